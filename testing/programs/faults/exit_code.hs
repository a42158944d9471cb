-- exit: 3
module Main where

import Control.Monad (when)
import System.Exit

main :: IO ()
main = do
  putStr "no newline, but flushed"
  when True $ exitWith (ExitFailure 3)
  putStrLn "not reached"
-- expected stdout:
-- | no newline, but flushed
-- (no newline at the end)
