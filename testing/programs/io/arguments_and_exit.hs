-- args: one "two words" -x 3
-- exit: 3
-- stderr: leaving
module Main where

import System.Environment
import System.Exit
import System.IO

main :: IO ()
main = do
  args <- getArgs
  print args
  mapM_ putStrLn (reverse args)
  let n = read (last args) :: Int
  hPutStrLn stderr "leaving"
  if n == 0 then exitSuccess else exitWith (ExitFailure n)
  putStrLn "not reached"

-- expected stdout:
-- | ["one","two words","-x","3"]
-- | 3
-- | -x
-- | two words
-- | one
