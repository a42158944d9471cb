{-# LANGUAGE RankNTypes #-}
-- | Selection functions: the choice that a valuation finds best.
module Control.Monad.Trans.Select
  ( Select, select, runSelect, mapSelect, SelectT(SelectT), runSelectT, mapSelectT, selectToContT, selectToCont
  ) where

import Control.Applicative
import Control.Monad
import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Control.Monad.Trans.Cont (Cont, ContT(..))
import Data.Functor.Identity

newtype SelectT r m a = SelectT ((a -> m r) -> m a)

type Select r = SelectT r Identity

select :: ((a -> r) -> a) -> Select r a
select f = SelectT (\k -> Identity (f (\a -> runIdentity (k a))))

runSelect :: Select r a -> (a -> r) -> a
runSelect m k = runIdentity (runSelectT m (\a -> Identity (k a)))

mapSelect :: (a -> a) -> Select r a -> Select r a
mapSelect f m = mapSelectT (\i -> Identity (f (runIdentity i))) m

runSelectT :: SelectT r m a -> (a -> m r) -> m a
runSelectT (SelectT g) k = g k

mapSelectT :: (m a -> m a) -> SelectT r m a -> SelectT r m a
mapSelectT f (SelectT m) = SelectT (\k -> f (m k))

instance Functor m => Functor (SelectT r m) where
  fmap f (SelectT g) = SelectT (\k -> fmap f (g (\a -> k (f a))))
instance (Functor m, Monad m) => Applicative (SelectT r m) where
  pure a = lift (return a)
  SelectT gf <*> SelectT gx = SelectT (\k ->
    let h f = fmap f (gx (\a -> k (f a)))
    in gf (\f -> h f >>= k) >>= h)
instance (Functor m, MonadPlus m) => Alternative (SelectT r m) where
  empty = mzero
  m <|> n = mplus m n
instance Monad m => Monad (SelectT r m) where
  SelectT g >>= f = SelectT (\k ->
    let h x = runSelectT (f x) k
    in g (\x -> h x >>= k) >>= h)
instance MonadFail m => MonadFail (SelectT r m) where
  fail message = lift (fail message)
instance MonadPlus m => MonadPlus (SelectT r m) where
  mzero = SelectT (\_ -> mzero)
  SelectT f `mplus` SelectT g = SelectT (\k -> f k `mplus` g k)
instance MonadTrans (SelectT r) where
  lift m = SelectT (\_ -> m)
instance MonadIO m => MonadIO (SelectT r m) where
  liftIO m = lift (liftIO m)

selectToContT :: Monad m => SelectT r m a -> ContT r m a
selectToContT (SelectT g) = ContT (\k -> g k >>= k)

selectToCont :: Select r a -> Cont r a
selectToCont m = selectToContT m
