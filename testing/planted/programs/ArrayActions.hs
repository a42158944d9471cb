-- plant: square | i * i => if i > 110 then i else i * i
-- plant: fill | [1 .. 150] => [1 .. 149]
-- plant: total | sum (drop 1 xs) => sum (drop 2 xs)
-- plant: shift | writeArray arr (i - 1) x => writeArray arr (max 1 (i - 2)) x
-- plant: swap | writeArray arr j a => writeArray arr i a
-- plant: largest | maximum xs => minimum xs
module Main where

import Control.Monad
import Data.Array.IO

square :: Int -> Int
square i = i * i

-- More than a hundred elements, and the fault may be in the last ones.
fill :: IOArray Int Int -> IO ()
fill arr = forM_ [1 .. 150] $ \i -> writeArray arr i (square i)

shift :: IOArray Int Int -> IO ()
shift arr = forM_ [2 .. 150] $ \i -> do
  x <- readArray arr i
  writeArray arr (i - 1) x

swap :: IOArray Int Int -> Int -> Int -> IO ()
swap arr i j = do
  a <- readArray arr i
  b <- readArray arr j
  writeArray arr i b
  writeArray arr j a

-- What the whole array held is what these are given.
total :: IOArray Int Int -> IO Int
total arr = do
  xs <- getElems arr
  return (sum (drop 1 xs))

largest :: IOArray Int Int -> IO Int
largest arr = fmap (\xs -> maximum xs) (getElems arr)

main :: IO ()
main = do
  arr <- newArray (1, 150) 0
  fill arr
  total arr >>= print
  shift arr
  swap arr 1 149
  total arr >>= print
  largest arr >>= print
