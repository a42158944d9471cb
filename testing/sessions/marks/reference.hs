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
-- expected stdout:
-- | grown
-- | 3
-- expected session:
-- | grown
-- | 3
-- | 1. main = {prints "grown\n3\n"} ? no
-- | 2. grow <ref 1> = {reads 1 from <ref 1>; sets <ref 1> to 3} ? skip
-- | 3. log' <ref 1> = {prints "grown\n"} ? yes
-- | 4. show' <ref 1> = {reads 3 from <ref 1>; prints "3\n"} ? inadmissible at r.1.1
-- | 5. step 1 = 3 ? no
-- | The fault is in step, reference.hs:23:1
-- |     step n = n + 2
