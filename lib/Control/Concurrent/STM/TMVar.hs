module Control.Concurrent.STM.TMVar
  ( TMVar, newTMVar, newEmptyTMVar, newTMVarIO, newEmptyTMVarIO, takeTMVar, putTMVar, readTMVar, swapTMVar, tryTakeTMVar, tryPutTMVar
  , tryReadTMVar, isEmptyTMVar
  ) where

import Control.Concurrent.STM.TVar
import Control.Monad.STM
import Data.Maybe (isNothing)

newtype TMVar a = TMVar (TVar (Maybe a))
instance Eq (TMVar a) where
  TMVar a == TMVar b = a == b

newTMVar :: a -> STM (TMVar a)
newTMVar a = fmap TMVar (newTVar (Just a))

newEmptyTMVar :: STM (TMVar a)
newEmptyTMVar = fmap TMVar (newTVar Nothing)

newTMVarIO :: a -> IO (TMVar a)
newTMVarIO a = fmap TMVar (newTVarIO (Just a))

newEmptyTMVarIO :: IO (TMVar a)
newEmptyTMVarIO = fmap TMVar (newTVarIO Nothing)

takeTMVar, readTMVar :: TMVar a -> STM a
takeTMVar v = tryTakeTMVar v >>= maybe retry return
readTMVar v = tryReadTMVar v >>= maybe retry return

putTMVar :: TMVar a -> a -> STM ()
putTMVar v a = tryPutTMVar v a >>= check

swapTMVar :: TMVar a -> a -> STM a
swapTMVar v new = takeTMVar v >>= \old -> putTMVar v new >> return old

tryTakeTMVar, tryReadTMVar :: TMVar a -> STM (Maybe a)
tryTakeTMVar (TMVar t) = swapTVar t Nothing
tryReadTMVar (TMVar t) = readTVar t

tryPutTMVar :: TMVar a -> a -> STM Bool
tryPutTMVar (TMVar t) a = readTVar t >>= \m -> case m of
  Nothing -> writeTVar t (Just a) >> return True
  Just _ -> return False

isEmptyTMVar :: TMVar a -> STM Bool
isEmptyTMVar (TMVar t) = fmap isNothing (readTVar t)
