-- exit: 1
-- stderr: user error (no such account)
module Main where

main :: IO ()
main = do
  putStrLn "before"
  _ <- ioError (userError "no such account")
  putStrLn "after"
-- expected stdout:
-- | before
