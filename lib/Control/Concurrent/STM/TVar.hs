module Control.Concurrent.STM.TVar
  ( TVar, newTVar, newTVarIO, readTVar, readTVarIO, writeTVar, modifyTVar, modifyTVar', stateTVar, swapTVar
  ) where

import Control.Monad.STM
import Data.IORef

newTVar :: a -> STM (TVar a)
newTVar a = unsafeIOToSTM (newTVarIO a)

newTVarIO :: a -> IO (TVar a)
newTVarIO a = fmap TVar (newIORef a)

readTVar :: TVar a -> STM a
readTVar v = unsafeIOToSTM (readTVarIO v)

readTVarIO :: TVar a -> IO a
readTVarIO (TVar r) = readIORef r

writeTVar :: TVar a -> a -> STM ()
writeTVar (TVar r) a = writing r a

modifyTVar, modifyTVar' :: TVar a -> (a -> a) -> STM ()
modifyTVar v f = readTVar v >>= \a -> writeTVar v (f a)
modifyTVar' v f = readTVar v >>= \a -> writeTVar v $! f a

stateTVar :: TVar s -> (s -> (a, s)) -> STM a
stateTVar v f = readTVar v >>= \s -> let (a, new) = f s in writeTVar v new >> return a

swapTVar :: TVar a -> a -> STM a
swapTVar v new = readTVar v >>= \old -> writeTVar v new >> return old
