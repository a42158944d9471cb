-- | Channels that are read in one place: without broadcast and dupTChan.
module Control.Concurrent.STM.TChan (TChan, newTChan, newTChanIO, writeTChan, readTChan, tryReadTChan, peekTChan, tryPeekTChan, unGetTChan, isEmptyTChan) where

import Control.Concurrent.STM.TQueue
import Control.Monad.STM

newtype TChan a = TChan (TQueue a)
instance Eq (TChan a) where
  TChan a == TChan b = a == b

newTChan :: STM (TChan a)
newTChan = fmap TChan newTQueue

newTChanIO :: IO (TChan a)
newTChanIO = fmap TChan newTQueueIO

writeTChan, unGetTChan :: TChan a -> a -> STM ()
writeTChan (TChan q) a = writeTQueue q a
unGetTChan (TChan q) a = unGetTQueue q a

readTChan, peekTChan :: TChan a -> STM a
readTChan (TChan q) = readTQueue q
peekTChan (TChan q) = peekTQueue q

tryReadTChan, tryPeekTChan :: TChan a -> STM (Maybe a)
tryReadTChan (TChan q) = tryReadTQueue q
tryPeekTChan (TChan q) = tryPeekTQueue q

isEmptyTChan :: TChan a -> STM Bool
isEmptyTChan (TChan q) = isEmptyTQueue q
