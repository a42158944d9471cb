-- A thread waits for what never comes. Such a run ends with an error of its own.
module Main where

import Control.Concurrent
import Control.Concurrent.MVar

produce :: MVar Int -> Int -> IO ()
produce box n = if n > 0 then putMVar box (n * 2) else putMVar box 0

main :: IO ()
main = do
  box <- newEmptyMVar
  _ <- forkIO (produce box 4)
  n <- takeMVar box
  print n

-- plant: produce | putMVar box (n * 2) => return ()
