-- | Writer transformers, lazy in the pair of result and output.
module Control.Monad.Trans.Writer.Lazy
  ( Writer, writer, runWriter, execWriter, mapWriter
  , WriterT(..), execWriterT, mapWriterT, tell, listen, listens, pass, censor
  , liftCallCC, liftCatch
  ) where

import Control.Applicative
import Control.Monad
import Control.Monad.Fix
import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Data.Functor.Identity

newtype WriterT w m a = WriterT { runWriterT :: m (a, w) }

type Writer w = WriterT w Identity

instance Functor m => Functor (WriterT w m) where
  fmap f m = WriterT (fmap (\ ~(a, w) -> (f a, w)) (runWriterT m))
instance (Monoid w, Applicative m) => Applicative (WriterT w m) where
  pure a = WriterT (pure (a, mempty))
  mf <*> mx = WriterT (liftA2 (\ ~(f, w)  ~(x, v) -> (f x, w <> v)) (runWriterT mf) (runWriterT mx))
instance (Monoid w, Monad m) => Monad (WriterT w m) where
  m >>= k = WriterT (runWriterT m >>= \ ~(a, w) -> runWriterT (k a) >>= \ ~(b, v) -> return (b, w <> v))
instance (Monoid w, MonadFail m) => MonadFail (WriterT w m) where
  fail message = WriterT (fail message)
instance (Monoid w, Alternative m) => Alternative (WriterT w m) where
  empty = WriterT empty
  m <|> n = WriterT (runWriterT m <|> runWriterT n)
instance (Monoid w, MonadPlus m) => MonadPlus (WriterT w m)
instance (Monoid w, MonadFix m) => MonadFix (WriterT w m) where
  mfix f = WriterT (mfix (\ ~(a, _) -> runWriterT (f a)))
instance Monoid w => MonadTrans (WriterT w) where
  lift m = WriterT (m >>= \a -> return (a, mempty))
instance (Monoid w, MonadIO m) => MonadIO (WriterT w m) where
  liftIO m = lift (liftIO m)

writer :: Monad m => (a, w) -> WriterT w m a
writer r = WriterT (return r)

runWriter :: Writer w a -> (a, w)
runWriter m = runIdentity (runWriterT m)

execWriter :: Writer w a -> w
execWriter m = snd (runWriter m)

mapWriter :: ((a, w) -> (b, v)) -> Writer w a -> Writer v b
mapWriter f m = mapWriterT (\r -> Identity (f (runIdentity r))) m

execWriterT :: Monad m => WriterT w m a -> m w
execWriterT m = runWriterT m >>= \ ~(_, w) -> return w

mapWriterT :: (m (a, w) -> n (b, v)) -> WriterT w m a -> WriterT v n b
mapWriterT f m = WriterT (f (runWriterT m))

tell :: Monad m => w -> WriterT w m ()
tell w = WriterT (return ((), w))

listen :: Monad m => WriterT w m a -> WriterT w m (a, w)
listen m = WriterT (runWriterT m >>= \ ~(a, w) -> return ((a, w), w))

listens :: Monad m => (w -> b) -> WriterT w m a -> WriterT w m (a, b)
listens f m = WriterT (runWriterT m >>= \ ~(a, w) -> return ((a, f w), w))

pass :: Monad m => WriterT w m (a, w -> w) -> WriterT w m a
pass m = WriterT (runWriterT m >>= \ ~((a, f), w) -> return (a, f w))

censor :: Monad m => (w -> w) -> WriterT w m a -> WriterT w m a
censor f m = WriterT (runWriterT m >>= \ ~(a, w) -> return (a, f w))

-- | The operations of what it is on, lifted.
liftCallCC :: Monoid w => ((((a, w) -> m (b, w)) -> m (a, w)) -> m (a, w)) -> ((a -> WriterT w m b) -> WriterT w m a) -> WriterT w m a
liftCallCC callCC f = WriterT (callCC (\c -> runWriterT (f (\a -> WriterT (c (a, mempty))))))

liftCatch :: (m (a, w) -> (e -> m (a, w)) -> m (a, w)) -> WriterT w m a -> (e -> WriterT w m a) -> WriterT w m a
liftCatch catchE m h = WriterT (catchE (runWriterT m) (\e -> runWriterT (h e)))
