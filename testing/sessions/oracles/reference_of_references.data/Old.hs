module Main where
import Data.IORef
import System.IO.Unsafe

counter :: IORef Int
counter = unsafePerformIO (newIORef 10)
{-# NOINLINE counter #-}

next :: IO Int
next = do
  n <- readIORef counter
  writeIORef counter (n + 1)
  return n

main :: IO ()
main = do
  a <- next
  b <- next
  print (a, b)
