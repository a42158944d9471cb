-- | The transformer that ExceptT replaced; older programs use it.
module Control.Monad.Trans.Error (Error(..), ErrorList(..), ErrorT(..), mapErrorT, throwError, catchError) where

import Control.Applicative
import Control.Monad
import Control.Monad.Fix
import Control.Monad.IO.Class
import Control.Monad.Trans.Class

class Error a where
  noMsg :: a
  noMsg = strMsg ""
  strMsg :: String -> a
  strMsg _ = noMsg

instance Error IOError where
  strMsg s = userError s

class ErrorList a where
  listMsg :: String -> [a]
instance ErrorList Char where
  listMsg s = s
instance ErrorList a => Error [a] where
  strMsg s = listMsg s

newtype ErrorT e m a = ErrorT { runErrorT :: m (Either e a) }

mapErrorT :: (m (Either e a) -> n (Either e' b)) -> ErrorT e m a -> ErrorT e' n b
mapErrorT f m = ErrorT (f (runErrorT m))

throwError :: Monad m => e -> ErrorT e m a
throwError e = ErrorT (return (Left e))

catchError :: Monad m => ErrorT e m a -> (e -> ErrorT e m a) -> ErrorT e m a
catchError m handler = ErrorT (runErrorT m >>= \r -> case r of
  Left e -> runErrorT (handler e)
  Right a -> return (Right a))

instance Functor m => Functor (ErrorT e m) where
  fmap f m = ErrorT (fmap (fmap f) (runErrorT m))
instance Monad m => Applicative (ErrorT e m) where
  pure a = ErrorT (return (Right a))
  mf <*> mx = ErrorT (runErrorT mf >>= \r -> case r of
    Left e -> return (Left e)
    Right f -> runErrorT mx >>= \q -> return (fmap f q))
instance Monad m => Monad (ErrorT e m) where
  m >>= k = ErrorT (runErrorT m >>= \r -> case r of
    Left e -> return (Left e)
    Right a -> runErrorT (k a))
instance (Monad m, Error e) => MonadFail (ErrorT e m) where
  fail s = ErrorT (return (Left (strMsg s)))
instance (Monad m, Error e) => Alternative (ErrorT e m) where
  empty = ErrorT (return (Left noMsg))
  m <|> n = ErrorT (runErrorT m >>= \r -> case r of
    Left _ -> runErrorT n
    Right a -> return (Right a))
instance (Monad m, Error e) => MonadPlus (ErrorT e m)
instance MonadFix m => MonadFix (ErrorT e m) where
  mfix f = ErrorT (mfix (\r -> runErrorT (f (case r of
    Right a -> a
    Left _ -> error "empty mfix argument"))))
instance MonadTrans (ErrorT e) where
  lift m = ErrorT (m >>= \a -> return (Right a))
instance MonadIO m => MonadIO (ErrorT e m) where
  liftIO m = lift (liftIO m)
