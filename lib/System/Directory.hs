-- | Files and folders by their names, as in directory 1.3.
module System.Directory
  ( createDirectory, createDirectoryIfMissing, removeDirectory, removeDirectoryRecursive, removePathForcibly, renameDirectory
  , listDirectory, getDirectoryContents, getCurrentDirectory, setCurrentDirectory, withCurrentDirectory
  , getHomeDirectory, XdgDirectory(..), getXdgDirectory, XdgDirectoryList(..), getXdgDirectoryList
  , getAppUserDataDirectory, getUserDocumentsDirectory, getTemporaryDirectory
  , removeFile, renameFile, renamePath, copyFile, getFileSize, canonicalizePath, makeAbsolute, makeRelativeToCurrentDirectory
  , doesPathExist, doesFileExist, doesDirectoryExist
  , findExecutable, findExecutables, findExecutablesInDirectories, findFile, findFiles, findFileWith, findFilesWith, exeExtension
  , Permissions(..), emptyPermissions, getPermissions, setOwnerReadable, setOwnerWritable, setOwnerExecutable, setOwnerSearchable
  , getModificationTime
  ) where

import Control.Exception (bracket, bracket_, evaluate)
import Control.Monad (filterM, forM_, unless, when)
import Data.Fixed (Fixed(..))
import Data.Time.Clock (UTCTime, secondsToNominalDiffTime)
import Data.Time.Clock.POSIX (posixSecondsToUTCTime)
import System.Environment (getEnv, lookupEnv)
import System.FilePath
import System.IO
import System.IO.Error

foreign import prim "fileExists" primFileExists :: String -> IO Bool
foreign import prim "fileRemove" primFileRemove :: String -> IO ()
foreign import prim "fileRename" primFileRename :: String -> String -> IO ()
foreign import prim "fileAccess" primFileAccess :: String -> IO Int
foreign import prim "fileModified" primFileModified :: String -> IO Integer
foreign import prim "folderExists" primFolderExists :: String -> IO Bool
foreign import prim "folderMake" primFolderMake :: String -> IO ()
foreign import prim "folderRemove" primFolderRemove :: String -> IO ()
foreign import prim "folderList" primFolderList :: String -> IO [String]
foreign import prim "folderPresent" primFolderPresent :: IO String
foreign import prim "folderEnter" primFolderEnter :: String -> IO ()

doesFileExist, doesDirectoryExist, doesPathExist :: FilePath -> IO Bool
doesFileExist path = primFileExists path
doesDirectoryExist path = primFolderExists path
doesPathExist path = do
  file <- doesFileExist path
  if file then return True else doesDirectoryExist path

createDirectory :: FilePath -> IO ()
createDirectory path = primFolderMake path

createDirectoryIfMissing :: Bool -> FilePath -> IO ()
createDirectoryIfMissing withParents path
  | null path = return ()
  | withParents = make (scanl1 (</>) (splitDirectories (normalise path)))
  | otherwise = make [path]
  where
    make paths = forM_ paths (\each -> do
      there <- doesDirectoryExist each
      unless there (createDirectory each))

removeDirectory, removeDirectoryRecursive, removePathForcibly, removeFile :: FilePath -> IO ()
removeDirectory path = primFolderRemove path
removeDirectoryRecursive path = do
  names <- listDirectory path
  forM_ names (\name -> do
    let inside = path </> name
    isFolder <- doesDirectoryExist inside
    if isFolder then removeDirectoryRecursive inside else removeFile inside)
  removeDirectory path
removePathForcibly path = do
  isFolder <- doesDirectoryExist path
  if isFolder then removeDirectoryRecursive path else do
    there <- doesFileExist path
    when there (removeFile path)
removeFile path = primFileRemove path

renamePath, renameFile, renameDirectory, copyFile :: FilePath -> FilePath -> IO ()
renamePath from to = primFileRename from to
renameFile from to = do
  isFolder <- doesDirectoryExist from
  when isFolder (wrongKind "renameFile:renamePath:rename" "is a directory" from)
  primFileRename from to
renameDirectory from to = do
  isFile <- doesFileExist from
  when isFile (wrongKind "renameDirectory:renamePath:rename" "not a directory" from)
  primFileRename from to
copyFile from to = do
  bytes <- bracket (openBinaryFile from ReadMode) hClose (\h -> hGetContents h >>= \s -> evaluate (length s) >> return s)
  bracket (openBinaryFile to WriteMode) hClose (\h -> hPutStr h bytes)

wrongKind :: String -> String -> FilePath -> IO a
wrongKind location what path = ioError (ioeSetErrorString (mkIOError illegalOperationErrorType location Nothing (Just path)) what)

-- | In the order of the names; directory gives them as the file system does.
listDirectory, getDirectoryContents :: FilePath -> IO [FilePath]
listDirectory path = primFolderList path
getDirectoryContents path = fmap ([".", ".."] ++) (primFolderList path)

getFileSize :: FilePath -> IO Integer
getFileSize path = bracket (openBinaryFile path ReadMode) hClose hFileSize

getCurrentDirectory :: IO FilePath
getCurrentDirectory = primFolderPresent

setCurrentDirectory :: FilePath -> IO ()
setCurrentDirectory path = primFolderEnter path

withCurrentDirectory :: FilePath -> IO a -> IO a
withCurrentDirectory path act = bracket getCurrentDirectory setCurrentDirectory (\_ -> setCurrentDirectory path >> act)

getHomeDirectory, getTemporaryDirectory, getUserDocumentsDirectory :: IO FilePath
getHomeDirectory = getEnv "HOME"
getTemporaryDirectory = fmap (maybe "/tmp" id) (lookupEnv "TMPDIR")
getUserDocumentsDirectory = getHomeDirectory

getAppUserDataDirectory :: FilePath -> IO FilePath
getAppUserDataDirectory name = fmap (\home -> home ++ "/." ++ name) getHomeDirectory

data XdgDirectory = XdgData | XdgConfig | XdgCache deriving (Bounded, Enum, Eq, Ord, Read, Show)
data XdgDirectoryList = XdgDataDirs | XdgConfigDirs deriving (Bounded, Enum, Eq, Ord, Read, Show)

getXdgDirectory :: XdgDirectory -> FilePath -> IO FilePath
getXdgDirectory kind path = do
  set <- lookupEnv variable
  base <- case set of
    Just folder | isAbsolute folder -> return folder
    _ -> fmap (</> usual) getHomeDirectory
  return (normalise (base </> path))
  where
    (variable, usual) = case kind of
      XdgData -> ("XDG_DATA_HOME", ".local/share")
      XdgConfig -> ("XDG_CONFIG_HOME", ".config")
      XdgCache -> ("XDG_CACHE_HOME", ".cache")

getXdgDirectoryList :: XdgDirectoryList -> IO [FilePath]
getXdgDirectoryList kind = fmap (maybe usual splitSearchPath) (lookupEnv variable)
  where
    (variable, usual) = case kind of
      XdgDataDirs -> ("XDG_DATA_DIRS", ["/usr/local/share/", "/usr/share/"])
      XdgConfigDirs -> ("XDG_CONFIG_DIRS", ["/etc/xdg"])

makeAbsolute, canonicalizePath, makeRelativeToCurrentDirectory :: FilePath -> IO FilePath
makeAbsolute path
  | isAbsolute path = return (normalise path)
  | otherwise = fmap (\here -> normalise (here </> path)) getCurrentDirectory
-- | Symbolic links stay as they are.
canonicalizePath path = fmap (joinPath . reverse . foldl step [] . splitDirectories . dropTrailingPathSeparator) (makeAbsolute path)
  where
    step (_ : up@(_ : _)) ".." = up
    step up ".." = up
    step up "." = up
    step up name = name : up
makeRelativeToCurrentDirectory path = fmap (\here -> makeRelative here path) getCurrentDirectory

findFilesWith :: (FilePath -> IO Bool) -> [FilePath] -> String -> IO [FilePath]
findFilesWith accepts folders name
  | isAbsolute name = there [name]
  | otherwise = there (map (</> name) folders)
  where there = filterM (\path -> do { isFile <- doesFileExist path; if isFile then accepts path else return False })

findFileWith :: (FilePath -> IO Bool) -> [FilePath] -> String -> IO (Maybe FilePath)
findFileWith accepts folders name = fmap first (findFilesWith accepts folders name)

first :: [a] -> Maybe a
first [] = Nothing
first (x : _) = Just x

findFiles, findExecutablesInDirectories :: [FilePath] -> String -> IO [FilePath]
findFiles folders name = findFilesWith (\_ -> return True) folders name
findExecutablesInDirectories folders name = findFilesWith (fmap executable . getPermissions) folders name

findFile :: [FilePath] -> String -> IO (Maybe FilePath)
findFile folders name = fmap first (findFiles folders name)

findExecutable :: String -> IO (Maybe FilePath)
findExecutable name = fmap first (findExecutables name)

findExecutables :: String -> IO [FilePath]
findExecutables name = do
  path <- lookupEnv "PATH"
  findExecutablesInDirectories (maybe [] splitSearchPath path) name

exeExtension :: String
exeExtension = ""

data Permissions = Permissions { readable :: Bool, writable :: Bool, executable :: Bool, searchable :: Bool }
  deriving (Eq, Ord, Read, Show)

emptyPermissions :: Permissions
emptyPermissions = Permissions { readable = False, writable = False, executable = False, searchable = False }

getPermissions :: FilePath -> IO Permissions
getPermissions path = do
  may <- primFileAccess path
  isFolder <- doesDirectoryExist path
  let mayExecute = odd may
  return (Permissions (may >= 4) (may `mod` 4 >= 2) (mayExecute && not isFolder) (mayExecute && isFolder))

setOwnerReadable, setOwnerWritable, setOwnerExecutable, setOwnerSearchable :: Bool -> Permissions -> Permissions
setOwnerReadable b p = p { readable = b }
setOwnerWritable b p = p { writable = b }
setOwnerExecutable b p = p { executable = b }
setOwnerSearchable b p = p { searchable = b }

getModificationTime :: FilePath -> IO UTCTime
getModificationTime path = do
  nanoseconds <- primFileModified path
  return (posixSecondsToUTCTime (secondsToNominalDiffTime (MkFixed (nanoseconds * 1000))))
