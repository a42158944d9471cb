-- An action that goes on for ever and does nothing that can be seen; a function that it calls stands still.
module Main where

import Data.IORef

advance :: Int -> Int
advance n = n + step n

step :: Int -> Int
step n = if even n then 1 else 3

raise :: IORef Int -> Int -> IO ()
raise ref limit = do
  n <- readIORef ref
  if n >= limit
    then return ()
    else do
      writeIORef ref (advance n)
      raise ref limit

main :: IO ()
main = do
  ref <- newIORef 0
  raise ref 12
  readIORef ref >>= print

-- plant: step | then 1 => then 0
-- plant: advance | n + step n => n
