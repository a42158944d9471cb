-- | Without classes of two parameters, throwError and catchError are those of ExceptT.
module Control.Monad.Except
  ( throwError, catchError, liftEither, withError, ExceptT(..), Except, runExceptT, runExcept, mapExcept, withExcept
  , mapExceptT, withExceptT, module Control.Monad, module Control.Monad.Fix, module Control.Monad.Trans
  ) where

import Control.Monad
import Control.Monad.Fix
import Control.Monad.Trans
import Control.Monad.Trans.Except

throwError :: Monad m => e -> ExceptT e m a
throwError e = throwE e

catchError :: Monad m => ExceptT e m a -> (e -> ExceptT e m a) -> ExceptT e m a
catchError m handler = catchE m handler

liftEither :: Monad m => Either e a -> ExceptT e m a
liftEither r = except r

withError :: Monad m => (e -> e) -> ExceptT e m a -> ExceptT e m a
withError f m = withExceptT f m
