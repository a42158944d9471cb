-- | Transactions. What one wrote is undone where it fails or retries; nobody else runs in between.
module Control.Monad.STM (STM, TVar(..), atomically, retry, orElse, check, throwSTM, catchSTM, unsafeIOToSTM, writing) where

import Control.Applicative
import Control.Concurrent.Scheduler (changed, transactions, waitFor)
import Control.Exception
import Control.Monad
import Data.IORef

-- | Gets the list of what undoes its writes, the last one first.
newtype STM a = STM (IORef [IO ()] -> IO a)

newtype TVar a = TVar (IORef a)
instance Eq (TVar a) where
  TVar a == TVar b = a == b

data Retry = Retry deriving Show
instance Exception Retry

runSTM :: STM a -> IORef [IO ()] -> IO a
runSTM (STM f) undo = f undo

instance Functor STM where
  fmap f (STM g) = STM (\u -> fmap f (g u))
instance Applicative STM where
  pure a = STM (\_ -> return a)
  STM f <*> STM g = STM (\u -> f u <*> g u)
instance Monad STM where
  STM f >>= k = STM (\u -> f u >>= \a -> runSTM (k a) u)
instance Alternative STM where
  empty = retry
  a <|> b = orElse a b
instance MonadPlus STM

unsafeIOToSTM :: IO a -> STM a
unsafeIOToSTM action = STM (\_ -> action)

-- | A write to a reference.
writing :: IORef a -> a -> STM ()
writing r new = STM (\u -> readIORef r >>= \old -> modifyIORef u (writeIORef r old :) >> writeIORef r new)

-- | The transaction, its writes undone if it raises something.
undoing :: STM a -> IORef [IO ()] -> IO a
undoing (STM f) outer = do
  own <- newIORef []
  a <- f own `catch` \e -> readIORef own >>= sequence_ >> throwIO (e :: SomeException)
  done <- readIORef own
  modifyIORef outer (done ++)
  return a

atomically :: STM a -> IO a
atomically t = waitFor transactions BlockedIndefinitelyOnSTM (newIORef [] >>= \u ->
  (undoing t u >>= \a -> readIORef u >>= \done -> (if null done then return () else changed transactions) >> return (Just a))
    `catch` \Retry -> return Nothing)

retry :: STM a
retry = STM (\_ -> throwIO Retry)

orElse :: STM a -> STM a -> STM a
orElse a b = STM (\u -> undoing a u `catch` \Retry -> runSTM b u)

check :: Bool -> STM ()
check b = if b then return () else retry

throwSTM :: Exception e => e -> STM a
throwSTM e = STM (\_ -> throwIO e)

catchSTM :: Exception e => STM a -> (e -> STM a) -> STM a
catchSTM t handler = STM (\u -> undoing t u `catch` \e -> case fromException e of
  Just Retry -> throwIO Retry
  Nothing -> maybe (throwIO (e :: SomeException)) (\x -> runSTM (handler x) u) (fromException e))
