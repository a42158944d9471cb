-- | The name of this module in Haskell 98.
module Monad
  ( MonadPlus(..), join, guard, when, unless, ap, msum, filterM, mapAndUnzipM, zipWithM, zipWithM_, foldM, liftM, liftM2
  , liftM3, liftM4, liftM5, Monad(..), Functor(..), mapM, mapM_, sequence, sequence_, (=<<)
  ) where

import Control.Monad
