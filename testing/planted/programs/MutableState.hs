-- References and mutable arrays in ST and IO: sieves, sums, union-find, a counter.
module Main where

import Control.Monad
import Control.Monad.ST
import Data.Array
import Data.Array.ST
import Data.IORef
import Data.STRef

sumST :: [Int] -> Int
sumST xs = runST $ do
  total <- newSTRef 0
  forM_ xs $ \x -> when (x > 0) (modifySTRef total (+ x))
  readSTRef total

sieve :: Int -> [Int]
sieve n = [i | (i, True) <- assocs marks]
  where
    marks = runSTArray $ do
      arr <- newArray (2, n) True
      forM_ [2 .. n] $ \i -> do
        isPrime <- readArray arr i
        when (isPrime && i * i <= n) $
          forM_ [i * i, i * i + i .. n] $ \j -> writeArray arr j False
      return arr

fibST :: Int -> Integer
fibST n = runST $ do
  a <- newSTRef 0
  b <- newSTRef 1
  replicateM_ n $ do
    x <- readSTRef a
    y <- readSTRef b
    writeSTRef a y
    writeSTRef b (x + y)
  readSTRef a

groups :: Int -> [(Int, Int)] -> Int
groups n links = runST $ do
  parents <- newListArray (0, n - 1) [0 .. n - 1] :: ST s (STArray s Int Int)
  forM_ links (union parents)
  roots <- forM [0 .. n - 1] (find parents)
  return (length (filter id (zipWith (==) roots [0 ..])))

find :: STArray s Int Int -> Int -> ST s Int
find parents i = do
  p <- readArray parents i
  if p == i then return i else find parents p

union :: STArray s Int Int -> (Int, Int) -> ST s ()
union parents (a, b) = do
  ra <- find parents a
  rb <- find parents b
  when (ra /= rb) (writeArray parents ra rb)

data Counter = Counter {value :: IORef Int, log_ :: IORef [String]}

newCounter :: Int -> IO Counter
newCounter n = Counter <$> newIORef n <*> newIORef []

bump :: Counter -> Int -> IO ()
bump c n = do
  old <- readIORef (value c)
  writeIORef (value c) (old + n)
  modifyIORef (log_ c) ((show old ++ "+" ++ show n) :)

main :: IO ()
main = do
  print (sumST [3, -4, 5])
  print (sieve 20)
  print (fibST 10)
  print (groups 6 [(0, 1), (2, 3), (1, 3)])
  c <- newCounter 10
  mapM_ (bump c) [1, 5]
  v <- readIORef (value c)
  entries <- readIORef (log_ c)
  print (v, reverse entries)
