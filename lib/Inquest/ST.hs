-- | State threads: actions of the reducer under another type. Without rank-2 types runST cannot keep the references of
-- one thread out of another; a program that GHC accepts does not try.
module Inquest.ST where

import Prelude
import Control.Monad.Fix (MonadFix(..))

data ST s a
data STRef s a
data RealWorld

foreign import prim "ioReturn" primStReturn :: a -> ST s a
foreign import prim "ioBind" primStBind :: ST s a -> (a -> ST s b) -> ST s b
foreign import prim "ioThen" primStThen :: ST s a -> ST s b -> ST s b
foreign import prim "ioFix" fixST :: (a -> ST s a) -> ST s a
foreign import prim "ioPerform" runST :: ST s a -> a
foreign import prim "unsafeCoerce" stToIO :: ST RealWorld a -> IO a
foreign import prim "unsafeCoerce" unsafeIOToST :: IO a -> ST s a
foreign import prim "unsafeCoerce" unsafeSTToIO :: ST s a -> IO a
foreign import prim "ioInterleave" unsafeInterleaveST :: ST s a -> ST s a
foreign import prim "refNew" newSTRef :: a -> ST s (STRef s a)
foreign import prim "refRead" readSTRef :: STRef s a -> ST s a
foreign import prim "refWrite" writeSTRef :: STRef s a -> a -> ST s ()
foreign import prim "refEq" primStRefEq :: STRef s a -> STRef s a -> Bool

instance Functor (ST s) where
  fmap f m = primStBind m (\x -> primStReturn (f x))
instance Applicative (ST s) where
  pure = primStReturn
  mf <*> mx = primStBind mf (\f -> primStBind mx (\x -> primStReturn (f x)))
  (*>) = primStThen
instance Monad (ST s) where
  (>>=) = primStBind
  (>>) = primStThen
  return = primStReturn
instance MonadFix (ST s) where
  mfix = fixST
instance Semigroup a => Semigroup (ST s a) where
  a <> b = primStBind a (\x -> primStBind b (\y -> primStReturn (x <> y)))
instance Monoid a => Monoid (ST s a) where
  mempty = primStReturn mempty

instance Eq (STRef s a) where
  (==) = primStRefEq
