-- | What a program with one thread can use: there is no forkIO.
module Control.Concurrent
  ( ThreadId, myThreadId, threadDelay, yield, getNumCapabilities, setNumCapabilities, rtsSupportsBoundThreads
  , module Control.Concurrent.MVar
  ) where

import Control.Concurrent.MVar

-- | The only thread.
data ThreadId = ThreadId
  deriving (Eq, Ord)
instance Show ThreadId where
  showsPrec _ ThreadId = showString "ThreadId 1"

myThreadId :: IO ThreadId
myThreadId = return ThreadId

-- | Nobody else runs meanwhile, so it does not wait.
threadDelay :: Int -> IO ()
threadDelay _ = return ()

yield :: IO ()
yield = return ()

getNumCapabilities :: IO Int
getNumCapabilities = return 1

setNumCapabilities :: Int -> IO ()
setNumCapabilities _ = return ()

rtsSupportsBoundThreads :: Bool
rtsSupportsBoundThreads = False
