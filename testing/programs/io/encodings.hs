-- stdin: äö
-- stdin: äö
-- stdin: äö
-- Bytes and characters: encodings of handles, for input and output, and what they cannot say.
module Main where

import System.IO
import Control.Exception
import qualified Data.ByteString.Char8 as B
main :: IO ()
main = do
  mapM_ print [latin1, utf8, utf8_bom, utf16, utf16le, utf32be, char8, localeEncoding]
  mkTextEncoding "UTF-8//IGNORE" >>= print
  mkTextEncoding "latin1" >>= print
  mkTextEncoding "ISO-8859-1" >>= print
  mkTextEncoding "utf-8" >>= print
  (try (mkTextEncoding "FOO") :: IO (Either IOException TextEncoding)) >>= print
  h <- openFile "e.out" WriteMode
  hGetEncoding h >>= print
  hSetEncoding h latin1
  hGetEncoding h >>= print
  hPutStrLn h "\228\246\252"
  r <- try (hPutStrLn h "ab\8364cd" >> hFlush h) :: IO (Either IOException ())
  print r
  hSetEncoding h char8
  hGetEncoding h >>= print
  hPutStrLn h "\8364\300x"
  hSetEncoding h utf8
  hPutStrLn h "\8364\300x"
  hSetBinaryMode h True
  hGetEncoding h >>= print
  hPutStrLn h "\228"
  hSetBinaryMode h False
  hGetEncoding h >>= print
  hPutStrLn h "\228"
  hClose h
  B.readFile "e.out" >>= print
  h <- openFile "e.out" ReadMode
  hSetEncoding h latin1
  hGetLine h >>= print
  hGetLine h >>= print
  hSetEncoding h char8
  hGetLine h >>= print
  hSetBinaryMode h True
  hGetContents h >>= print
  h <- openBinaryFile "e.out" ReadMode
  hGetEncoding h >>= print
  hGetContents h >>= print
  e <- mkTextEncoding "UTF-8//IGNORE"
  h <- openFile "e.out" ReadMode
  hSetEncoding h e
  hGetContents h >>= print
  e <- mkTextEncoding "UTF-8//TRANSLIT"
  h <- openFile "e.out" ReadMode
  hSetEncoding h e
  hGetContents h >>= print
  e <- mkTextEncoding "latin1//TRANSLIT"
  h <- openFile "e2.out" WriteMode
  hSetEncoding h e
  hPutStrLn h "a\8364b\228"
  hClose h
  B.readFile "e2.out" >>= print
  hSetBinaryMode stdout True
  putStrLn "\195\164"
  hSetEncoding stdout latin1
  putStrLn "\195\164"
  B.putStrLn (B.pack "\195\164")
  hSetEncoding stdout utf8
  putStrLn "\228"
  B.putStrLn (B.pack "\195\164")
  getLine >>= print
  hSetEncoding stdin latin1
  getLine >>= print
  B.getLine >>= print
  r <- try (readFile "e.out" >>= putStrLn) :: IO (Either IOException ())
  print r
  hClose stdin
  r <- try (hSetEncoding stdin utf8) :: IO (Either IOException ())
  print r
  r <- try (hSetBinaryMode stdin True) :: IO (Either IOException ())
  print r
-- expected stdout:
-- | ISO-8859-1
-- | UTF-8
-- | UTF-8BOM
-- | UTF-16
-- | UTF16-LE
-- | UTF-32BE
-- | ISO-8859-1
-- | UTF-8
-- | UTF-8
-- | ISO-8859-1
-- | ISO-8859-1
-- | UTF-8
-- | Left mkTextEncoding: does not exist (unknown encoding:FOO)
-- | Just UTF-8
-- | Just ISO-8859-1
-- | Left e.out: commitBuffer: invalid argument (invalid character)
-- | Just ISO-8859-1
-- | Nothing
-- | Just UTF-8
-- | "\228\246\252\nab\172,x\n\226\130\172\196\172x\n\228\n\195\164\n"
-- | "\228\246\252"
-- | "ab\172,x"
-- | "\226\130\172\196\172x"
-- | "\228\n\195\164\n"
-- | Nothing
-- | "\228\246\252\nab\172,x\n\226\130\172\196\172x\n\228\n\195\164\n"
-- | "\nab,x\n\8364\300x\n\n\228\n"
-- | "\65533\65533\65533\nab\65533,x\n\8364\300x\n\65533\n\228\n"
-- | "a?b\228\n"
-- | ä
-- | ä
-- | ä
-- | ä
-- | ä
-- | "\228\246"
-- | "\195\164\195\182"
-- | "\195\164\195\182"
-- | Left e.out: hGetContents: invalid argument (invalid byte sequence)
-- | Right ()
-- | Right ()
