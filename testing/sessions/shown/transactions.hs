-- Transactions are shown by what they do, and what they read and write by its number.
-- debug: --tree edt
-- answer: no
-- answer: yes
-- answer: no
module Main where

import Control.Concurrent.MVar
import Control.Concurrent.STM

transfer :: TVar Int -> TVar Int -> Int -> STM Bool
transfer a b n = do
  x <- readTVar a
  if x < n then return False else do
    writeTVar a (x - n)
    modifyTVar b (+ (n + 1))
    return True

noted :: MVar [Bool] -> Bool -> IO ()
noted log x = modifyMVar_ log (return . (x :))

fromEither :: TVar Int -> TVar Int -> STM Int
fromEither a b = takeOne a `orElse` takeOne b

takeOne :: TVar Int -> STM Int
takeOne v = do
  n <- readTVar v
  check (n > 0)
  writeTVar v (n - 1)
  return n

main :: IO ()
main = do
  log <- newMVar []
  a <- newTVarIO 4
  b <- newTVarIO 0
  atomically (fromEither b a) >>= print
  atomically (transfer a b 2) >>= noted log
  readTVarIO b >>= print
-- expected stdout:
-- | 4
-- | 3
-- expected session:
-- | 4
-- | 3
-- | 1. main = {prints "4\n3\n"} ? no
-- | 2. fromEither <ref 3> <ref 2> = {reads 0 from <ref 3>; reads 4 from <ref 2>; sets <ref 2> to 3; returns 4} ? yes
-- | 3. transfer <ref 2> <ref 3> 2 = {reads 3 from <ref 2>; sets <ref 2> to 1; reads 0 from <ref 3>; sets <ref 3> to 3; returns True} ? no
-- | The fault is in transfer, transactions.hs:12:1
-- |     transfer a b n = do
-- |       x <- readTVar a
-- |       if x < n then return False else do
-- |                     ~~~~~~~~~~~~
-- |         writeTVar a (x - n)
-- |         modifyTVar b (+ (n + 1))
-- |         return True
