-- | Transactions. What one wrote is undone where it fails or retries; nobody else runs in between.
module Control.Monad.STM
  ( STM, TVar, newTVar, newTVarIO, readTVar, readTVarIO, writeTVar, atomically, retry, orElse, check, throwSTM, catchSTM
  , unsafeIOToSTM
  ) where

import Control.Applicative
import Control.Concurrent.Scheduler (changed, transactions, waitFor)
import Control.Exception
import Control.Monad
import Control.Monad.Fix (MonadFix(..))
import Data.IORef
import System.IO.Unsafe (unsafePerformIO)

-- | Actions of the reducer under another type, as ST is.
data STM a

-- | A reference under another type.
data TVar a

foreign import prim "ioReturn" primReturn :: a -> STM a
foreign import prim "ioBind" primBind :: STM a -> (a -> STM b) -> STM b
foreign import prim "ioThen" primThen :: STM a -> STM b -> STM b
foreign import prim "ioFix" primFix :: (a -> STM a) -> STM a
foreign import prim "unsafeCoerce" unsafeIOToSTM :: IO a -> STM a
foreign import prim "unsafeCoerce" runSTM :: STM a -> IO a
foreign import prim "refNew" newTVar :: a -> STM (TVar a)
foreign import prim "refNew" newTVarIO :: a -> IO (TVar a)
foreign import prim "refRead" readTVar :: TVar a -> STM a
foreign import prim "refRead" readTVarIO :: TVar a -> IO a
foreign import prim "refWrite" primWrite :: TVar a -> a -> IO ()
foreign import prim "refEq" primRefEq :: TVar a -> TVar a -> Bool
foreign import prim "refNewPrivate" newPrivate :: a -> IO (IORef a)

instance Eq (TVar a) where
  (==) = primRefEq

data Retry = Retry deriving Show
instance Exception Retry

instance Functor STM where
  fmap f m = primBind m (\x -> primReturn (f x))
instance Applicative STM where
  pure = primReturn
  mf <*> mx = primBind mf (\f -> primBind mx (\x -> primReturn (f x)))
  (*>) = primThen
instance Monad STM where
  (>>=) = primBind
  (>>) = primThen
  return = primReturn
instance MonadFix STM where
  mfix = primFix
instance Alternative STM where
  empty = retry
  a <|> b = orElse a b
instance MonadPlus STM

-- | What undoes the writes of the transaction that runs, the last one first. No other thread runs meanwhile.
{-# NOINLINE written #-}
written :: IORef [IO ()]
written = unsafePerformIO (newPrivate [])

writeTVar :: TVar a -> a -> STM ()
writeTVar r new = unsafeIOToSTM (readTVarIO r >>= \old -> modifyIORef written (primWrite r old :) >> primWrite r new)

-- | Its writes undone if it raises something; otherwise `done` gets what undoes them.
undoing :: ([IO ()] -> IO ()) -> STM a -> IO a
undoing done t = readIORef written >>= \outer -> writeIORef written [] >>
  ((runSTM t `catch` \e -> readIORef written >>= sequence_ >> writeIORef written outer >> throwIO (e :: SomeException))
    >>= \a -> readIORef written >>= \own -> writeIORef written (own ++ outer) >> done own >> return a)

nested :: STM a -> IO a
nested = undoing (\_ -> return ())

atomically :: STM a -> IO a
atomically t = waitFor transactions BlockedIndefinitelyOnSTM (fmap Just whole `catch` \Retry -> return Nothing)
  where
    whole = undoing wake t
    wake own = writeIORef written [] >> if null own then return () else changed transactions

retry :: STM a
retry = throwSTM Retry

orElse :: STM a -> STM a -> STM a
orElse a b = unsafeIOToSTM (nested a `catch` \Retry -> runSTM b)

check :: Bool -> STM ()
check b = if b then return () else retry

throwSTM :: Exception e => e -> STM a
throwSTM e = unsafeIOToSTM (throwIO e)

catchSTM :: Exception e => STM a -> (e -> STM a) -> STM a
catchSTM t handler = unsafeIOToSTM (nested t `catch` \e -> case fromException e of
  Just Retry -> throwIO Retry
  Nothing -> maybe (throwIO (e :: SomeException)) (runSTM . handler) (fromException e))
