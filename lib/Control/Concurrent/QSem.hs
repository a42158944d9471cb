module Control.Concurrent.QSem (QSem, newQSem, waitQSem, signalQSem) where

import Control.Concurrent.Scheduler (changed, waitFor)
import Control.Exception (BlockedIndefinitelyOnMVar(..))
import Data.IORef

newtype QSem = QSem (IORef Int)

newQSem :: Int -> IO QSem
newQSem n
  | n < 0 = ioError (userError "newQSem: Initial quantity must be non-negative")
  | otherwise = fmap QSem (newIORef n)

waitQSem :: QSem -> IO ()
waitQSem (QSem r) = waitFor r BlockedIndefinitelyOnMVar (readIORef r >>= \n ->
  if n > 0 then writeIORef r (n - 1) >> return (Just ()) else return Nothing)

signalQSem :: QSem -> IO ()
signalQSem (QSem r) = modifyIORef r (+ 1) >> changed r
