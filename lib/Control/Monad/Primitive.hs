{-# LANGUAGE TypeFamilies #-}
-- | Monads in which memory can be changed: IO, ST, and what transformers make of them.
module Control.Monad.Primitive (PrimMonad(..), RealWorld, stToPrim, ioToPrim, unsafePrimToPrim, unsafeInlineIO) where

import Control.Monad.ST (ST)
import Control.Monad.Trans.Class (lift)
import Control.Monad.Trans.Except (ExceptT)
import Control.Monad.Trans.Maybe (MaybeT)
import Control.Monad.Trans.Reader (ReaderT)
import qualified Control.Monad.Trans.State.Lazy as L
import qualified Control.Monad.Trans.State.Strict as S
import qualified Control.Monad.Trans.Writer.Lazy as L
import qualified Control.Monad.Trans.Writer.Strict as S
import Inquest.ST (RealWorld, unsafeIOToST, unsafeSTToIO)
import System.IO.Unsafe (unsafePerformIO)

class Monad m => PrimMonad m where
  type PrimState m
  -- | What is done to memory.
  primIO :: IO a -> m a

instance PrimMonad IO where
  type PrimState IO = RealWorld
  primIO io = io
instance PrimMonad (ST s) where
  type PrimState (ST s) = s
  primIO io = unsafeIOToST io
instance PrimMonad m => PrimMonad (ReaderT r m) where
  type PrimState (ReaderT r m) = PrimState m
  primIO io = lift (primIO io)
instance PrimMonad m => PrimMonad (L.StateT s m) where
  type PrimState (L.StateT s m) = PrimState m
  primIO io = lift (primIO io)
instance PrimMonad m => PrimMonad (S.StateT s m) where
  type PrimState (S.StateT s m) = PrimState m
  primIO io = lift (primIO io)
instance (Monoid w, PrimMonad m) => PrimMonad (L.WriterT w m) where
  type PrimState (L.WriterT w m) = PrimState m
  primIO io = lift (primIO io)
instance (Monoid w, PrimMonad m) => PrimMonad (S.WriterT w m) where
  type PrimState (S.WriterT w m) = PrimState m
  primIO io = lift (primIO io)
instance PrimMonad m => PrimMonad (MaybeT m) where
  type PrimState (MaybeT m) = PrimState m
  primIO io = lift (primIO io)
instance PrimMonad m => PrimMonad (ExceptT e m) where
  type PrimState (ExceptT e m) = PrimState m
  primIO io = lift (primIO io)

stToPrim :: PrimMonad m => ST (PrimState m) a -> m a
stToPrim st = primIO (unsafeSTToIO st)

ioToPrim :: PrimMonad m => IO a -> m a
ioToPrim io = primIO io

unsafePrimToPrim :: PrimMonad m => IO a -> m a
unsafePrimToPrim io = primIO io

unsafeInlineIO :: IO a -> a
unsafeInlineIO io = unsafePerformIO io
