-- | Queues that hold so many elements at most.
module Control.Concurrent.STM.TBQueue
  ( TBQueue, newTBQueue, newTBQueueIO, readTBQueue, tryReadTBQueue, flushTBQueue, peekTBQueue, tryPeekTBQueue, writeTBQueue
  , unGetTBQueue, lengthTBQueue, isEmptyTBQueue, isFullTBQueue
  ) where

import Control.Concurrent.STM.TVar
import Control.Monad.STM
import Numeric.Natural (Natural)

-- | Those to be read next, the others, the last one first; the room for all.
data TBQueue a = TBQueue (TVar [a]) (TVar [a]) Natural

instance Eq (TBQueue a) where
  TBQueue a _ _ == TBQueue b _ _ = a == b

newTBQueue :: Natural -> STM (TBQueue a)
newTBQueue size = do
  front <- newTVar []
  back <- newTVar []
  return (TBQueue front back size)

newTBQueueIO :: Natural -> IO (TBQueue a)
newTBQueueIO size = do
  front <- newTVarIO []
  back <- newTVarIO []
  return (TBQueue front back size)

lengthTBQueue :: TBQueue a -> STM Natural
lengthTBQueue (TBQueue front back _) = do
  xs <- readTVar front
  ys <- readTVar back
  return (fromIntegral (length xs + length ys))

isEmptyTBQueue, isFullTBQueue :: TBQueue a -> STM Bool
isEmptyTBQueue q = fmap (== 0) (lengthTBQueue q)
isFullTBQueue q@(TBQueue _ _ size) = fmap (>= size) (lengthTBQueue q)

writeTBQueue :: TBQueue a -> a -> STM ()
writeTBQueue q@(TBQueue _ back _) x = do
  full <- isFullTBQueue q
  if full then retry else modifyTVar back (x :)

readTBQueue :: TBQueue a -> STM a
readTBQueue (TBQueue front back _) = do
  xs <- readTVar front
  case xs of
    x : rest -> writeTVar front rest >> return x
    [] -> do
      ys <- readTVar back
      case reverse ys of
        [] -> retry
        z : zs -> writeTVar back [] >> writeTVar front zs >> return z

tryReadTBQueue :: TBQueue a -> STM (Maybe a)
tryReadTBQueue q = fmap Just (readTBQueue q) `orElse` return Nothing

flushTBQueue :: TBQueue a -> STM [a]
flushTBQueue (TBQueue front back _) = do
  xs <- readTVar front
  ys <- readTVar back
  writeTVar front []
  writeTVar back []
  return (xs ++ reverse ys)

peekTBQueue :: TBQueue a -> STM a
peekTBQueue q = do
  x <- readTBQueue q
  unGetTBQueue q x
  return x

tryPeekTBQueue :: TBQueue a -> STM (Maybe a)
tryPeekTBQueue q = fmap Just (peekTBQueue q) `orElse` return Nothing

unGetTBQueue :: TBQueue a -> a -> STM ()
unGetTBQueue q@(TBQueue front _ _) x = do
  full <- isFullTBQueue q
  if full then retry else modifyTVar front (x :)
