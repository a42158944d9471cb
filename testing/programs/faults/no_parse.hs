-- exit: 1
-- stderr: Prelude.read: no parse
module Main where

main :: IO ()
main = do
  print (read "12" + 1 :: Int)
  print (read "twelve" + 1 :: Int)
-- expected stdout:
-- | 13
