-- Writing, appending, reading, listing lines, handles.
module Main where

import Control.Monad
import System.IO

main :: IO ()
main = do
  writeFile "out.txt" "first\n"
  appendFile "out.txt" "second\nthird"
  s <- readFile "out.txt"
  putStrLn s
  print (length s, length (lines s))
  h <- openFile "nums.txt" WriteMode
  forM_ [1 .. 5 :: Int] (hPrint h)
  hPutStrLn h "end"
  hClose h
  h2 <- openFile "nums.txt" ReadMode
  l1 <- hGetLine h2
  eof <- hIsEOF h2
  rest <- hGetContents h2
  putStrLn (l1 ++ "|" ++ show eof ++ "|" ++ show (lines rest))
  hClose h2
  r <- withFile "out.txt" ReadMode (\hd -> do { a <- hGetLine hd; b <- hGetChar hd; return (a, b) })
  print r
  writeFile "out.txt" (map succ "HAL")
  readFile "out.txt" >>= putStrLn
  let copy from to = readFile from >>= writeFile to
  copy "nums.txt" "copy.txt"
  n <- fmap (length . lines) (readFile "copy.txt")
  print n

-- expected stdout:
-- | first
-- | second
-- | third
-- | (18,3)
-- | 1|False|["2","3","4","5","end"]
-- | ("first",'s')
-- | IBM
-- | 6
