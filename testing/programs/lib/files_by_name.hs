-- Files by their names.
module Main where

import Control.Exception
import System.Directory
import System.FilePath
import System.IO.Error

main :: IO ()
main = do
  writeFile "a.txt" "some text\n"
  mapM doesFileExist ["a.txt", "b.txt", "."] >>= print
  mapM doesDirectoryExist ["a.txt", "b.txt", "."] >>= print
  mapM doesPathExist ["a.txt", "b.txt", "."] >>= print
  copyFile "a.txt" "b.txt"
  getFileSize "b.txt" >>= print
  renameFile "b.txt" "c.txt"
  mapM doesFileExist ["a.txt", "b.txt", "c.txt"] >>= print
  readFile "c.txt" >>= putStr
  removeFile "a.txt"
  removeFile "c.txt"
  r <- try (removeFile "a.txt")
  print (either isDoesNotExistError (const False) r)
  here <- getCurrentDirectory
  there <- makeAbsolute "x/../y"
  print (isAbsolute here, makeRelative here there)
-- expected stdout:
-- | [True,False,False]
-- | [False,False,True]
-- | [True,False,True]
-- | 10
-- | [True,False,True]
-- | some text
-- | True
-- | (True,"x/../y")
