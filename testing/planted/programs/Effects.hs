-- plant: bump | n + 1 => n + 2
-- plant: total | modifyIORef ref (+ x) => modifyIORef ref (* x)
-- plant: sieve | [p * p, p * p + p .. n] => [p * p, p * p + p .. n - 10]
-- plant: bubble | x > y => x < y
-- plant: safeDiv | safeDiv _ 0 = Left "zero" => safeDiv _ 1 = Left "zero"
-- plant: validate | when (n < 0) => when (n < 1)
-- plant: loop | loop (i - 1) (acc * i) => loop (i - 1) (acc + i)
-- plant: collatz | 3 * n + 1 => 3 * n - 1
-- plant: logStep | tell [n] => tell [n, n]
-- plant: configured | local (+ 1) => local (+ 2)
-- plant: histogram | accumArray (+) 0 => accumArray (+) 1
-- plant: parseAge | readMaybe s => readMaybe (drop 1 s)
-- plant: checkAll | sequence => fmap reverse . sequence
-- plant: next | zipWith (+) (0 : r) (r ++ [0]) => zipWith (+) (0 : r) (r ++ [1])
module Main where

import Control.Monad
import Control.Monad.Reader
import Control.Monad.ST
import Control.Monad.Writer
import Data.Array
import Data.Array.ST
import Data.Array.Unboxed (UArray)
import qualified Data.Array.Unboxed as U
import Data.IORef
import Text.Read (readMaybe)

bump :: IORef Int -> IO Int
bump ref = do
  n <- readIORef ref
  writeIORef ref (n + 1)
  return n

total :: [Int] -> IO Int
total xs = do
  ref <- newIORef 0
  forM_ xs $ \x -> modifyIORef ref (+ x)
  readIORef ref

sieve :: Int -> [Int]
sieve n = [i | (i, True) <- U.assocs marks]
  where
    marks :: UArray Int Bool
    marks = runSTUArray $ do
      arr <- newArray (2, n) True
      forM_ [2 .. n] $ \p -> do
        prime <- readArray arr p
        when (prime && p * p <= n) $
          forM_ [p * p, p * p + p .. n] $ \m -> writeArray arr m False
      return arr

bubble :: [Int] -> [Int]
bubble (x : y : rest)
  | x > y = y : bubble (x : rest)
  | otherwise = x : bubble (y : rest)
bubble xs = xs

bubbleSort :: [Int] -> [Int]
bubbleSort xs = iterate bubble xs !! length xs

safeDiv :: Int -> Int -> Either String Int
safeDiv _ 0 = Left "zero"
safeDiv a b = Right (a `div` b)

validate :: Int -> Either String Int
validate n = do
  when (n < 0) $ Left ("negative: " ++ show n)
  half <- safeDiv n 2
  safeDiv 100 half

factorial :: Integer -> Integer
factorial n = loop n 1
  where
    loop 0 acc = acc
    loop i acc = loop (i - 1) (acc * i)

collatz :: Int -> Int
collatz n
  | even n = n `div` 2
  | otherwise = 3 * n + 1

logStep :: Int -> Writer [Int] Int
logStep n = do
  tell [n]
  if n == 1 then return 0 else fmap (+ 1) (logStep (collatz n))

configured :: Reader Int [Int]
configured = do
  a <- ask
  b <- local (+ 1) ask
  return [a, b]

histogram :: [Int] -> [(Int, Int)]
histogram xs = assocs (accumArray (+) 0 (0, 3) [(x, 1) | x <- xs] :: Array Int Int)

parseAge :: String -> Maybe Int
parseAge s = do
  n <- readMaybe s
  guard (n >= 0)
  return n

checkAll :: [String] -> Maybe [Int]
checkAll = sequence . map parseAge

pascal :: [[Int]]
pascal = iterate next [1]
  where
    next r = zipWith (+) (0 : r) (r ++ [0])

main :: IO ()
main = do
  counter <- newIORef 5
  a <- bump counter
  b <- bump counter
  print (a, b)
  total [1, 2, 3] >>= print
  print (sieve 30)
  print (bubbleSort [3, 1, 2])
  print (map validate [8, 0, -1, 2])
  print (factorial 5)
  print (runWriter (logStep 6))
  print (runReader configured 10)
  print (histogram [0, 1, 1, 3])
  print (checkAll ["1", "22"], checkAll ["1", "-2"], checkAll ["x"])
  print (take 4 pascal)
