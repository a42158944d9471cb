module Control.Monad.Writer.Strict
  ( module Control.Monad.Trans.Writer.Strict, module Control.Monad, module Control.Monad.Fix, module Control.Monad.Trans, module Data.Monoid
  ) where

import Control.Monad
import Control.Monad.Fix
import Control.Monad.Trans
import Control.Monad.Trans.Writer.Strict
import Data.Monoid
