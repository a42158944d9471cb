module Data.IORef
  ( IORef, newIORef, readIORef, writeIORef, modifyIORef, modifyIORef', atomicModifyIORef, atomicModifyIORef', atomicWriteIORef
  ) where

-- | The reducer's mutable cell.
data IORef a

foreign import prim "refNew" newIORef :: a -> IO (IORef a)
foreign import prim "refRead" readIORef :: IORef a -> IO a
foreign import prim "refWrite" writeIORef :: IORef a -> a -> IO ()
foreign import prim "refEq" primRefEq :: IORef a -> IORef a -> Bool

instance Eq (IORef a) where
  (==) = primRefEq

modifyIORef :: IORef a -> (a -> a) -> IO ()
modifyIORef ref f = readIORef ref >>= \x -> writeIORef ref (f x)

modifyIORef' :: IORef a -> (a -> a) -> IO ()
modifyIORef' ref f = readIORef ref >>= \x -> let y = f x in y `seq` writeIORef ref y

atomicModifyIORef :: IORef a -> (a -> (a, b)) -> IO b
atomicModifyIORef ref f = readIORef ref >>= \x -> let r = f x in writeIORef ref (fst r) >> return (snd r)

atomicModifyIORef' :: IORef a -> (a -> (a, b)) -> IO b
atomicModifyIORef' ref f = readIORef ref >>= \x -> case f x of
  (a, b) -> a `seq` b `seq` (writeIORef ref a >> return b)

atomicWriteIORef :: IORef a -> a -> IO ()
atomicWriteIORef ref x = writeIORef ref x
