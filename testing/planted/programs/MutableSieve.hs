-- plant: sieve | i * i <= n => i * i < n - 15
-- plant: reverseRange | i < j => i + 1 < j
-- plant: prefixSums | before + x => before + x + x
-- plant: bump | succ => pred
{-# LANGUAGE FlexibleContexts #-}
module Main where
import Data.Array.ST
import Data.Array.Unboxed
import Data.Array.IO
import Control.Monad
import Control.Monad.ST

sieve :: Int -> UArray Int Bool
sieve n = runSTUArray $ do
  a <- newArray (2, n) True
  forM_ [2 .. n] $ \i -> do
    isP <- readArray a i
    when (isP && i * i <= n) $ forM_ [i * i, i * i + i .. n] $ \j -> writeArray a j False
  return a

rotate :: IOUArray Int Int -> Int -> IO ()
rotate a k = do
  (lo, hi) <- getBounds a
  let reverseRange i j = when (i < j) $ do
        x <- readArray a i
        y <- readArray a j
        writeArray a i y
        writeArray a j x
        reverseRange (i + 1) (j - 1)
  reverseRange lo (lo + k - 1)
  reverseRange (lo + k) hi
  reverseRange lo hi

prefixSums :: [Int] -> IO [Int]
prefixSums xs = do
  a <- newListArray (0, length xs - 1) xs :: IO (IOArray Int Int)
  forM_ [1 .. length xs - 1] $ \i -> do
    before <- readArray a (i - 1)
    x <- readArray a i
    writeArray a i (before + x)
  getElems a

countSort :: [Int] -> [Int]
countSort xs = concat [replicate n v | (v, n) <- assocs counts]
  where
    counts :: UArray Int Int
    counts = runSTUArray (do
      a <- newArray (minimum xs, maximum xs) 0
      mapM_ (bump a) xs
      return a)
    bump a x = readArray a x >>= writeArray a x . succ

main :: IO ()
main = do
  print [i | (i, True) <- assocs (sieve 40)]
  a <- newListArray (0, 6) [1 ..]
  rotate a 3
  getElems a >>= print
  prefixSums [3, 1, 4, 1, 5] >>= print
  print (countSort [3, 1, 2, 3, 5, 1])
