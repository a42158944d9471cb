-- A value is computed at most once; trace shows when (order is the demand's).
-- stderr: once
module Main where

import Debug.Trace

main :: IO ()
main = do
  let x = trace "once" (sum [1 .. 100 :: Int])
      y = x + x
      unused = trace "never" (1 :: Int)
  print y
  print (x * 2)
  let pair = (trace "left" 1, trace "right" 2) :: (Int, Int)
  print (snd pair)
  print (if True then 'a' else trace "never" 'b')
  let xs = map (\n -> trace ("elem " ++ show n) (n * n)) [1, 2, 3 :: Int]
  print (length xs)
  print (xs !! 1)
  print (sum xs)

-- expected stdout:
-- | 10100
-- | 10100
-- | 2
-- | 'a'
-- | 3
-- | 4
-- | 14
