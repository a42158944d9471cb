module System.IO.Error
  ( IOError, IOErrorType, userError, mkIOError, annotateIOError
  , isAlreadyExistsError, isDoesNotExistError, isAlreadyInUseError, isFullError, isEOFError, isIllegalOperation
  , isPermissionError, isUserError, isResourceVanishedError
  , ioeGetErrorType, ioeGetLocation, ioeGetErrorString, ioeGetHandle, ioeGetFileName
  , ioeSetErrorType, ioeSetErrorString, ioeSetLocation, ioeSetHandle, ioeSetFileName
  , alreadyExistsErrorType, doesNotExistErrorType, alreadyInUseErrorType, fullErrorType, eofErrorType
  , illegalOperationErrorType, permissionErrorType, userErrorType, resourceVanishedErrorType
  , isAlreadyExistsErrorType, isDoesNotExistErrorType, isAlreadyInUseErrorType, isFullErrorType, isEOFErrorType
  , isIllegalOperationErrorType, isPermissionErrorType, isUserErrorType, isResourceVanishedErrorType
  , ioError, catchIOError, tryIOError, modifyIOError
  ) where

import Control.Exception (try)
import Inquest.Exception
import Inquest.Monad ((<|>))
import Inquest.IO (Handle, handlePath)

-- | The handle is kept as its file's name.
mkIOError :: IOErrorType -> String -> Maybe Handle -> Maybe FilePath -> IOError
mkIOError kind location h path = IOError kind location "" (path <|> fmap handlePath h)

annotateIOError :: IOError -> String -> Maybe Handle -> Maybe FilePath -> IOError
annotateIOError (IOError kind _ text old) location h path = IOError kind location text (old <|> path <|> fmap handlePath h)

isAlreadyExistsError, isDoesNotExistError, isAlreadyInUseError, isFullError, isEOFError, isIllegalOperation :: IOError -> Bool
isAlreadyExistsError e = isAlreadyExistsErrorType (ioeGetErrorType e)
isDoesNotExistError e = isDoesNotExistErrorType (ioeGetErrorType e)
isAlreadyInUseError e = isAlreadyInUseErrorType (ioeGetErrorType e)
isFullError e = isFullErrorType (ioeGetErrorType e)
isEOFError e = isEOFErrorType (ioeGetErrorType e)
isIllegalOperation e = isIllegalOperationErrorType (ioeGetErrorType e)

isPermissionError, isUserError, isResourceVanishedError :: IOError -> Bool
isPermissionError e = isPermissionErrorType (ioeGetErrorType e)
isUserError e = isUserErrorType (ioeGetErrorType e)
isResourceVanishedError e = isResourceVanishedErrorType (ioeGetErrorType e)

alreadyExistsErrorType, doesNotExistErrorType, alreadyInUseErrorType, fullErrorType, eofErrorType :: IOErrorType
alreadyExistsErrorType = AlreadyExists
doesNotExistErrorType = NoSuchThing
alreadyInUseErrorType = ResourceBusy
fullErrorType = ResourceExhausted
eofErrorType = EOF

illegalOperationErrorType, permissionErrorType, userErrorType, resourceVanishedErrorType :: IOErrorType
illegalOperationErrorType = IllegalOperation
permissionErrorType = PermissionDenied
userErrorType = UserError
resourceVanishedErrorType = ResourceVanished

isAlreadyExistsErrorType, isDoesNotExistErrorType, isAlreadyInUseErrorType, isFullErrorType :: IOErrorType -> Bool
isAlreadyExistsErrorType t = t == AlreadyExists
isDoesNotExistErrorType t = t == NoSuchThing
isAlreadyInUseErrorType t = t == ResourceBusy
isFullErrorType t = t == ResourceExhausted

isEOFErrorType, isIllegalOperationErrorType, isPermissionErrorType, isUserErrorType, isResourceVanishedErrorType :: IOErrorType -> Bool
isEOFErrorType t = t == EOF
isIllegalOperationErrorType t = t == IllegalOperation
isPermissionErrorType t = t == PermissionDenied
isUserErrorType t = t == UserError
isResourceVanishedErrorType t = t == ResourceVanished

ioeGetErrorType :: IOError -> IOErrorType
ioeGetErrorType (IOError kind _ _ _) = kind

ioeGetLocation :: IOError -> String
ioeGetLocation (IOError _ location _ _) = location

ioeGetErrorString :: IOError -> String
ioeGetErrorString (IOError kind _ text _) = if isUserErrorType kind then text else show kind

-- | Errors do not keep their handle.
ioeGetHandle :: IOError -> Maybe Handle
ioeGetHandle _ = Nothing

ioeGetFileName :: IOError -> Maybe FilePath
ioeGetFileName (IOError _ _ _ path) = path

ioeSetErrorType :: IOError -> IOErrorType -> IOError
ioeSetErrorType (IOError _ location text path) kind = IOError kind location text path

ioeSetErrorString :: IOError -> String -> IOError
ioeSetErrorString (IOError kind location _ path) text = IOError kind location text path

ioeSetLocation :: IOError -> String -> IOError
ioeSetLocation (IOError kind _ text path) location = IOError kind location text path

ioeSetHandle :: IOError -> Handle -> IOError
ioeSetHandle (IOError kind location text path) h = IOError kind location text (path <|> Just (handlePath h))

ioeSetFileName :: IOError -> FilePath -> IOError
ioeSetFileName (IOError kind location text _) path = IOError kind location text (Just path)

catchIOError :: IO a -> (IOError -> IO a) -> IO a
catchIOError action handler = catch action handler

tryIOError :: IO a -> IO (Either IOError a)
tryIOError action = try action

modifyIOError :: (IOError -> IOError) -> IO a -> IO a
modifyIOError f action = catch action (\e -> ioError (f e))
