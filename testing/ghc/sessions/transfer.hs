-- Software transactional memory, threads and ST: actions are shown by what they returned.
-- only: debug
-- debug: --ghc
-- answer: no
-- answer: no
-- answer: no
module Main where

import Control.Concurrent
import Control.Concurrent.STM
import Control.Monad.ST
import Data.STRef

type Account = TVar Int

transfer :: Account -> Account -> Int -> STM Bool
transfer from to n = do
  balance <- readTVar from
  if enough balance n
    then modifyTVar' from (subtract n) >> modifyTVar' to (+ n) >> return True
    else return False

enough :: Int -> Int -> Bool
enough balance n = balance > n

count :: [a] -> Int
count xs = runST (newSTRef 0 >>= \r -> mapM_ (\_ -> increase r) xs >> readSTRef r)

increase :: STRef s Int -> ST s ()
increase r = modifySTRef r (+ 1)

main :: IO ()
main = do
  a <- newTVarIO 10
  b <- newTVarIO 0
  done <- newEmptyMVar
  _ <- forkIO (atomically (transfer a b (count "0123456789")) >>= putMVar done)
  takeMVar done >>= print
-- expected session:
-- | False
-- | 1. main = {returns ()} ? no
-- | 2. transfer <TVar> <TVar> 10 = {returns False} ? no
-- | 3. enough 10 10 = False ? no
-- | The fault is in enough, transfer.hs:24:1
-- |     enough balance n = balance > n
