-- | Variables that are full or empty.
module Control.Concurrent.MVar
  ( MVar, newEmptyMVar, newMVar, takeMVar, putMVar, readMVar, swapMVar, tryTakeMVar, tryPutMVar, tryReadMVar, isEmptyMVar
  , withMVar, withMVarMasked, modifyMVar_, modifyMVar, modifyMVarMasked_, modifyMVarMasked
  ) where

import Control.Concurrent.Scheduler (changed, waitFor)
import Control.Exception
import Data.IORef
import Data.Maybe (isNothing)

newtype MVar a = MVar (IORef (Maybe a))

instance Eq (MVar a) where
  MVar a == MVar b = a == b

newEmptyMVar :: IO (MVar a)
newEmptyMVar = fmap MVar (newIORef Nothing)

newMVar :: a -> IO (MVar a)
newMVar x = fmap MVar (newIORef (Just x))

takeMVar :: MVar a -> IO a
takeMVar v@(MVar r) = waitFor r BlockedIndefinitelyOnMVar (tryTakeMVar v)

readMVar :: MVar a -> IO a
readMVar v@(MVar r) = waitFor r BlockedIndefinitelyOnMVar (tryReadMVar v)

putMVar :: MVar a -> a -> IO ()
putMVar v@(MVar r) x =
  waitFor r BlockedIndefinitelyOnMVar (tryPutMVar v x >>= \done -> return (if done then Just () else Nothing))

swapMVar :: MVar a -> a -> IO a
swapMVar v new = takeMVar v >>= \old -> putMVar v new >> return old

tryTakeMVar, tryReadMVar :: MVar a -> IO (Maybe a)
tryTakeMVar (MVar r) = readIORef r >>= \m -> case m of
  Nothing -> return m
  Just _ -> writeIORef r Nothing >> changed r >> return m
tryReadMVar (MVar r) = readIORef r

tryPutMVar :: MVar a -> a -> IO Bool
tryPutMVar (MVar r) x = readIORef r >>= \m -> case m of
  Nothing -> writeIORef r (Just x) >> changed r >> return True
  Just _ -> return False

isEmptyMVar :: MVar a -> IO Bool
isEmptyMVar (MVar r) = fmap isNothing (readIORef r)

withMVar :: MVar a -> (a -> IO b) -> IO b
withMVar v f = takeMVar v >>= \a -> (f a `onException` putMVar v a) >>= \b -> putMVar v a >> return b

modifyMVar_ :: MVar a -> (a -> IO a) -> IO ()
modifyMVar_ v f = takeMVar v >>= \a -> (f a `onException` putMVar v a) >>= putMVar v

modifyMVar :: MVar a -> (a -> IO (a, b)) -> IO b
modifyMVar v f = takeMVar v >>= \a -> ((f a >>= evaluate) `onException` putMVar v a) >>= \(new, b) -> putMVar v new >> return b

-- Nothing interrupts a thread but where it waits.
withMVarMasked :: MVar a -> (a -> IO b) -> IO b
withMVarMasked v f = withMVar v f

modifyMVarMasked_ :: MVar a -> (a -> IO a) -> IO ()
modifyMVarMasked_ v f = modifyMVar_ v f

modifyMVarMasked :: MVar a -> (a -> IO (a, b)) -> IO b
modifyMVarMasked v f = modifyMVar v f
