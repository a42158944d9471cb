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

-- -------------------------------------------- binary files and encodings: text is always UTF-8

openBinaryFile :: FilePath -> IOMode -> IO Handle
openBinaryFile path mode = openFile path mode

withBinaryFile :: FilePath -> IOMode -> (Handle -> IO r) -> IO r
withBinaryFile path mode action = withFile path mode action

hSetBinaryMode :: Handle -> Bool -> IO ()
hSetBinaryMode _ _ = return ()

openTempFile, openBinaryTempFile, openTempFileWithDefaultPermissions, openBinaryTempFileWithDefaultPermissions
  :: FilePath -> String -> IO (FilePath, Handle)
openTempFile directory template =
  fmap (\(path, n) -> (path, Handle n path)) (primFileOpenTemp directory template)
openBinaryTempFile directory template = openTempFile directory template
openTempFileWithDefaultPermissions directory template = openTempFile directory template
openBinaryTempFileWithDefaultPermissions directory template = openTempFile directory template

newtype TextEncoding = TextEncoding String

instance Show TextEncoding where
  showsPrec _ (TextEncoding name) = showString name

latin1, utf8, utf8_bom, utf16, utf16le, utf16be, utf32, utf32le, utf32be, localeEncoding, char8 :: TextEncoding
latin1 = TextEncoding "ISO-8859-1"
utf8 = TextEncoding "UTF-8"
utf8_bom = TextEncoding "UTF-8BOM"
utf16 = TextEncoding "UTF-16"
utf16le = TextEncoding "UTF-16LE"
utf16be = TextEncoding "UTF-16BE"
utf32 = TextEncoding "UTF-32"
utf32le = TextEncoding "UTF-32LE"
utf32be = TextEncoding "UTF-32BE"
localeEncoding = utf8
char8 = TextEncoding "binary"

mkTextEncoding :: String -> IO TextEncoding
mkTextEncoding name = return (TextEncoding name)

hSetEncoding :: Handle -> TextEncoding -> IO ()
hSetEncoding _ _ = return ()

hGetEncoding :: Handle -> IO (Maybe TextEncoding)
hGetEncoding _ = return (Just utf8)

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
hSetNewlineMode _ _ = return ()
