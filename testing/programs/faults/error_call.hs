-- exit: 1
-- stderr: the list must not be empty
module Main where

largest :: [Int] -> Int
largest [] = error "the list must not be empty"
largest xs = maximum xs

main :: IO ()
main = do
  print (largest [1, 3, 2])
  print (largest [])
  putStrLn "not reached"
-- expected stdout:
-- | 3
