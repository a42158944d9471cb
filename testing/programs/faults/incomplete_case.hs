-- exit: 1
-- stderr: Non-exhaustive patterns in case
module Main where

main :: IO ()
main = do
  putStrLn "before"
  putStrLn (case length "abc" of
    1 -> "one"
    2 -> "two")
-- expected stdout:
-- | before
