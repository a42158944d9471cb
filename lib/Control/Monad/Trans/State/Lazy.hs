-- | State transformers, lazy in the pair of result and state.
module Control.Monad.Trans.State.Lazy
  ( State, state, runState, evalState, execState, mapState, withState
  , StateT(..), evalStateT, execStateT, mapStateT, withStateT, get, put, modify, modify', gets
  , liftCallCC, liftCallCC', liftCatch, liftListen, liftPass
  ) where

import Control.Applicative
import Control.Monad
import Control.Monad.Fix
import Control.Monad.IO.Class
import Control.Monad.Trans.Class
import Data.Functor.Identity

newtype StateT s m a = StateT { runStateT :: s -> m (a, s) }

type State s = StateT s Identity

instance Functor m => Functor (StateT s m) where
  fmap f m = StateT (\s -> fmap (\ ~(a, t) -> (f a, t)) (runStateT m s))
instance Monad m => Applicative (StateT s m) where
  pure a = StateT (\s -> return (a, s))
  mf <*> mx = StateT (\s -> runStateT mf s >>= \ ~(f, t) -> runStateT mx t >>= \ ~(x, u) -> return (f x, u))
  m *> k = StateT (\s -> runStateT m s >>= \ ~(_, t) -> runStateT k t)
instance Monad m => Monad (StateT s m) where
  m >>= k = StateT (\s -> runStateT m s >>= \ ~(a, t) -> runStateT (k a) t)
  m >> k = StateT (\s -> runStateT m s >>= \ ~(_, t) -> runStateT k t)
instance MonadFail m => MonadFail (StateT s m) where
  fail message = StateT (\_ -> fail message)
instance MonadPlus m => Alternative (StateT s m) where
  empty = StateT (\_ -> mzero)
  m <|> n = StateT (\s -> runStateT m s `mplus` runStateT n s)
instance MonadPlus m => MonadPlus (StateT s m)
instance MonadFix m => MonadFix (StateT s m) where
  mfix f = StateT (\s -> mfix (\ ~(a, _) -> runStateT (f a) s))
instance MonadTrans (StateT s) where
  lift m = StateT (\s -> m >>= \a -> return (a, s))
instance MonadIO m => MonadIO (StateT s m) where
  liftIO m = lift (liftIO m)

state :: Monad m => (s -> (a, s)) -> StateT s m a
state f = StateT (\s -> return (f s))

runState :: State s a -> s -> (a, s)
runState m s = runIdentity (runStateT m s)

evalState :: State s a -> s -> a
evalState m s = fst (runState m s)

execState :: State s a -> s -> s
execState m s = snd (runState m s)

mapState :: ((a, s) -> (b, s)) -> State s a -> State s b
mapState f m = mapStateT (\r -> Identity (f (runIdentity r))) m

withState :: (s -> s) -> State s a -> State s a
withState f m = withStateT f m

evalStateT :: Monad m => StateT s m a -> s -> m a
evalStateT m s = runStateT m s >>= \ ~(a, _) -> return a

execStateT :: Monad m => StateT s m a -> s -> m s
execStateT m s = runStateT m s >>= \ ~(_, t) -> return t

mapStateT :: (m (a, s) -> n (b, s)) -> StateT s m a -> StateT s n b
mapStateT f m = StateT (\s -> f (runStateT m s))

withStateT :: (s -> s) -> StateT s m a -> StateT s m a
withStateT f m = StateT (\s -> runStateT m (f s))

get :: Monad m => StateT s m s
get = StateT (\s -> return (s, s))

put :: Monad m => s -> StateT s m ()
put s = StateT (\_ -> return ((), s))

modify, modify' :: Monad m => (s -> s) -> StateT s m ()
modify f = StateT (\s -> return ((), f s))
modify' f = StateT (\s -> let t = f s in t `seq` return ((), t))

gets :: Monad m => (s -> a) -> StateT s m a
gets f = StateT (\s -> return (f s, s))

-- | The operations of what it is on, lifted; the first one goes back to the state of before.
liftCallCC, liftCallCC' :: ((((a, s) -> m (b, s)) -> m (a, s)) -> m (a, s)) -> ((a -> StateT s m b) -> StateT s m a) -> StateT s m a
liftCallCC callCC f = StateT (\s -> callCC (\c -> runStateT (f (\a -> StateT (\_ -> c (a, s)))) s))
liftCallCC' callCC f = StateT (\s -> callCC (\c -> runStateT (f (\a -> StateT (\t -> c (a, t)))) s))

liftCatch :: (m (a, s) -> (e -> m (a, s)) -> m (a, s)) -> StateT s m a -> (e -> StateT s m a) -> StateT s m a
liftCatch catchE m h = StateT (\s -> catchE (runStateT m s) (\e -> runStateT (h e) s))

liftListen :: Monad m => (m (a, s) -> m ((a, s), w)) -> StateT s m a -> StateT s m (a, w)
liftListen listen m = StateT (\s -> listen (runStateT m s) >>= \ ~((a, t), w) -> return ((a, w), t))

liftPass :: Monad m => (m ((a, s), w -> w) -> m (a, s)) -> StateT s m (a, w -> w) -> StateT s m a
liftPass pass m = StateT (\s -> pass (runStateT m s >>= \ ~((a, f), t) -> return ((a, t), f)))
