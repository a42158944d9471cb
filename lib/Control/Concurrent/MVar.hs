-- | Variables that are full or empty.
module Control.Concurrent.MVar
  ( MVar, newEmptyMVar, newMVar, takeMVar, putMVar, readMVar, swapMVar, tryTakeMVar, tryPutMVar, tryReadMVar, isEmptyMVar
  , withMVar, withMVarMasked, modifyMVar_, modifyMVar, modifyMVarMasked_, modifyMVarMasked
  ) where

import Control.Concurrent.Scheduler (changed, waitFor)
import Control.Exception
import Data.Maybe (isNothing)

-- | A reference under another type.
data MVar a

foreign import prim "refNew" newCell :: Maybe a -> IO (MVar a)
foreign import prim "refRead" readCell :: MVar a -> IO (Maybe a)
foreign import prim "refWrite" writeCell :: MVar a -> Maybe a -> IO ()
foreign import prim "refEq" primRefEq :: MVar a -> MVar a -> Bool

instance Eq (MVar a) where
  (==) = primRefEq

newEmptyMVar :: IO (MVar a)
newEmptyMVar = newCell Nothing

newMVar :: a -> IO (MVar a)
newMVar x = newCell (Just x)

takeMVar :: MVar a -> IO a
takeMVar v = waitFor v BlockedIndefinitelyOnMVar (tryTakeMVar v)

readMVar :: MVar a -> IO a
readMVar v = waitFor v BlockedIndefinitelyOnMVar (tryReadMVar v)

putMVar :: MVar a -> a -> IO ()
putMVar v x =
  waitFor v BlockedIndefinitelyOnMVar (tryPutMVar v x >>= \done -> return (if done then Just () else Nothing))

swapMVar :: MVar a -> a -> IO a
swapMVar v new = takeMVar v >>= \old -> putMVar v new >> return old

tryTakeMVar, tryReadMVar :: MVar a -> IO (Maybe a)
tryTakeMVar v = readCell v >>= \m -> case m of
  Nothing -> return m
  Just _ -> writeCell v Nothing >> changed v >> return m
tryReadMVar v = readCell v

tryPutMVar :: MVar a -> a -> IO Bool
tryPutMVar v x = readCell v >>= \m -> case m of
  Nothing -> writeCell v (Just x) >> changed v >> return True
  Just _ -> return False

isEmptyMVar :: MVar a -> IO Bool
isEmptyMVar v = fmap isNothing (readCell v)

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
