module Control.Monad.Zip (MonadZip(..)) where

import Control.Monad (liftM, liftM2)
import Data.Functor.Identity
import Data.List.NonEmpty (NonEmpty)
import qualified Data.List.NonEmpty as NonEmpty
import Data.Monoid

class Monad m => MonadZip m where
  mzip :: m a -> m b -> m (a, b)
  mzip ma mb = mzipWith (,) ma mb
  mzipWith :: (a -> b -> c) -> m a -> m b -> m c
  mzipWith f ma mb = liftM (uncurry f) (mzip ma mb)
  munzip :: m (a, b) -> (m a, m b)
  munzip mab = (liftM fst mab, liftM snd mab)

instance MonadZip [] where
  mzip as bs = zip as bs
  mzipWith f as bs = zipWith f as bs
  munzip abs = unzip abs
instance MonadZip NonEmpty where
  mzip as bs = NonEmpty.zip as bs
  mzipWith f as bs = NonEmpty.zipWith f as bs
instance MonadZip Maybe where
  mzipWith f a b = liftM2 f a b
instance MonadZip Identity where
  mzipWith f a b = liftM2 f a b
instance MonadZip Sum where
  mzipWith f a b = liftM2 f a b
instance MonadZip Product where
  mzipWith f a b = liftM2 f a b
instance MonadZip Dual where
  mzipWith f a b = liftM2 f a b
