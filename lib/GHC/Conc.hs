-- | Threads, and hints for parallel evaluation, which there is none of here.
module GHC.Conc
  ( par, pseq, numCapabilities, getNumCapabilities, setNumCapabilities, getNumProcessors
  , ThreadId, forkIO, forkIOWithUnmask, myThreadId, killThread, throwTo, yield, threadDelay
  , STM, TVar, atomically, retry, orElse, throwSTM, catchSTM, newTVar, newTVarIO, readTVar, readTVarIO, writeTVar
  ) where

import Control.Concurrent (ThreadId, forkIO, forkIOWithUnmask, killThread, myThreadId, threadDelay, throwTo, yield)
import Control.Concurrent.STM (STM, TVar, atomically, catchSTM, newTVar, newTVarIO, orElse, readTVar, readTVarIO, retry, throwSTM, writeTVar)

infixr 0 `par`, `pseq`

par :: a -> b -> b
par _ b = b

pseq :: a -> b -> b
pseq a b = a `seq` b

numCapabilities :: Int
numCapabilities = 1

getNumCapabilities, getNumProcessors :: IO Int
getNumCapabilities = return 1
getNumProcessors = return 1

setNumCapabilities :: Int -> IO ()
setNumCapabilities _ = return ()
