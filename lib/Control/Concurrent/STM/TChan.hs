-- | Channels: a list of variables whose last one is empty.
module Control.Concurrent.STM.TChan
  ( TChan, newTChan, newTChanIO, newBroadcastTChan, newBroadcastTChanIO, dupTChan, cloneTChan, writeTChan, readTChan, tryReadTChan
  , peekTChan, tryPeekTChan, unGetTChan, isEmptyTChan
  ) where

import Control.Concurrent.STM.TVar
import Control.Monad.STM
import Data.Maybe (isNothing)

type Stream a = TVar (Item a)
data Item a = End | Item a (Stream a)

-- | Where the next one is read, and where it is written.
data TChan a = TChan (TVar (Stream a)) (TVar (Stream a))

instance Eq (TChan a) where
  TChan a _ == TChan b _ = a == b

newTChan :: STM (TChan a)
newTChan = do
  hole <- newTVar End
  readEnd <- newTVar hole
  writeEnd <- newTVar hole
  return (TChan readEnd writeEnd)

newTChanIO, newBroadcastTChanIO :: IO (TChan a)
newTChanIO = atomically newTChan
newBroadcastTChanIO = atomically newBroadcastTChan

-- | It is only written; a dupTChan of it is read.
newBroadcastTChan :: STM (TChan a)
newBroadcastTChan = do
  hole <- newTVar End
  readEnd <- newTVar (error "reading from a TChan created by newBroadcastTChan; use dupTChan first")
  writeEnd <- newTVar hole
  return (TChan readEnd writeEnd)

-- | Reads what is written from now on.
dupTChan :: TChan a -> STM (TChan a)
dupTChan (TChan _ writeEnd) = do
  hole <- readTVar writeEnd
  readEnd <- newTVar hole
  return (TChan readEnd writeEnd)

-- | Reads what the other one has yet to read.
cloneTChan :: TChan a -> STM (TChan a)
cloneTChan (TChan readEnd writeEnd) = do
  next <- readTVar readEnd
  new <- newTVar next
  return (TChan new writeEnd)

writeTChan, unGetTChan :: TChan a -> a -> STM ()
writeTChan (TChan _ writeEnd) a = do
  hole <- readTVar writeEnd
  new <- newTVar End
  writeTVar hole (Item a new)
  writeTVar writeEnd new
unGetTChan (TChan readEnd _) a = do
  next <- readTVar readEnd
  new <- newTVar (Item a next)
  writeTVar readEnd new

readTChan, peekTChan :: TChan a -> STM a
readTChan c = tryReadTChan c >>= maybe retry return
peekTChan c = tryPeekTChan c >>= maybe retry return

tryReadTChan, tryPeekTChan :: TChan a -> STM (Maybe a)
tryReadTChan (TChan readEnd _) = readTVar readEnd >>= readTVar >>= \item -> case item of
  End -> return Nothing
  Item a next -> writeTVar readEnd next >> return (Just a)
tryPeekTChan (TChan readEnd _) = readTVar readEnd >>= readTVar >>= \item -> return (case item of
  End -> Nothing
  Item a _ -> Just a)

isEmptyTChan :: TChan a -> STM Bool
isEmptyTChan c = fmap isNothing (tryPeekTChan c)
