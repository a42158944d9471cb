-- | The name of this module in Haskell 98.
module IO
  ( Handle, HandlePosn, IOMode(..), BufferMode(..), SeekMode(..), stdin, stdout, stderr, openFile, hClose, hFileSize, hIsEOF
  , isEOF, hSetBuffering, hGetBuffering, hFlush, hGetPosn, hSetPosn, hSeek, hWaitForInput, hReady, hGetChar, hGetLine
  , hLookAhead, hGetContents, hPutChar, hPutStr, hPutStrLn, hPrint, hIsOpen, hIsClosed, hIsReadable, hIsWritable
  , hIsSeekable, isAlreadyExistsError, isDoesNotExistError, isAlreadyInUseError, isFullError, isEOFError
  , isIllegalOperation, isPermissionError, isUserError, ioeGetErrorString, ioeGetHandle, ioeGetFileName, try, bracket
  , bracket_, IO, FilePath, IOError, ioError, userError, catch, interact, putChar, putStr, putStrLn, print, getChar, getLine
  , getContents, readFile, writeFile, appendFile, readIO, readLn
  ) where

import Control.Exception (bracket, bracket_)
import System.IO
import System.IO.Error
import qualified System.IO.Error as Error

catch :: IO a -> (IOError -> IO a) -> IO a
catch action handler = Error.catchIOError action handler

try :: IO a -> IO (Either IOError a)
try action = Error.tryIOError action
