-- | Objects that differ from all others.
module Data.Unique (Unique, newUnique, hashUnique) where

import Data.IORef
import System.IO.Unsafe (unsafePerformIO)

foreign import prim "refNewPrivate" newPrivate :: a -> IO (IORef a)

newtype Unique = Unique Int
  deriving (Eq, Ord)

source :: IORef Int
source = unsafePerformIO (newPrivate 0)

newUnique :: IO Unique
newUnique = atomicModifyIORef' source (\n -> (n + 1, Unique (n + 1)))

hashUnique :: Unique -> Int
hashUnique (Unique n) = n
