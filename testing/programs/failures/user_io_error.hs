-- exit: 1
-- stderr: user error (this will not do)
module Main where

main :: IO ()
main = do
  putStrLn "before"
  ioError (userError "this will not do")
  putStrLn "after"

-- expected stdout:
-- | before
