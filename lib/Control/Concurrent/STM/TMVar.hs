module Control.Concurrent.STM.TMVar
  ( TMVar, newTMVar, newEmptyTMVar, newTMVarIO, newEmptyTMVarIO, takeTMVar, putTMVar, readTMVar, swapTMVar, tryTakeTMVar, tryPutTMVar
  , tryReadTMVar, isEmptyTMVar
  ) where

import Control.Concurrent.STM.TVar
import Control.Monad.STM
import Data.Maybe (isNothing)

-- | A TVar under another type.
data TMVar a

foreign import prim "unsafeCoerce" ofTVar :: TVar (Maybe a) -> TMVar a
foreign import prim "unsafeCoerce" toTVar :: TMVar a -> TVar (Maybe a)

instance Eq (TMVar a) where
  a == b = toTVar a == toTVar b

newTMVar :: a -> STM (TMVar a)
newTMVar a = fmap ofTVar (newTVar (Just a))

newEmptyTMVar :: STM (TMVar a)
newEmptyTMVar = fmap ofTVar (newTVar Nothing)

newTMVarIO :: a -> IO (TMVar a)
newTMVarIO a = fmap ofTVar (newTVarIO (Just a))

newEmptyTMVarIO :: IO (TMVar a)
newEmptyTMVarIO = fmap ofTVar (newTVarIO Nothing)

takeTMVar, readTMVar :: TMVar a -> STM a
takeTMVar v = tryTakeTMVar v >>= maybe retry return
readTMVar v = tryReadTMVar v >>= maybe retry return

putTMVar :: TMVar a -> a -> STM ()
putTMVar v a = tryPutTMVar v a >>= check

swapTMVar :: TMVar a -> a -> STM a
swapTMVar v new = takeTMVar v >>= \old -> putTMVar v new >> return old

tryTakeTMVar, tryReadTMVar :: TMVar a -> STM (Maybe a)
tryTakeTMVar v = swapTVar (toTVar v) Nothing
tryReadTMVar v = readTVar (toTVar v)

tryPutTMVar :: TMVar a -> a -> STM Bool
tryPutTMVar v a = readTVar (toTVar v) >>= \m -> case m of
  Nothing -> writeTVar (toTVar v) (Just a) >> return True
  Just _ -> return False

isEmptyTMVar :: TMVar a -> STM Bool
isEmptyTMVar v = fmap isNothing (readTVar (toTVar v))
