-- exit: 1
-- stdin: only one line
-- stderr: <stdin>: hGetLine: end of file
module Main where

main :: IO ()
main = do
  getLine >>= putStrLn
  getLine >>= putStrLn
-- expected stdout:
-- | only one line
