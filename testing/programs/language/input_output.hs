-- Standard input line by line, the rest lazily, arguments, files.
-- args: 3 "two words"
-- stdin: first
-- stdin: 10 20
-- stdin: a b c
-- stdin: d e
-- stderr: to stderr
module Main where

import System.Environment
import System.IO

main :: IO ()
main = do
  hSetBuffering stdout NoBuffering
  args <- getArgs
  print args
  line <- getLine
  putStrLn (reverse line)
  [a, b] <- fmap (map read . words) getLine
  print (a + b :: Int)
  end <- isEOF
  print end
  rest <- getContents
  mapM_ (print . words) (lines rest)
  writeFile "out.txt" "one\ntwo\n"
  appendFile "out.txt" "three\n"
  text <- readFile "out.txt"
  print (length (lines text), text)
  h <- openFile "out.txt" ReadMode
  l1 <- hGetLine h
  eof <- hIsEOF h
  hClose h
  print (l1, eof)
  hPutStrLn stderr "to stderr"
-- expected stdout:
-- | ["3","two words"]
-- | tsrif
-- | 30
-- | False
-- | ["a","b","c"]
-- | ["d","e"]
-- | (3,"one\ntwo\nthree\n")
-- | ("one",False)
