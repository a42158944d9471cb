-- | Threads; Control.Concurrent.Scheduler says how they take turns.
module Control.Concurrent
  ( ThreadId, myThreadId, forkIO, forkFinally, forkIOWithUnmask, forkOS, forkOn, killThread, throwTo, threadDelay, yield
  , getNumCapabilities, setNumCapabilities, rtsSupportsBoundThreads
  , module Control.Concurrent.MVar, module Control.Concurrent.Chan, module Control.Concurrent.QSem, module Control.Concurrent.QSemN
  ) where

import Control.Concurrent.Chan
import Control.Concurrent.MVar
import Control.Concurrent.QSem
import Control.Concurrent.QSemN
import Control.Concurrent.Scheduler
import Control.Exception (AsyncException(..), SomeException, try)

myThreadId :: IO ThreadId
myThreadId = self

forkIO, forkOS :: IO () -> IO ThreadId
forkIO action = fork action
forkOS action = fork action

forkOn :: Int -> IO () -> IO ThreadId
forkOn _ action = fork action

forkFinally :: IO a -> (Either SomeException a -> IO ()) -> IO ThreadId
forkFinally action end = fork (try action >>= end)

forkIOWithUnmask :: ((IO a -> IO a) -> IO ()) -> IO ThreadId
forkIOWithUnmask action = fork (action id)

killThread :: ThreadId -> IO ()
killThread t = throwTo t ThreadKilled

-- | All others have their turn meanwhile; nobody waits for the time to pass.
threadDelay :: Int -> IO ()
threadDelay time = sleep time

getNumCapabilities :: IO Int
getNumCapabilities = return 1

setNumCapabilities :: Int -> IO ()
setNumCapabilities _ = return ()

rtsSupportsBoundThreads :: Bool
rtsSupportsBoundThreads = False
