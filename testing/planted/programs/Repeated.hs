-- plant: next | n + 1 => n + 2
-- plant: announce | " is " => " was "
-- plant: fill | writeIORef ref (2 * n) => writeIORef ref (3 * n)
-- plant: tick | modifyIORef counter (+ 1) => modifyIORef counter (+ 2)
-- plant: collect | collect (n - 1) act => collect n act
-- plant: drawAll | x * w => x + w
-- Actions that are executed several times, with different effects.
module Main where

import Control.Monad
import Data.IORef

tick :: IORef Int -> IO Int
tick counter = do
  modifyIORef counter (+ 1)
  readIORef counter

next :: IORef Int -> IO Int
next ref = do
  n <- readIORef ref
  writeIORef ref (n + 1)
  return n

announce :: String -> IO Int -> IO ()
announce name get = do
  v <- get
  putStrLn (name ++ " is " ++ show v)

twice :: IO a -> IO (a, a)
twice act = do
  a <- act
  b <- act
  return (a, b)

fill :: IORef Int -> Int -> IO ()
fill ref n = when (even n) (writeIORef ref (2 * n))

collect :: Int -> IO a -> IO [a]
collect n act
  | n <= 0 = return []
  | otherwise = do
      x <- act
      xs <- collect (n - 1) act
      return (x : xs)

drawAll :: [Int] -> [Int] -> IO ()
drawAll xs ws = forM_ xs $ \x -> do
  let scaledRow = [x * w | w <- ws]
  putStrLn (unwords (map show scaledRow))

untilM :: (Int -> Bool) -> IO Int -> IO Int
untilM done act = do
  x <- act
  if done x then return x else untilM done act

main :: IO ()
main = do
  counter <- newIORef 0
  announce "first" (tick counter)
  announce "second" (tick counter)
  pair <- twice (next counter)
  print pair
  mapM_ (fill counter) [1 .. 4]
  xs <- collect 3 (tick counter)
  print xs
  drawAll [1, 2] [3, 5]
  end <- untilM (> 13) (tick counter)
  final <- readIORef counter
  print (end, final)
