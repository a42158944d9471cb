module Main where
import Data.IORef
import System.IO.Unsafe

-- References that pure code made: no action tells what they began with.
counter :: IORef Int
counter = unsafePerformIO (newIORef 0)
{-# NOINLINE counter #-}

settings :: (IORef Int, IORef [String])
settings = unsafePerformIO (do
  width <- newIORef 4
  writeIORef width (initial "width")
  names <- newIORef ["a"]
  return (width, names))
{-# NOINLINE settings #-}

initial :: String -> Int
initial name = length name * 2

next :: IO Int
next = do
  n <- readIORef counter
  writeIORef counter (bump n)
  return n

bump :: Int -> Int
bump n = n + 1

label :: String -> IO String
label s = do
  n <- next
  width <- readIORef (fst settings)
  modifyIORef (snd settings) (s :)
  return (replicate (width - length s) ' ' ++ s ++ show n)

main :: IO ()
main = do
  labels <- mapM label ["x", "yy", "z"]
  putStrLn (concat labels)
  readIORef (snd settings) >>= print
-- plant: counter | newIORef 0 => newIORef 5
-- plant: bump | n + 1 => n + 2
-- plant: settings | newIORef ["a"] => newIORef ["b"]
-- plant: settings | (initial "width") => (initial "with")
-- plant: initial | length name * 2 => length name + 2
-- plant: label | width - length s => width + length s
