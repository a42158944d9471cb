module Main where
import List
import System
main = print (myList 3) >> go
-- expected stdout:
-- | [1,2,3]
-- | own System
