-- exit: 1
-- stderr: Prelude.undefined
module Main where

main :: IO ()
main = do
  print (length [undefined :: Int, undefined])
  print (undefined + 1 :: Int)
-- expected stdout:
-- | 2
