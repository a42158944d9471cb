-- A little of everything that a statement can be about; judge_test.cpp runs it with the input "x\n42\n".
module Main where
import Data.IORef
import qualified Data.Map as M
import Control.Exception
import Control.Monad
import Data.Array
import Data.Array.ST
import Control.Monad.ST
import Data.STRef
import System.IO
import Text.Read (readMaybe)

-- local functions and free variables
scale :: Int -> [Int] -> [Int]
scale k xs = go xs
  where go [] = []
        go (y:ys) = mul y : go ys
        mul y = y * k + off
        off = 1

-- laziness
nats :: [Int]
nats = go 0 where go n = n : go (n + 1)

firstBig :: Int -> [Int] -> Int
firstBig n (x:xs) | x > n = x
                  | otherwise = firstBig n xs

cyc :: [Int]
cyc = 1 : 2 : cyc

takeC :: Int -> [Int] -> [Int]
takeC 0 _ = []
takeC n (x:xs) = x : takeC (n - 1) xs

-- errors
safeDiv :: Int -> Int -> Int
safeDiv _ 0 = error "division"
safeDiv a b = a `div` b

headOr :: [Int] -> Int
headOr (x:_) = x

tryIt :: Int -> IO String
tryIt n = do
  r <- try (evaluate (safeDiv 10 n))
  case r of
    Left (ErrorCall m) -> return ("failed " ++ m)
    Right v -> return (show v)

-- references
bump :: IORef Int -> Int -> IO ()
bump r n = modifyIORef r (+ n)

counter :: IORef Int -> IO Int
counter r = do
  bump r 1
  bump r 2
  readIORef r

-- input
ask :: String -> IO Int
ask q = do
  putStrLn q
  l <- getLine
  case readMaybe l of
    Just n -> return n
    Nothing -> do
      putStrLn "again"
      ask q

-- st
sumST :: [Int] -> Int
sumST xs = runST (do
  r <- newSTRef 0
  forM_ xs (\x -> modifySTRef r (+ x))
  readSTRef r)

sieve :: Int -> [Int]
sieve n = [i | (i, True) <- assocs arr]
  where arr = runSTArray (do
          a <- newArray (2, n) True
          forM_ [2 .. n] (\i -> do
            p <- readArray a i
            when (p && i * i <= n) (strike a i))
          return a)
        strike a i = forM_ [i * i, i * i + i .. n] (\j -> writeArray a j False)

-- maps
hist :: String -> M.Map Char Int
hist = foldr (\c m -> M.insertWith (+) c 1 m) M.empty

main :: IO ()
main = do
  print (scale 3 [1, 2, 3])
  print (firstBig 4 nats)
  print (takeC 5 cyc)
  print (headOr [3])
  s <- tryIt 0
  putStrLn s
  t <- tryIt 2
  putStrLn t
  r <- newIORef 10
  c <- counter r
  print c
  n <- ask "number?"
  print (n * 2)
  print (sumST [1 .. 4])
  print (sieve 20)
  print (M.toList (hist "hello"))
