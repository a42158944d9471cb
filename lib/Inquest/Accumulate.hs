-- | State that goes through a structure from the left, or from the right.
module Inquest.Accumulate where

import Prelude

-- | State from left to right.
newtype StateL s a = StateL (s -> (s, a))

runStateL :: StateL s a -> s -> (s, a)
runStateL (StateL f) s = f s

instance Functor (StateL s) where
  fmap f (StateL k) = StateL (\s -> let (t, x) = k s in (t, f x))
instance Applicative (StateL s) where
  pure x = StateL (\s -> (s, x))
  StateL kf <*> StateL kx = StateL (\s -> let { (t, f) = kf s; (u, x) = kx t } in (u, f x))

-- | State from right to left.
newtype StateR s a = StateR (s -> (s, a))

runStateR :: StateR s a -> s -> (s, a)
runStateR (StateR f) s = f s

instance Functor (StateR s) where
  fmap f (StateR k) = StateR (\s -> let (t, x) = k s in (t, f x))
instance Applicative (StateR s) where
  pure x = StateR (\s -> (s, x))
  StateR kf <*> StateR kx = StateR (\s -> let { (t, x) = kx s; (u, f) = kf t } in (u, f x))
