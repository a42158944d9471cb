-- Encodings of handles: what is written, byte by byte, and read again; marks; line ends.
import Control.Exception
import Control.Monad
import Data.Char (ord)
import System.IO

encodings :: [TextEncoding]
encodings = [utf8, utf8_bom, utf16, utf16le, utf16be, utf32, utf32le, utf32be, latin1, char8]

bytesOf :: FilePath -> IO [Int]
bytesOf path = withBinaryFile path ReadMode $ \h -> do
  text <- hGetContents h
  _ <- evaluate (length text)
  return (map ord text)

writeBytes :: FilePath -> [Int] -> IO ()
writeBytes path bytes = withBinaryFile path WriteMode (\h -> hPutStr h (map toEnum bytes))

writeWith :: TextEncoding -> FilePath -> [String] -> IO ()
writeWith encoding path texts = withFile path WriteMode $ \h -> do
  hSetEncoding h encoding
  mapM_ (hPutStr h) texts

readWith :: TextEncoding -> FilePath -> IO String
readWith encoding path = withFile path ReadMode $ \h -> do
  hSetEncoding h encoding
  text <- hGetContents h
  _ <- evaluate (length text)
  return text

attempt :: Show a => IO a -> IO ()
attempt action = do
  result <- try action
  case result of
    Left e -> putStrLn ("failed: " ++ show (e :: IOException))
    Right x -> print x

main :: IO ()
main = do
  forM_ encodings $ \e -> do
    putStrLn (show e)
    writeWith e "a" ["h\233", "!\n"]
    bytesOf "a" >>= print
    attempt (readWith e "a")
  putStrLn "beyond the first plane"
  forM_ [utf8, utf16, utf16le, utf32, utf32le] $ \e -> do
    writeWith e "b" ["x\120121y"]
    bytesOf "b" >>= print
    attempt (readWith e "b")
  putStrLn "marks"
  writeBytes "c" [0xff, 0xfe, 65, 0, 66, 0]
  attempt (readWith utf16 "c")
  attempt (readWith utf16le "c")
  writeBytes "c" [0, 65, 0, 66]
  attempt (readWith utf16 "c")
  writeBytes "c" [0xff, 0xfe, 0, 0, 65, 0, 0, 0]
  attempt (readWith utf32 "c")
  writeBytes "c" [0xef, 0xbb, 0xbf, 65]
  attempt (readWith utf8_bom "c")
  attempt (readWith utf8 "c")
  writeBytes "c" []
  attempt (readWith utf16 "c")
  putStrLn "what is no text"
  writeBytes "d" [0, 65, 0xdc, 0, 0, 66]
  attempt (readWith utf16be "d")
  writeBytes "d" [0, 65, 0xd8, 0, 0, 66]
  attempt (readWith utf16be "d")
  writeBytes "d" [0, 65, 0]
  attempt (readWith utf16be "d")
  writeBytes "d" [0, 0x11, 0, 0]
  attempt (readWith utf32be "d")
  attempt (writeWith utf16 "d" ["a\55296b"])
  ignoring <- mkTextEncoding "UTF-16BE//IGNORE"
  writeWith ignoring "d" ["a\55296b"]
  bytesOf "d" >>= print
  putStrLn "which"
  withFile "a" ReadMode $ \h -> do
    hGetEncoding h >>= print
    hSetEncoding h utf16
    hGetEncoding h >>= print
    hSetEncoding h utf32le
    hGetEncoding h >>= print
    hSetBinaryMode h True
    hGetEncoding h >>= print
  putStrLn "line ends"
  writeBytes "e" (map ord "one\r\ntwo\rthree\n\r\n\r")
  forM_ [noNewlineTranslation, universalNewlineMode, nativeNewlineMode] $ \mode -> do
    withFile "e" ReadMode $ \h -> hSetNewlineMode h mode >> hGetLine h >>= print
    withFile "e" ReadMode $ \h -> do
      hSetNewlineMode h mode
      text <- hGetContents h
      print text
    withFile "e" ReadMode $ \h -> do
      hSetNewlineMode h mode
      cs <- replicateM 5 (hGetChar h)
      print cs
  withFile "f" WriteMode $ \h -> do
    hSetNewlineMode h (NewlineMode { inputNL = LF, outputNL = CRLF })
    hPutStr h "one\ntwo\r\n"
    hPutChar h '\n'
    hSetBinaryMode h True
    hPutStr h "three\n"
  bytesOf "f" >>= print . map toEnum'
  withFile "g" WriteMode $ \h -> do
    hSetEncoding h utf16
    hSetNewlineMode h (NewlineMode { inputNL = CRLF, outputNL = CRLF })
    hPutStrLn h "x"
  bytesOf "g" >>= print
  withFile "g" ReadMode $ \h -> do
    hSetEncoding h utf16
    hSetNewlineMode h universalNewlineMode
    line <- hGetLine h
    end <- hIsEOF h
    print (line, end)
  where
    toEnum' n = toEnum n :: Char
-- expected stdout:
-- | UTF-8
-- | [104,195,169,33,10]
-- | "h\233!\n"
-- | UTF-8BOM
-- | [239,187,191,104,195,169,33,10]
-- | "h\233!\n"
-- | UTF-16
-- | [254,255,0,104,0,233,0,33,0,10]
-- | "h\233!\n"
-- | UTF16-LE
-- | [104,0,233,0,33,0,10,0]
-- | "h\233!\n"
-- | UTF-16BE
-- | [0,104,0,233,0,33,0,10]
-- | "h\233!\n"
-- | UTF-32
-- | [0,0,254,255,0,0,0,104,0,0,0,233,0,0,0,33,0,0,0,10]
-- | "h\233!\n"
-- | UTF-32LE
-- | [104,0,0,0,233,0,0,0,33,0,0,0,10,0,0,0]
-- | "h\233!\n"
-- | UTF-32BE
-- | [0,0,0,104,0,0,0,233,0,0,0,33,0,0,0,10]
-- | "h\233!\n"
-- | ISO-8859-1
-- | [104,233,33,10]
-- | "h\233!\n"
-- | ISO-8859-1
-- | [104,233,33,10]
-- | "h\233!\n"
-- | beyond the first plane
-- | [120,240,157,148,185,121]
-- | "x\120121y"
-- | [254,255,0,120,216,53,221,57,0,121]
-- | "x\120121y"
-- | [120,0,53,216,57,221,121,0]
-- | "x\120121y"
-- | [0,0,254,255,0,0,0,120,0,1,213,57,0,0,0,121]
-- | "x\120121y"
-- | [120,0,0,0,57,213,1,0,121,0,0,0]
-- | "x\120121y"
-- | marks
-- | "AB"
-- | "\65279AB"
-- | "AB"
-- | "A"
-- | "A"
-- | "\65279A"
-- | ""
-- | what is no text
-- | failed: d: hGetContents: invalid argument (invalid byte sequence)
-- | failed: d: hGetContents: invalid argument (invalid byte sequence)
-- | failed: d: hGetContents: invalid argument (invalid byte sequence)
-- | failed: d: hGetContents: invalid argument (invalid byte sequence)
-- | failed: d: commitBuffer: invalid argument (invalid character)
-- | [0,97,0,98]
-- | which
-- | Just UTF-8
-- | Just UTF-16
-- | Just UTF-32LE
-- | Nothing
-- | line ends
-- | "one\r"
-- | "one\r\ntwo\rthree\n\r\n\r"
-- | "one\r\n"
-- | "one"
-- | "one\ntwo\rthree\n\n\r"
-- | "one\nt"
-- | "one\r"
-- | "one\r\ntwo\rthree\n\r\n\r"
-- | "one\r\n"
-- | "one\r\ntwo\r\r\n\r\nthree\n"
-- | [254,255,0,120,0,13,0,10]
-- | ("x",True)
