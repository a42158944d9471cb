module Control.Monad.Trans.Except
  ( Except, except, runExcept, mapExcept, withExcept, ExceptT(..), runExceptT, mapExceptT, withExceptT, throwE, catchE
  , liftCallCC, liftListen, liftPass
  ) where

import Control.Applicative
import Control.Monad
import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Data.Functor.Identity

newtype ExceptT e m a = ExceptT (m (Either e a))

type Except e = ExceptT e Identity

runExceptT :: ExceptT e m a -> m (Either e a)
runExceptT (ExceptT m) = m

instance Functor m => Functor (ExceptT e m) where
  fmap f (ExceptT m) = ExceptT (fmap (fmap f) m)
instance Monad m => Applicative (ExceptT e m) where
  pure a = ExceptT (return (Right a))
  ExceptT mf <*> ExceptT mx = ExceptT (mf >>= \r -> case r of
    Left e -> return (Left e)
    Right f -> mx >>= \q -> return (fmap f q))
instance Monad m => Monad (ExceptT e m) where
  ExceptT m >>= k = ExceptT (m >>= \r -> case r of
    Left e -> return (Left e)
    Right a -> runExceptT (k a))
instance MonadFail m => MonadFail (ExceptT e m) where
  fail message = ExceptT (fail message)
instance (Monad m, Monoid e) => Alternative (ExceptT e m) where
  empty = ExceptT (return (Left mempty))
  ExceptT m <|> ExceptT n = ExceptT (m >>= \r -> case r of
    Left e -> n >>= \q -> return (either (\e' -> Left (e <> e')) Right q)
    Right a -> return (Right a))
instance (Monad m, Monoid e) => MonadPlus (ExceptT e m)
instance MonadTrans (ExceptT e) where
  lift m = ExceptT (m >>= \a -> return (Right a))
instance MonadIO m => MonadIO (ExceptT e m) where
  liftIO m = lift (liftIO m)

except :: Monad m => Either e a -> ExceptT e m a
except r = ExceptT (return r)

runExcept :: Except e a -> Either e a
runExcept (ExceptT m) = runIdentity m

mapExcept :: (Either e a -> Either e' b) -> Except e a -> Except e' b
mapExcept f m = mapExceptT (\r -> Identity (f (runIdentity r))) m

withExcept :: (e -> e') -> Except e a -> Except e' a
withExcept f m = withExceptT f m

mapExceptT :: (m (Either e a) -> n (Either e' b)) -> ExceptT e m a -> ExceptT e' n b
mapExceptT f (ExceptT m) = ExceptT (f m)

withExceptT :: Functor m => (e -> e') -> ExceptT e m a -> ExceptT e' m a
withExceptT f (ExceptT m) = ExceptT (fmap (either (\e -> Left (f e)) Right) m)

throwE :: Monad m => e -> ExceptT e m a
throwE e = ExceptT (return (Left e))

catchE :: Monad m => ExceptT e m a -> (e -> ExceptT e' m a) -> ExceptT e' m a
catchE (ExceptT m) handler = ExceptT (m >>= \r -> case r of
  Left e -> runExceptT (handler e)
  Right a -> return (Right a))

-- | The operations of what it is on, lifted.
liftCallCC :: (((Either e a -> m (Either e b)) -> m (Either e a)) -> m (Either e a)) -> ((a -> ExceptT e m b) -> ExceptT e m a) -> ExceptT e m a
liftCallCC callCC f = ExceptT (callCC (\c -> runExceptT (f (\a -> ExceptT (c (Right a))))))

liftListen :: Monad m => (m (Either e a) -> m (Either e a, w)) -> ExceptT e m a -> ExceptT e m (a, w)
liftListen listen m = mapExceptT (\n -> listen n >>= \(a, w) -> return $! fmap (\r -> (r, w)) a) m

liftPass :: Monad m => (m (Either e a, w -> w) -> m (Either e a)) -> ExceptT e m (a, w -> w) -> ExceptT e m a
liftPass pass m = mapExceptT (\n -> pass (n >>= \a -> return $! case a of
  Left l -> (Left l, id)
  Right (r, f) -> (Right r, f))) m
