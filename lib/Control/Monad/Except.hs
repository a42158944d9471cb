module Control.Monad.Except
  ( MonadError(..), liftEither, withError, ExceptT(ExceptT), Except, runExceptT, runExcept, mapExcept, withExcept
  , mapExceptT, withExceptT, module Control.Monad, module Control.Monad.Fix, module Control.Monad.Trans
  ) where

import Control.Monad
import Control.Monad.Fix
import Control.Monad.Trans
import Control.Monad.Error.Class
import Control.Monad.Trans.Except

withError :: MonadError e m => (e -> e) -> m a -> m a
withError f m = catchError m (\e -> throwError (f e))
