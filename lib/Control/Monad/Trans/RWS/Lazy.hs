-- | Reading, writing and state in one transformer, lazy in the result.
module Control.Monad.Trans.RWS.Lazy
  ( RWS, rws, runRWS, evalRWS, execRWS, RWST(..), evalRWST, execRWST, mapRWS, withRWS, mapRWST, withRWST
  , reader, ask, local, asks, writer, tell, listen, listens, pass, censor, state, get, put, modify, gets
  , liftCallCC, liftCallCC', liftCatch
  ) where

import Control.Applicative
import Control.Monad
import Control.Monad.Fix
import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Data.Functor.Identity

newtype RWST r w s m a = RWST { runRWST :: r -> s -> m (a, s, w) }

type RWS r w s = RWST r w s Identity

instance Functor m => Functor (RWST r w s m) where
  fmap f m = RWST (\r s -> fmap (\ ~(a, t, w) -> (f a, t, w)) (runRWST m r s))
instance (Monoid w, Monad m) => Applicative (RWST r w s m) where
  pure a = RWST (\_ s -> return (a, s, mempty))
  mf <*> mx = RWST (\r s -> runRWST mf r s >>= \ ~(f, t, w) -> runRWST mx r t >>= \ ~(x, u, v) -> return (f x, u, w <> v))
instance (Monoid w, Monad m) => Monad (RWST r w s m) where
  m >>= k = RWST (\r s -> runRWST m r s >>= \ ~(a, t, w) -> runRWST (k a) r t >>= \ ~(b, u, v) -> return (b, u, w <> v))
instance (Monoid w, MonadFail m) => MonadFail (RWST r w s m) where
  fail message = RWST (\_ _ -> fail message)
instance (Monoid w, MonadPlus m) => Alternative (RWST r w s m) where
  empty = RWST (\_ _ -> mzero)
  m <|> n = RWST (\r s -> runRWST m r s `mplus` runRWST n r s)
instance (Monoid w, MonadPlus m) => MonadPlus (RWST r w s m)
instance (Monoid w, MonadFix m) => MonadFix (RWST r w s m) where
  mfix f = RWST (\r s -> mfix (\ ~(a, _, _) -> runRWST (f a) r s))
instance Monoid w => MonadTrans (RWST r w s) where
  lift m = RWST (\_ s -> m >>= \a -> return (a, s, mempty))
instance (Monoid w, MonadIO m) => MonadIO (RWST r w s m) where
  liftIO m = lift (liftIO m)

mapRWS :: ((a, s, w) -> (b, s, w')) -> RWS r w s a -> RWS r w' s b
mapRWS f m = mapRWST (fmap f) m

withRWS :: (r' -> s -> (r, s)) -> RWS r w s a -> RWS r' w s a
withRWS f m = withRWST f m

mapRWST :: (m (a, s, w) -> n (b, s, w')) -> RWST r w s m a -> RWST r w' s n b
mapRWST f m = RWST (\r s -> f (runRWST m r s))

withRWST :: (r' -> s -> (r, s)) -> RWST r w s m a -> RWST r' w s m a
withRWST f m = RWST (\r s -> uncurry (runRWST m) (f r s))

rws :: Monoid w => (r -> s -> (a, s, w)) -> RWS r w s a
rws f = RWST (\r s -> Identity (f r s))

runRWS :: RWS r w s a -> r -> s -> (a, s, w)
runRWS m r s = runIdentity (runRWST m r s)

evalRWS :: RWS r w s a -> r -> s -> (a, w)
evalRWS m r s = case runRWS m r s of ~(a, _, w) -> (a, w)

execRWS :: RWS r w s a -> r -> s -> (s, w)
execRWS m r s = case runRWS m r s of ~(_, t, w) -> (t, w)

evalRWST :: Monad m => RWST r w s m a -> r -> s -> m (a, w)
evalRWST m r s = runRWST m r s >>= \ ~(a, _, w) -> return (a, w)

execRWST :: Monad m => RWST r w s m a -> r -> s -> m (s, w)
execRWST m r s = runRWST m r s >>= \ ~(_, t, w) -> return (t, w)

reader, asks :: (Monoid w, Monad m) => (r -> a) -> RWST r w s m a
reader f = RWST (\r s -> return (f r, s, mempty))
asks f = reader f

ask :: (Monoid w, Monad m) => RWST r w s m r
ask = RWST (\r s -> return (r, s, mempty))

local :: (r -> r) -> RWST r w s m a -> RWST r w s m a
local f m = RWST (\r s -> runRWST m (f r) s)

writer :: Monad m => (a, w) -> RWST r w s m a
writer (a, w) = RWST (\_ s -> return (a, s, w))

tell :: Monad m => w -> RWST r w s m ()
tell w = RWST (\_ s -> return ((), s, w))

listen :: Monad m => RWST r w s m a -> RWST r w s m (a, w)
listen m = RWST (\r s -> runRWST m r s >>= \ ~(a, t, w) -> return ((a, w), t, w))

listens :: Monad m => (w -> b) -> RWST r w s m a -> RWST r w s m (a, b)
listens f m = RWST (\r s -> runRWST m r s >>= \ ~(a, t, w) -> return ((a, f w), t, w))

pass :: Monad m => RWST r w s m (a, w -> w) -> RWST r w s m a
pass m = RWST (\r s -> runRWST m r s >>= \ ~((a, f), t, w) -> return (a, t, f w))

censor :: Monad m => (w -> w) -> RWST r w s m a -> RWST r w s m a
censor f m = RWST (\r s -> runRWST m r s >>= \ ~(a, t, w) -> return (a, t, f w))

state :: (Monoid w, Monad m) => (s -> (a, s)) -> RWST r w s m a
state f = RWST (\_ s -> case f s of ~(a, t) -> return (a, t, mempty))

get :: (Monoid w, Monad m) => RWST r w s m s
get = RWST (\_ s -> return (s, s, mempty))

put :: (Monoid w, Monad m) => s -> RWST r w s m ()
put s = RWST (\_ _ -> return ((), s, mempty))

modify :: (Monoid w, Monad m) => (s -> s) -> RWST r w s m ()
modify f = RWST (\_ s -> return ((), f s, mempty))

gets :: (Monoid w, Monad m) => (s -> a) -> RWST r w s m a
gets f = RWST (\_ s -> return (f s, s, mempty))

-- | The operations of what it is on, lifted; the first one goes back to the state of before.
liftCallCC, liftCallCC'
  :: Monoid w => ((((a, s, w) -> m (b, s, w)) -> m (a, s, w)) -> m (a, s, w)) -> ((a -> RWST r w s m b) -> RWST r w s m a) -> RWST r w s m a
liftCallCC callCC f = RWST (\r s -> callCC (\c -> runRWST (f (\a -> RWST (\_ _ -> c (a, s, mempty)))) r s))
liftCallCC' callCC f = RWST (\r s -> callCC (\c -> runRWST (f (\a -> RWST (\_ t -> c (a, t, mempty)))) r s))

liftCatch :: (m (a, s, w) -> (e -> m (a, s, w)) -> m (a, s, w)) -> RWST r w s m a -> (e -> RWST r w s m a) -> RWST r w s m a
liftCatch catchE m h = RWST (\r s -> catchE (runRWST m r s) (\e -> runRWST (h e) r s))
