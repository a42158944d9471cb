module Control.Monad.Cont
  ( callCC, Cont, cont, runCont, mapCont, withCont, ContT(..), mapContT, withContT
  , module Control.Monad, module Control.Monad.Trans
  ) where

import Control.Monad
import Control.Monad.Trans
import Control.Monad.Trans.Cont
