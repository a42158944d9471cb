module Control.Concurrent.STM.TQueue
  ( TQueue, newTQueue, newTQueueIO, writeTQueue, readTQueue, tryReadTQueue, flushTQueue, peekTQueue, tryPeekTQueue, unGetTQueue
  , isEmptyTQueue
  ) where

import Control.Concurrent.STM.TVar
import Control.Monad.STM

-- | What is read next, and what was written, the last one first.
data TQueue a = TQueue (TVar [a]) (TVar [a])
instance Eq (TQueue a) where
  TQueue a _ == TQueue b _ = a == b

newTQueue :: STM (TQueue a)
newTQueue = newTVar [] >>= \front -> fmap (TQueue front) (newTVar [])

newTQueueIO :: IO (TQueue a)
newTQueueIO = newTVarIO [] >>= \front -> fmap (TQueue front) (newTVarIO [])

writeTQueue :: TQueue a -> a -> STM ()
writeTQueue (TQueue _ back) a = modifyTVar back (a :)

readTQueue, peekTQueue :: TQueue a -> STM a
readTQueue q = tryReadTQueue q >>= maybe retry return
peekTQueue q = tryPeekTQueue q >>= maybe retry return

tryReadTQueue, tryPeekTQueue :: TQueue a -> STM (Maybe a)
tryReadTQueue q@(TQueue front _) = turned q >>= \xs -> case xs of
  [] -> return Nothing
  x : rest -> writeTVar front rest >> return (Just x)
tryPeekTQueue q = turned q >>= \xs -> return (case xs of
  [] -> Nothing
  x : _ -> Just x)

-- | What is read next; once that is used up, what was written takes its place. So each element is turned round once.
turned :: TQueue a -> STM [a]
turned (TQueue front back) = readTVar front >>= \xs -> case xs of
  [] -> swapTVar back [] >>= \ys -> let zs = reverse ys in writeTVar front zs >> return zs
  _ -> return xs

flushTQueue :: TQueue a -> STM [a]
flushTQueue (TQueue front back) = swapTVar front [] >>= \xs -> swapTVar back [] >>= \ys -> return (xs ++ reverse ys)

unGetTQueue :: TQueue a -> a -> STM ()
unGetTQueue (TQueue front _) a = modifyTVar front (a :)

isEmptyTQueue :: TQueue a -> STM Bool
isEmptyTQueue (TQueue front back) = readTVar front >>= \xs -> readTVar back >>= \ys -> return (null xs && null ys)
