-- | Handles. What needs Foreign (hGetBuf, hPutBuf and their kin) is not here.
module System.IO
  ( IO, fixIO, FilePath, Handle, stdin, stdout, stderr
  , withFile, openFile, IOMode(..), hClose, readFile, readFile', writeFile, appendFile
  , hFileSize, hSetFileSize, hIsEOF, isEOF, BufferMode(..), hSetBuffering, hGetBuffering, hFlush
  , hGetPosn, hSetPosn, HandlePosn, hSeek, SeekMode(..), hTell
  , hIsOpen, hIsClosed, hIsReadable, hIsWritable, hIsSeekable, hIsTerminalDevice, hSetEcho, hGetEcho, hShow
  , hWaitForInput, hReady, hGetChar, hGetLine, hLookAhead, hGetContents, hGetContents'
  , hPutChar, hPutStr, hPutStrLn, hPrint
  , interact, putChar, putStr, putStrLn, print, getChar, getLine, getContents, getContents', readIO, readLn
  , withBinaryFile, openBinaryFile, hSetBinaryMode
  , openTempFile, openBinaryTempFile, openTempFileWithDefaultPermissions, openBinaryTempFileWithDefaultPermissions
  , hSetEncoding, hGetEncoding, TextEncoding, latin1, utf8, utf8_bom, utf16, utf16le, utf16be, utf32, utf32le, utf32be
  , localeEncoding, char8, mkTextEncoding
  , hSetNewlineMode, Newline(..), nativeNewline, NewlineMode(..), noNewlineTranslation, universalNewlineMode, nativeNewlineMode
  ) where

import Control.Exception (bracket)
import Data.Char (toUpper)
import Data.Maybe (listToMaybe)
import Inquest.Exception (IOErrorType(..), IOException(..))
import Inquest.IO

foreign import prim "handleLookAhead" primHandleLookAhead :: Int -> IO Char
foreign import prim "handleIsEof" primHandleIsEof :: Int -> IO Bool
foreign import prim "handleSetBuffering" primHandleSetBuffering :: Int -> Int -> IO ()
foreign import prim "handleGetBuffering" primHandleGetBuffering :: Int -> IO Int
foreign import prim "handleIsOpen" primHandleIsOpen :: Int -> IO Bool
foreign import prim "handleIsTerminal" primHandleIsTerminal :: Int -> IO Bool
foreign import prim "handleSetEcho" primHandleSetEcho :: Int -> Bool -> IO ()
foreign import prim "handleGetEcho" primHandleGetEcho :: Int -> IO Bool
foreign import prim "handleFileSize" primHandleFileSize :: Int -> IO Integer
foreign import prim "handleSetFileSize" primHandleSetFileSize :: Int -> Integer -> IO ()
foreign import prim "handleSeek" primHandleSeek :: Int -> Int -> Integer -> IO ()
foreign import prim "handleTell" primHandleTell :: Int -> IO Integer
foreign import prim "handleMode" primHandleMode :: Int -> IO Int
foreign import prim "handleIsSeekable" primHandleIsSeekable :: Int -> IO Bool
foreign import prim "handleWaitForInput" primHandleWaitForInput :: Int -> Int -> IO Bool
foreign import prim "handleSetCoding" primHandleSetCoding :: Int -> Int -> Int -> IO ()
foreign import prim "handleGetCoding" primHandleGetCoding :: Int -> IO Int
foreign import prim "handleSetNewlines" primHandleSetNewlines :: Int -> Bool -> Bool -> IO ()
foreign import prim "fileOpenTemp" primFileOpenTemp :: String -> String -> IO (String, Int)
foreign import prim "ioFix" fixIO :: (a -> IO a) -> IO a

data IOMode = ReadMode | WriteMode | AppendMode | ReadWriteMode
  deriving (Eq, Ord, Enum, Read, Show)

data BufferMode = NoBuffering | LineBuffering | BlockBuffering (Maybe Int)
  deriving (Eq, Ord, Read, Show)

data SeekMode = AbsoluteSeek | RelativeSeek | SeekFromEnd
  deriving (Eq, Ord, Enum, Read, Show)

stdin, stdout, stderr :: Handle
stdin = Handle 0 "<stdin>"
stdout = Handle 1 "<stdout>"
stderr = Handle 2 "<stderr>"

openFile :: FilePath -> IOMode -> IO Handle
openFile path mode = fmap (\n -> Handle n path) (primHandleOpen path (modeNumber mode))

modeNumber :: IOMode -> Int
modeNumber ReadMode = 0
modeNumber WriteMode = 1
modeNumber AppendMode = 2
modeNumber ReadWriteMode = 3

withFile :: FilePath -> IOMode -> (Handle -> IO r) -> IO r
withFile path mode action = bracket (openFile path mode) hClose action

hClose :: Handle -> IO ()
hClose (Handle n _) = primHandleClose n

-- | Strict: the whole file is read before it returns.
readFile' :: FilePath -> IO String
readFile' path = openFile path ReadMode >>= hGetContents'

getContents' :: IO String
getContents' = hGetContents' stdin

hGetContents :: Handle -> IO String
hGetContents (Handle n _) = primHandleGetContents n

hGetContents' :: Handle -> IO String
hGetContents' h = hGetContents h >>= \s -> length s `seq` return s

hFileSize :: Handle -> IO Integer
hFileSize (Handle n _) = primHandleFileSize n

hSetFileSize :: Handle -> Integer -> IO ()
hSetFileSize (Handle n _) size = primHandleSetFileSize n size

hIsEOF :: Handle -> IO Bool
hIsEOF (Handle n _) = primHandleIsEof n

isEOF :: IO Bool
isEOF = primHandleIsEof 0

hSetBuffering :: Handle -> BufferMode -> IO ()
hSetBuffering (Handle n _) mode = primHandleSetBuffering n (bufferNumber mode)

bufferNumber :: BufferMode -> Int
bufferNumber NoBuffering = 0
bufferNumber LineBuffering = 1
bufferNumber (BlockBuffering _) = 2

hGetBuffering :: Handle -> IO BufferMode
hGetBuffering (Handle n _) = fmap bufferMode (primHandleGetBuffering n)

bufferMode :: Int -> BufferMode
bufferMode 0 = NoBuffering
bufferMode 1 = LineBuffering
bufferMode _ = BlockBuffering Nothing

hFlush :: Handle -> IO ()
hFlush (Handle n _) = primHandleFlush n

data HandlePosn = HandlePosn Handle Integer

instance Eq HandlePosn where
  HandlePosn h p == HandlePosn i q = h == i && p == q
instance Show HandlePosn where
  showsPrec d (HandlePosn h p) = showsPrec d h . showString " at position " . shows p

hGetPosn :: Handle -> IO HandlePosn
hGetPosn h = fmap (HandlePosn h) (hTell h)

hSetPosn :: HandlePosn -> IO ()
hSetPosn (HandlePosn h p) = hSeek h AbsoluteSeek p

hSeek :: Handle -> SeekMode -> Integer -> IO ()
hSeek (Handle n _) mode offset = primHandleSeek n (seekNumber mode) offset

seekNumber :: SeekMode -> Int
seekNumber AbsoluteSeek = 0
seekNumber RelativeSeek = 1
seekNumber SeekFromEnd = 2

hTell :: Handle -> IO Integer
hTell (Handle n _) = primHandleTell n

hIsOpen, hIsClosed, hIsReadable, hIsWritable, hIsSeekable, hIsTerminalDevice :: Handle -> IO Bool
hIsOpen (Handle n _) = primHandleIsOpen n
hIsClosed (Handle n _) = fmap not (primHandleIsOpen n)
hIsReadable (Handle n _) = fmap (`elem` [0, 3]) (primHandleMode n)
hIsWritable (Handle n _) = fmap (`elem` [1, 2, 3]) (primHandleMode n)
hIsSeekable (Handle n _) = primHandleIsSeekable n
hIsTerminalDevice (Handle n _) = primHandleIsTerminal n

hSetEcho :: Handle -> Bool -> IO ()
hSetEcho (Handle n _) on = primHandleSetEcho n on

hGetEcho :: Handle -> IO Bool
hGetEcho (Handle n _) = primHandleGetEcho n

hShow :: Handle -> IO String
hShow h = return (show h)

hWaitForInput :: Handle -> Int -> IO Bool
hWaitForInput (Handle n _) milliseconds = primHandleWaitForInput n milliseconds

hReady :: Handle -> IO Bool
hReady h = hWaitForInput h 0

hGetChar :: Handle -> IO Char
hGetChar (Handle n _) = primHandleGetChar n

hGetLine :: Handle -> IO String
hGetLine (Handle n _) = primHandleGetLine n

hLookAhead :: Handle -> IO Char
hLookAhead (Handle n _) = primHandleLookAhead n

hPutChar :: Handle -> Char -> IO ()
hPutChar (Handle n _) c = primHandlePutString n [c]

hPutStr :: Handle -> String -> IO ()
hPutStr (Handle n _) s = primHandlePutString n s

hPutStrLn :: Handle -> String -> IO ()
hPutStrLn (Handle n _) s = primHandlePutString n s >> primHandlePutString n "\n"

hPrint :: Show a => Handle -> a -> IO ()
hPrint h x = hPutStrLn h (show x)

-- -------------------------------------------- binary files and encodings

openBinaryFile :: FilePath -> IOMode -> IO Handle
openBinaryFile path mode = openFile path mode >>= \h -> hSetBinaryMode h True >> return h

withBinaryFile :: FilePath -> IOMode -> (Handle -> IO r) -> IO r
withBinaryFile path mode action = bracket (openBinaryFile path mode) hClose action

hSetBinaryMode :: Handle -> Bool -> IO ()
hSetBinaryMode (Handle n _) binary =
  primHandleSetCoding n (if binary then 1 else 0) 0 >> primHandleSetNewlines n False False

openTempFile, openBinaryTempFile, openTempFileWithDefaultPermissions, openBinaryTempFileWithDefaultPermissions
  :: FilePath -> String -> IO (FilePath, Handle)
openTempFile directory template =
  fmap (\(path, n) -> (path, Handle n path)) (primFileOpenTemp directory template)
openBinaryTempFile directory template =
  openTempFile directory template >>= \(path, h) -> hSetBinaryMode h True >> return (path, h)
openTempFileWithDefaultPermissions directory template = openTempFile directory template
openBinaryTempFileWithDefaultPermissions directory template = openBinaryTempFile directory template

-- | Its name, and the numbers that handleSetCoding takes.
data TextEncoding = TextEncoding String Int Int

instance Show TextEncoding where
  showsPrec _ (TextEncoding name _ _) = showString name

latin1, utf8, utf8_bom, utf16, utf16le, utf16be, utf32, utf32le, utf32be, localeEncoding, char8 :: TextEncoding
utf8 = TextEncoding "UTF-8" 0 0
latin1 = TextEncoding "ISO-8859-1" 2 0
char8 = TextEncoding "ISO-8859-1" 3 0
localeEncoding = utf8
utf16 = TextEncoding "UTF-16" 4 0
utf16le = TextEncoding "UTF16-LE" 5 0
utf16be = TextEncoding "UTF-16BE" 6 0
utf32 = TextEncoding "UTF-32" 7 0
utf32le = TextEncoding "UTF-32LE" 8 0
utf32be = TextEncoding "UTF-32BE" 9 0
utf8_bom = TextEncoding "UTF-8BOM" 10 0

-- | A name, perhaps with //IGNORE or //TRANSLIT: what it cannot say is left out, or replaced.
mkTextEncoding :: String -> IO TextEncoding
mkTextEncoding name = case (lookup (map toUpper base) known, lookup suffix [("", 0), ("//IGNORE", 1), ("//TRANSLIT", 2)]) of
  (Just (TextEncoding shown number _), Just other) -> return (TextEncoding shown number other)
  _ -> ioError (IOError NoSuchThing "mkTextEncoding" ("unknown encoding:" ++ name) Nothing)
  where
    (base, suffix) = break (== '/') name
    known =
      [ ("UTF-8", utf8), ("UTF8", utf8), ("UTF-16", utf16), ("UTF-16LE", utf16le), ("UTF-16BE", utf16be), ("UTF-32", utf32)
      , ("UTF-32LE", utf32le), ("UTF-32BE", utf32be) ]
      ++ [ (n, latin1) | n <- ["ISO-8859-1", "ISO8859-1", "LATIN1", "LATIN-1", "L1"] ]

hSetEncoding :: Handle -> TextEncoding -> IO ()
hSetEncoding (Handle n _) (TextEncoding _ encoding other) = primHandleSetCoding n encoding other

-- | Nothing for binary handles.
hGetEncoding :: Handle -> IO (Maybe TextEncoding)
hGetEncoding (Handle n _) = fmap coding (primHandleGetCoding n)
  where
    coding number = case number `quotRem` 100 of
      (_, 1) -> Nothing
      (other, encoding) -> listToMaybe
        [ TextEncoding name encoding other
        | TextEncoding name known _ <-
            [utf8, latin1, char8, utf16, utf16le, utf16be, utf32, utf32le, utf32be, utf8_bom]
        , known == encoding ]

data Newline = LF | CRLF
  deriving (Eq, Ord, Read, Show)

data NewlineMode = NewlineMode { inputNL :: Newline, outputNL :: Newline }
  deriving (Eq, Ord, Read, Show)

nativeNewline :: Newline
nativeNewline = LF

noNewlineTranslation, universalNewlineMode, nativeNewlineMode :: NewlineMode
noNewlineTranslation = NewlineMode { inputNL = LF, outputNL = LF }
universalNewlineMode = NewlineMode { inputNL = CRLF, outputNL = LF }
nativeNewlineMode = NewlineMode { inputNL = LF, outputNL = LF }

hSetNewlineMode :: Handle -> NewlineMode -> IO ()
hSetNewlineMode (Handle n _) mode = primHandleSetNewlines n (inputNL mode == CRLF) (outputNL mode == CRLF)
