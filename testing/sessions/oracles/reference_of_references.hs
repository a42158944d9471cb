-- A reference that is a constant: main of the reference program has its own.
-- debug: --oracle reference:Old.hs
module Main where
import Data.IORef
import System.IO.Unsafe

counter :: IORef Int
counter = unsafePerformIO (newIORef 11)
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
-- expected stdout:
-- | (11,12)
-- expected session:
-- | (11,12)
-- | The fault is in counter, reference_of_references.hs:8:1
-- |     counter = unsafePerformIO (newIORef 11)
