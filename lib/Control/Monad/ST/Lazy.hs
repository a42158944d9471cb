-- | State threads that run only as far as their results are needed.
module Control.Monad.ST.Lazy (ST, runST, fixST, strictToLazyST, lazyToStrictST, RealWorld, stToIO) where

import Control.Monad.Fix (MonadFix(..))
import qualified Control.Monad.ST as Strict
import Control.Monad.ST (RealWorld)

-- | A computation takes the state of the thread and returns the next one. What has happened to it happens when it is
-- evaluated.
newtype ST s a = ST (State -> (a, State))

data State = State

instance Functor (ST s) where
  fmap f (ST m) = ST (\s -> let (a, s') = m s in (f a, s'))
instance Applicative (ST s) where
  pure a = ST (\s -> (a, s))
  ST f <*> ST m = ST (\s -> let { (g, s') = f s; (a, s'') = m s' } in (g a, s''))
instance Monad (ST s) where
  ST m >>= k = ST (\s -> let (a, s') = m s in case k a of ST n -> n s')
instance MonadFail (ST s) where
  fail s = errorWithoutStackTrace s
instance MonadFix (ST s) where
  mfix f = fixST f

runST :: ST s a -> a
runST (ST m) = fst (m State)

fixST :: (a -> ST s a) -> ST s a
fixST f = ST (\s -> let { (a, s') = case f a of ST m -> m s } in (a, s'))

strictToLazyST :: Strict.ST s a -> ST s a
strictToLazyST m = ST (\s ->
  let done = case s of State -> Strict.runST (fmap Done m)
  in (case done of Done a -> a, case done of Done _ -> State))

-- | The result as the strict thread left it, perhaps not evaluated.
data Done a = Done a

lazyToStrictST :: ST s a -> Strict.ST s a
lazyToStrictST (ST m) = case m State of (a, s) -> s `seq` return a

stToIO :: ST RealWorld a -> IO a
stToIO m = Strict.stToIO (lazyToStrictST m)
