-- | Properties of actions, as in QuickCheck 2.14.
module Test.QuickCheck.Monadic
  ( PropertyM(..), run, assert, assertWith, pre, wp, pick, forAllM, monitor, stop, monadic, monadic', monadicIO, monadicST
  ) where

import Control.Monad.IO.Class
import Control.Monad.ST
import Control.Monad.Trans.Class
import Test.QuickCheck.Gen
import Test.QuickCheck.Property

newtype PropertyM m a = MkPropertyM { unPropertyM :: (a -> Gen (m Property)) -> Gen (m Property) }

instance Functor (PropertyM m) where
  fmap f (MkPropertyM m) = MkPropertyM (\k -> m (k . f))
instance Applicative (PropertyM m) where
  pure x = MkPropertyM (\k -> k x)
  mf <*> mx = mf >>= \f -> mx >>= \x -> pure (f x)
instance Monad (PropertyM m) where
  MkPropertyM m >>= f = MkPropertyM (\k -> m (\a -> unPropertyM (f a) k))
instance Monad m => MonadFail (PropertyM m) where
  fail err = stop failed { reason = err }
instance MonadTrans PropertyM where
  lift m = run m
instance MonadIO m => MonadIO (PropertyM m) where
  liftIO m = run (liftIO m)

stop :: (Testable prop, Monad m) => prop -> PropertyM m a
stop p = MkPropertyM (\_ -> return (return (property p)))

assert :: Monad m => Bool -> PropertyM m ()
assert True = return ()
assert False = fail "Assertion failed"

assertWith :: Monad m => Bool -> String -> PropertyM m ()
assertWith condition msg = monitor (counterexample ((if condition then "Passed: " else "Failed: ") ++ msg)) >> assert condition

pre :: Monad m => Bool -> PropertyM m ()
pre True = return ()
pre False = stop rejected

run :: Monad m => m a -> PropertyM m a
run m = MkPropertyM (\k -> fmap (m >>=) (fmap (\f -> \a -> f k a) delayedApply))
  where delayedApply = fmap (\eval k a -> eval (k a)) delay

pick :: (Monad m, Show a) => Gen a -> PropertyM m a
pick gen = MkPropertyM (\k -> do
  a <- gen
  mp <- k a
  return (do p <- mp; return (forAllShow (return a) show (const p))))

forAllM :: (Monad m, Show a) => Gen a -> (a -> PropertyM m b) -> PropertyM m b
forAllM gen k = pick gen >>= k

wp :: Monad m => m a -> (a -> PropertyM m b) -> PropertyM m b
wp m k = run m >>= k

monitor :: Monad m => (Property -> Property) -> PropertyM m ()
monitor f = MkPropertyM (\k -> fmap (fmap f) (k ()))

monadic :: (Testable a, Monad m) => (m Property -> Property) -> PropertyM m a -> Property
monadic runner m = property (fmap runner (monadic' m))

monadic' :: (Testable a, Monad m) => PropertyM m a -> Gen (m Property)
monadic' (MkPropertyM m) = m (\p -> return (return (property p)))

monadicIO :: Testable a => PropertyM IO a -> Property
monadicIO m = monadic ioProperty m

monadicST :: Testable a => PropertyM (ST s) a -> Property
monadicST m = property (fmap (\st -> runST st) (monadic' m))
