-- stdin: 3
-- stdin: 10
-- stdin: 20
-- stdin: 30
-- stdin: the rest
-- stdin: of it
module Main where

import Control.Monad
import System.IO

readNumbers :: Int -> IO [Int]
readNumbers n = replicateM n readLn

loop :: Int -> IO Int
loop count = do
  eof <- isEOF
  if eof
    then return count
    else do
      l <- getLine
      putStrLn ("> " ++ reverse l)
      loop (count + 1)

main :: IO ()
main = do
  hSetBuffering stdout NoBuffering
  putStr "How many? "
  n <- readLn
  xs <- readNumbers n
  print (sum xs)
  c <- getChar
  d <- getChar
  print (c, d)
  rest <- loop 0
  print rest

-- expected stdout:
-- | How many? 60
-- | ('t','h')
-- | > tser e
-- | > ti fo
-- | 2
