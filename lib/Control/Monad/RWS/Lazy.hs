module Control.Monad.RWS.Lazy
  ( RWS, rws, runRWS, evalRWS, execRWS, RWST(RWST), runRWST, evalRWST, execRWST, mapRWS, withRWS, mapRWST, withRWST
  , MonadRWS
  , module Control.Monad.Reader.Class, module Control.Monad.State.Class, module Control.Monad.Writer.Class
  , module Control.Monad, module Control.Monad.Fix, module Control.Monad.Trans, module Data.Monoid
  ) where

import Control.Monad
import Control.Monad.Fix
import Control.Monad.Trans
import Control.Monad.Reader.Class
import Control.Monad.RWS.Class (MonadRWS)
import Control.Monad.State.Class
import Control.Monad.Trans.RWS.Lazy (RWS, RWST(..), evalRWS, evalRWST, execRWS, execRWST, mapRWS, mapRWST, runRWS, rws, withRWS, withRWST)
import Control.Monad.Writer.Class
import Data.Monoid
