{-# LANGUAGE FlexibleContexts #-}
module Main where
import Data.Array.ST
import Data.Array.IO
import Data.Array.Unboxed
import Control.Monad.ST
import Control.Monad
import Data.STRef
swap :: (MArray a e m, Ix i) => a i e -> i -> i -> m ()
swap arr i j = do
  x <- readArray arr i
  y <- readArray arr j
  writeArray arr i y
  writeArray arr j x
qsort :: (MArray (STUArray s) e (ST s), Ord e) => STUArray s Int e -> Int -> Int -> ST s ()
qsort arr lo hi = when (lo < hi) $ do
  p <- readArray arr ((lo + hi) `div` 2)
  let loop i j
        | i > j = return (i, j)
        | otherwise = do
            i' <- up i
            j' <- down j
            if i' <= j' then swap arr i' j' >> loop (i' + 1) (j' - 1) else return (i', j')
      up i = do { x <- readArray arr i; if x < p then up (i + 1) else return i }
      down j = do { x <- readArray arr j; if x > p then down (j - 1) else return j }
  (i, j) <- loop lo hi
  qsort arr lo j
  qsort arr i hi
sorted :: [Int] -> [Int]
sorted xs = elems (runSTUArray (do
  a <- newListArray (0, length xs - 1) xs
  qsort a 0 (length xs - 1)
  return a))
total :: (IArray a Int) => a Int Int -> Int
total a = sum (elems a)
modifyArray a i f = readArray a i >>= writeArray a i . f
main :: IO ()
main = do
  print (sorted [5, 2, 9, 1, 5, 6])
  arr <- newArray_ (0, 4) :: IO (IOUArray Int Int)
  getElems arr >>= print
  forM_ [0 .. 4] $ \i -> writeArray arr i (i * i)
  modifyArray arr 2 (+ 100)
  frozen <- freeze arr :: IO (UArray Int Int)
  print frozen
  print (total frozen, total (listArray (0, 2) [1, 2, 3] :: Array Int Int))
  marr <- thaw frozen :: IO (IOArray Int Int)
  b <- getBounds marr
  print b
  getAssocs marr >>= print
  let r = runST (do
        a <- newArray ((0, 0), (2, 2)) 0 :: ST s (STUArray s (Int, Int) Int)
        forM_ (range ((0, 0), (2, 2))) $ \(i, j) -> writeArray a (i, j) (i * 3 + j)
        getElems a)
  print r
  print (accumArray (+) 0 (0, 3) [(i `mod` 4, i) | i <- [1 .. 10]] :: UArray Int Int)
  print (amap (* 2) frozen ! 3, frozen // [(0, 7)], bounds frozen, ixmap (0, 1) (+ 1) frozen)
  mapArray (+ 1) arr >>= getElems >>= print
-- expected stdout:
-- | [1,2,5,5,6,9]
-- | [0,0,0,0,0]
-- | array (0,4) [(0,0),(1,1),(2,104),(3,9),(4,16)]
-- | (130,6)
-- | (0,4)
-- | [(0,0),(1,1),(2,104),(3,9),(4,16)]
-- | [0,1,2,3,4,5,6,7,8]
-- | array (0,3) [(0,12),(1,15),(2,18),(3,10)]
-- | (18,array (0,4) [(0,7),(1,1),(2,104),(3,9),(4,16)],(0,4),array (0,1) [(0,1),(1,104)])
-- | [1,2,105,10,17]
