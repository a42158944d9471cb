-- exit: 1
-- stderr: divide by zero
module Main where

main :: IO ()
main = do
  print (10 `div` (2 :: Int))
  print (10 `mod` (0 :: Integer))
-- expected stdout:
-- | 5
