module Control.Monad.Fail (MonadFail(..)) where
