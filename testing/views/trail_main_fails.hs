-- An action of a library fails in main.
-- view: trail
-- view: trail --go a1
module Main where

main :: IO ()
main = do
  text <- readFile "no such file"
  print (length text)
-- expected stdout:
-- | $ trail
-- | Error:
-- |   no such file: openFile: does not exist (No such file or directory)
-- | Calls that lead there:
-- |   <- main  -- trail_main_fails.hs:8:11, node 0
-- | Trail:
-- |   <- readFile "no such file"  -- trail_main_fails.hs:8:11
-- | $ trail --go a1
-- | Error:
-- |   no such file: openFile: does not exist (No such file or directory)
-- | Calls that lead there:
-- |   <- main  -- trail_main_fails.hs:8:11, node 0
-- | Trail:
-- |   <- readFile "no such file"  -- trail_main_fails.hs:8:11
-- |   <- main  -- trail_main_fails.hs:8:20, node 0
