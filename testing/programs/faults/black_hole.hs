-- exit: 1
-- stderr: <<loop>>
module Main where

main :: IO ()
main = do
  putStrLn "before"
  let x = x + 1 :: Int
  print x
-- expected stdout:
-- | before
