-- plant: marks.(\) | even i => odd i
-- plant: sieve | [n * n, n * n + n .. limit] => [n * n + n, n * n + n + n .. limit]
-- plant: total.(\) | acc + x => acc - x
-- plant: counts.(\) | old + 1 => old + 2
-- plant: reversed.(\) | size - 1 - i => size - i - i
-- Arrays and references that only a part of the program can see.
module Main where

import Control.Monad
import Control.Monad.ST
import Data.Array
import Data.Array.ST
import Data.STRef

marks :: Int -> Array Int Bool
marks n = runSTArray (do
  arr <- newArray (1, n) True
  forM_ [1 .. n] (\i -> writeArray arr i (even i))
  return arr)

sieve :: Int -> [Int]
sieve limit = [i | (i, True) <- assocs table]
  where
    table = runSTArray $ do
      arr <- newArray (2, limit) True
      forM_ [2 .. limit] $ \n -> do
        isPrime <- readArray arr n
        when (isPrime && n * n <= limit) $
          forM_ [n * n, n * n + n .. limit] $ \m -> writeArray arr m False
      return arr

total :: [Int] -> Int
total xs = runST $ do
  ref <- newSTRef 0
  mapM_ (\x -> modifySTRef ref (\acc -> acc + x)) xs
  readSTRef ref

counts :: [Int] -> Array Int Int
counts xs = runSTArray $ do
  arr <- newArray (0, 4) 0
  mapM_ (\x -> do { old <- readArray arr x; writeArray arr x (old + 1) }) xs
  return arr

reversed :: [Int] -> [Int]
reversed xs = elems (runSTArray $ do
  let size = length xs
  arr <- newArray (0, size - 1) 0
  mapM_ (\(i, x) -> writeArray arr (size - 1 - i) x) (zip [0 ..] xs)
  return arr)

main :: IO ()
main = do
  print (elems (marks 3))
  print (sieve 30)
  print (total [1, 2, 3])
  print (elems (counts [1, 3, 3, 0]))
  print (reversed [1, 2, 3])
