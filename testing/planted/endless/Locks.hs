-- Threads that wait for each other.
module Main where

import Control.Concurrent
import Control.Concurrent.MVar

worker :: MVar () -> MVar Int -> Int -> IO ()
worker done results n = do
  old <- takeMVar results
  putMVar results (old + n * n)
  signal done

signal :: MVar () -> IO ()
signal done = putMVar done ()

waitAll :: MVar () -> Int -> IO ()
waitAll done n
  | n == 0 = return ()
  | otherwise = takeMVar done >> waitAll done (n - 1)

gather :: Chan Int -> Int -> IO [Int]
gather chan n
  | n <= 0 = return []
  | otherwise = do
      x <- readChan chan
      rest <- gather chan (n - 1)
      return (x : rest)

main :: IO ()
main = do
  done <- newEmptyMVar
  results <- newMVar 0
  mapM_ (\n -> forkIO (worker done results n)) [1, 2, 3]
  waitAll done 3
  takeMVar results >>= print
  chan <- newChan
  mapM_ (writeChan chan) [4, 5]
  gather chan 2 >>= print

-- plant: worker | putMVar results (old + n * n) => readMVar results >>= \o -> putMVar results (o + n * n)
-- plant: signal | putMVar done () => takeMVar done
-- plant: waitAll | waitAll done (n - 1) => waitAll done n
-- plant: gather | n <= 0 => n < 0
