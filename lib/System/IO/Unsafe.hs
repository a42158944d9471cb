module System.IO.Unsafe (unsafePerformIO, unsafeDupablePerformIO, unsafeInterleaveIO, unsafeFixIO) where

foreign import prim "ioPerform" unsafePerformIO :: IO a -> a
foreign import prim "ioPerform" unsafeDupablePerformIO :: IO a -> a
foreign import prim "ioInterleave" unsafeInterleaveIO :: IO a -> IO a
foreign import prim "ioFix" unsafeFixIO :: (a -> IO a) -> IO a
