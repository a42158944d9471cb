-- exit: 1
-- stderr: index too large
module Main where

main :: IO ()
main = do
  let xs = [10, 20, 30]
  print (xs !! 2)
  print (xs !! 3)

-- expected stdout:
-- | 30
