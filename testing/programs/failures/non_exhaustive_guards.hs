-- exit: 1
-- stderr: Non-exhaustive
module Main where

sign :: Int -> String
sign n
  | n > 0 = "positive"
  | n < 0 = "negative"

main :: IO ()
main = do
  putStrLn (sign 3)
  putStrLn (sign (-3))
  putStrLn (sign 0)

-- expected stdout:
-- | positive
-- | negative
