-- | Files by their names. Folders can be told from files, not be made or listed.
module System.Directory
  ( doesFileExist, doesDirectoryExist, doesPathExist, removeFile, copyFile, renameFile, renamePath, getFileSize
  , getCurrentDirectory, getHomeDirectory, getTemporaryDirectory, makeAbsolute
  ) where

import Control.Exception (bracket, evaluate, try)
import System.Environment (getEnv, lookupEnv)
import System.FilePath (isAbsolute, normalise, (</>))
import System.IO
import System.IO.Error (ioeGetErrorString, isDoesNotExistError, isPermissionError)

foreign import prim "fileExists" primFileExists :: String -> IO Bool
foreign import prim "fileRemove" primFileRemove :: String -> IO ()

doesFileExist, doesDirectoryExist, doesPathExist :: FilePath -> IO Bool
doesFileExist path = primFileExists path
-- What can be opened is a file.
doesDirectoryExist path = do
  r <- try (openFile path ReadMode)
  case r of
    Right h -> hClose h >> return False
    Left e
      | isDoesNotExistError e || isPermissionError e -> return False
      | otherwise -> const (fmap not (primFileExists path)) (ioeGetErrorString e)
doesPathExist path = do
  file <- doesFileExist path
  if file then return True else doesDirectoryExist path

removeFile :: FilePath -> IO ()
removeFile path = primFileRemove path

copyFile, renameFile, renamePath :: FilePath -> FilePath -> IO ()
copyFile from to = do
  bytes <- bracket (openBinaryFile from ReadMode) hClose (\h -> hGetContents h >>= \s -> evaluate (length s) >> return s)
  bracket (openBinaryFile to WriteMode) hClose (\h -> hPutStr h bytes)
renameFile from to = copyFile from to >> removeFile from
renamePath from to = renameFile from to

getFileSize :: FilePath -> IO Integer
getFileSize path = bracket (openBinaryFile path ReadMode) hClose hFileSize

getCurrentDirectory, getHomeDirectory, getTemporaryDirectory :: IO FilePath
getCurrentDirectory = getEnv "PWD"
getHomeDirectory = getEnv "HOME"
getTemporaryDirectory = fmap (maybe "/tmp" id) (lookupEnv "TMPDIR")

makeAbsolute :: FilePath -> IO FilePath
makeAbsolute path
  | isAbsolute path = return (normalise path)
  | otherwise = fmap (\here -> normalise (here </> path)) getCurrentDirectory
