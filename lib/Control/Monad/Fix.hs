module Control.Monad.Fix (MonadFix(..), fix) where

import Inquest.Monad (NonEmpty(..))

foreign import prim "ioFix" primIoFix :: (a -> IO a) -> IO a

fix :: (a -> a) -> a
fix f = x
  where x = f x

class Monad m => MonadFix m where
  mfix :: (a -> m a) -> m a

instance MonadFix Maybe where
  mfix f = a
    where
      a = f (unJust a)
      unJust (Just x) = x
      unJust Nothing = errorWithoutStackTrace "mfix Maybe: Nothing"

instance MonadFix [] where
  mfix f = case fix (f . head) of
    [] -> []
    (x : _) -> x : mfix (tail . f)

instance MonadFix NonEmpty where
  mfix f = case fix (\r -> f (neHead r)) of
    ~(x :| _) -> x :| mfix (neTail . f)
    where
      neHead ~(a :| _) = a
      neTail ~(_ :| as) = as

instance MonadFix (Either e) where
  mfix f = a
    where
      a = f (unRight a)
      unRight (Right x) = x
      unRight _ = errorWithoutStackTrace "mfix Either: Left"

instance MonadFix ((->) r) where
  mfix f r = a
    where a = f a r

instance MonadFix IO where
  mfix = primIoFix
