-- Queues with a bound: who writes waits for room.
module Main where

import Control.Concurrent
import Control.Concurrent.STM
import Control.Monad

main :: IO ()
main = do
  q <- newTBQueueIO 2
  done <- newEmptyMVar
  _ <- forkIO (forM_ [1 .. 6 :: Int] (\i -> atomically (writeTBQueue q i)) >> putMVar done ())
  xs <- replicateM 6 (atomically (readTBQueue q))
  takeMVar done
  print xs
  atomically (writeTBQueue q 7 >> unGetTBQueue q 8)
  atomically ((,,) <$> lengthTBQueue q <*> isFullTBQueue q <*> tryPeekTBQueue q) >>= print
  atomically (flushTBQueue q) >>= print
  atomically ((,,) <$> isEmptyTBQueue q <*> tryReadTBQueue q <*> tryPeekTBQueue q) >>= print
-- expected stdout:
-- | [1,2,3,4,5,6]
-- | (2,True,Just 8)
-- | [8,7]
-- | (True,Nothing,Nothing)
