module GHC.IO
  ( IO, unsafePerformIO, unsafeInterleaveIO, unsafeDupablePerformIO, stToIO, FilePath, catchException, catchAny, throwIO, mask, mask_
  , uninterruptibleMask, uninterruptibleMask_, MaskingState(..), getMaskingState, evaluate, onException, bracket, finally, noDuplicate
  ) where

import Control.Exception
import Control.Monad.ST (stToIO)
import System.IO.Unsafe

catchException :: Exception e => IO a -> (e -> IO a) -> IO a
catchException action handler = catch action handler

catchAny :: IO a -> (SomeException -> IO a) -> IO a
catchAny action handler = catch action handler

noDuplicate :: IO ()
noDuplicate = return ()
