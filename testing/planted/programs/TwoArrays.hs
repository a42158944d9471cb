-- Actions on several mutable arrays and references: which of them was changed matters.
module Main where

import Control.Monad
import Data.Array.IO
import Data.IORef

type Row = IOArray Int Int

fresh :: Int -> Int -> IO Row
fresh size first = do
  row <- newArray (0, size - 1) 0
  writeArray row 0 first
  return row

fill :: Row -> (Int -> Int) -> IO ()
fill row f = do
  (low, high) <- getBounds row
  forM_ [low .. high] $ \i -> writeArray row i (f i)

copyInto :: Row -> Row -> IO ()
copyInto from to = do
  (low, high) <- getBounds from
  forM_ [low .. high] $ \i -> do
    x <- readArray from i
    writeArray to i x

swapAt :: Int -> Row -> Row -> IO ()
swapAt i a b = do
  x <- readArray a i
  y <- readArray b i
  writeArray a i y
  writeArray b i x

note :: IORef [String] -> String -> IO ()
note ref name = modifyIORef ref ((name ++ "!") :)

newLog :: String -> IO (IORef [String])
newLog title = do
  ref <- newIORef []
  unless (null title) (writeIORef ref [title])
  return ref

main :: IO ()
main = do
  out <- newLog "log"
  a <- fresh 3 7
  b <- newListArray (0, 2) [1, 2, 3]
  note out "swap"
  swapAt 0 a b
  getElems a >>= print
  getElems b >>= print
  note out "copy"
  copyInto b a
  fill b (* 2)
  getElems a >>= print
  getElems b >>= print
  readIORef out >>= mapM_ putStrLn . reverse
-- plant: fresh | newArray (0, size - 1) 0 => newArray (0, size - 1) 1
-- plant: fresh | writeArray row 0 first => writeArray row 1 first
-- plant: swapAt | writeArray b i x => writeArray a i x
-- plant: swapAt | readArray b i => readArray a i
-- plant: newLog | unless => when
-- plant: note | name ++ "!" => name ++ "?"
-- plant: main | copyInto b a => copyInto a b
