module Control.Concurrent.QSem (QSem, newQSem, waitQSem, signalQSem) where

import Control.Concurrent.Scheduler (changed, waitFor)
import Control.Exception (BlockedIndefinitelyOnMVar(..))

-- | A reference under another type.
data QSem

foreign import prim "refNew" newCell :: Int -> IO QSem
foreign import prim "refRead" readCell :: QSem -> IO Int
foreign import prim "refWrite" writeCell :: QSem -> Int -> IO ()

newQSem :: Int -> IO QSem
newQSem n
  | n < 0 = ioError (userError "newQSem: Initial quantity must be non-negative")
  | otherwise = newCell n

waitQSem :: QSem -> IO ()
waitQSem q = waitFor q BlockedIndefinitelyOnMVar (readCell q >>= \n ->
  if n > 0 then writeCell q (n - 1) >> return (Just ()) else return Nothing)

signalQSem :: QSem -> IO ()
signalQSem q = readCell q >>= \n -> writeCell q (n + 1) >> changed q
