-- What an action left in a reference is marked, then what another one read from it: that depends on the last write.
-- debug: --order outermost
-- answer: no
-- answer: skip
-- answer: yes
-- answer: mark r.1.1
-- answer: no
module Main where

import Data.IORef

main :: IO ()
main = do
  r <- newIORef (1 :: Int)
  grow r
  log' r
  show' r

grow :: IORef Int -> IO ()
grow r = modifyIORef r step

step :: Int -> Int
step n = n + 2

log' :: IORef Int -> IO ()
log' _ = putStrLn "grown"

show' :: IORef Int -> IO ()
show' r = readIORef r >>= print
