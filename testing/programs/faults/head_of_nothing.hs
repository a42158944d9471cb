-- exit: 1
-- stderr: Prelude.head: empty list
module Main where

main :: IO ()
main = do
  print (head [1 :: Int])
  print (head ([] :: [Int]))
-- expected stdout:
-- | 1
