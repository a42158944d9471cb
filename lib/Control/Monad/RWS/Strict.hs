module Control.Monad.RWS.Strict
  ( module Control.Monad.Trans.RWS.Strict, module Control.Monad, module Control.Monad.Fix, module Control.Monad.Trans, module Data.Monoid
  ) where

import Control.Monad
import Control.Monad.Fix
import Control.Monad.Trans
import Control.Monad.Trans.RWS.Strict
import Data.Monoid
