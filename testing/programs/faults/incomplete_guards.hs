-- exit: 1
-- stderr: Non-exhaustive
module Main where

sign :: Int -> Int
sign n
  | n < 0 = -1
  | n > 0 = 1

main :: IO ()
main = mapM_ (print . sign) [-5, 5, 0]
-- expected stdout:
-- | -1
-- | 1
