-- exit: 1
-- stderr: Missing field in record construction
module Main where

data P = P { px :: Int, py :: Int }

main :: IO ()
main = do
  let p = P { px = 1 }
  print (px p)
  print (py p)
-- expected stdout:
-- | 1
