module Main where

import System.Exit

main :: IO ()
main = do
  putStrLn "done"
  _ <- exitSuccess
  putStrLn "not reached"
-- expected stdout:
-- | done
