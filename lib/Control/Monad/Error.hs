module Control.Monad.Error
  ( MonadError(..), Error(..), ErrorT(ErrorT), runErrorT, mapErrorT, module Control.Monad, module Control.Monad.Fix, module Control.Monad.Trans
  ) where

import Control.Monad
import Control.Monad.Cont.Class
import Control.Monad.Error.Class
import Control.Monad.Fix
import Control.Monad.Reader.Class
import Control.Monad.State.Class
import Control.Monad.Trans
import Control.Monad.Trans.Error (Error(..), ErrorT(..), mapErrorT)
import qualified Control.Monad.Trans.Error as Error
import Control.Monad.Writer.Class

instance Monad m => MonadError e (ErrorT e m) where
  throwError e = Error.throwError e
  catchError m handler = Error.catchError m handler
instance MonadState s m => MonadState s (ErrorT e m) where
  get = lift get
  put s = lift (put s)
  state f = lift (state f)
instance MonadReader r m => MonadReader r (ErrorT e m) where
  ask = lift ask
  local f m = mapErrorT (local f) m
  reader f = lift (reader f)
instance MonadWriter w m => MonadWriter w (ErrorT e m) where
  writer aw = lift (writer aw)
  tell w = lift (tell w)
  listen m = ErrorT (listen (runErrorT m) >>= \(r, w) -> return (fmap (\a -> (a, w)) r))
  pass m = ErrorT (pass (runErrorT m >>= \r -> return (case r of
    Left e -> (Left e, id)
    Right (a, f) -> (Right a, f))))
instance MonadCont m => MonadCont (ErrorT e m) where
  callCC f = ErrorT (callCC (\k -> runErrorT (f (\a -> ErrorT (k (Right a))))))
