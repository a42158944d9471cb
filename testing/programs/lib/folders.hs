-- Folders: made, listed, entered, removed; what is found in them.
module Main where

import Control.Exception
import Control.Monad
import Data.List (sort)
import System.Directory
import System.FilePath
import System.IO.Error

kind :: IO a -> IO String
kind act = fmap (either name (const "fine")) (try act)
  where
    name e
      | isDoesNotExistError e = "not there"
      | isAlreadyExistsError e = "there already"
      | otherwise = "refused"

-- All files below a folder.
walk :: FilePath -> IO [FilePath]
walk folder = do
  names <- fmap sort (listDirectory folder)
  fmap concat (forM names (\n -> do
    let path = folder </> n
    isFolder <- doesDirectoryExist path
    if isFolder then walk path else return [path]))

main :: IO ()
main = do
  createDirectory "one"
  kind (createDirectory "one") >>= putStrLn
  kind (createDirectory "two/three") >>= putStrLn
  createDirectoryIfMissing True "one/two/three"
  createDirectoryIfMissing True "one/two"
  writeFile "one/a.txt" "a"
  writeFile "one/two/b.txt" "bb"
  walk "one" >>= print
  fmap sort (getDirectoryContents "one") >>= print
  withCurrentDirectory "one/two" (do
    here <- getCurrentDirectory
    putStrLn (takeFileName here)
    readFile "b.txt" >>= putStrLn
    writeFile "c.txt" "ccc"
    getFileSize "c.txt" >>= print
    doesFileExist "a.txt" >>= print)
  doesFileExist "one/two/c.txt" >>= print
  kind (removeDirectory "one") >>= putStrLn
  kind (listDirectory "nowhere") >>= putStrLn
  kind (setCurrentDirectory "nowhere") >>= putStrLn
  kind (setCurrentDirectory "one/a.txt") >>= putStrLn
  renameDirectory "one/two" "one/due"
  renameFile "one/a.txt" "one/due/a.txt"
  walk "one" >>= print
  kind (renameFile "one/due" "x") >>= putStrLn
  findFile ["one", "one/due"] "a.txt" >>= print
  findFile ["one"] "a.txt" >>= print
  p <- getPermissions "one/due/a.txt"
  print (readable p, writable p, executable p, searchable p)
  q <- getPermissions "one"
  print (readable q, executable q, searchable q)
  t <- getModificationTime "one/due/a.txt"
  u <- getModificationTime "one/due/c.txt"
  print (t <= u || t >= u)
  makeAbsolute "one/x" >>= \path -> getCurrentDirectory >>= \here -> print (makeRelative here path)
  removeDirectoryRecursive "one"
  doesPathExist "one" >>= print
  kind (removeFile "one") >>= putStrLn
-- expected stdout:
-- | there already
-- | not there
-- | ["one/a.txt","one/two/b.txt"]
-- | [".","..","a.txt","two"]
-- | two
-- | bb
-- | 3
-- | False
-- | True
-- | refused
-- | not there
-- | not there
-- | refused
-- | ["one/due/a.txt","one/due/b.txt","one/due/c.txt"]
-- | refused
-- | Just "one/due/a.txt"
-- | Nothing
-- | (True,True,False,False)
-- | (True,False,True)
-- | True
-- | "one/x"
-- | False
-- | not there
