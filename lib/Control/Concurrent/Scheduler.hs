-- | Threads that run one after the other: a new one waits until the running one has to wait (or lets others go first),
-- and then runs until it ends or has to wait itself. One that has to wait when no other can go on is given up.
module Control.Concurrent.Scheduler (ThreadId(..), fork, stop, self, runNext, runAll, waitFor) where

import Control.Exception
import Data.IORef
import System.Environment (getProgName)
import System.IO (hFlush, hPutStrLn, stderr, stdout)
import System.IO.Unsafe (unsafePerformIO)

newtype ThreadId = ThreadId Int
  deriving (Eq, Ord)
instance Show ThreadId where
  showsPrec d (ThreadId n) = showParen (d > 10) (showString "ThreadId " . shows n)

data Threads = Threads { waiting :: [(Int, IO ())], current :: Int, made :: Int }

{-# NOINLINE threads #-}
threads :: IORef Threads
threads = unsafePerformIO (newIORef (Threads [] 1 1))

fork :: IO () -> IO ThreadId
fork action = readIORef threads >>= \t ->
  let n = made t + 1
  in writeIORef threads t { waiting = waiting t ++ [(n, action)], made = n } >> return (ThreadId n)

-- | A thread that has begun has ended, too.
stop :: ThreadId -> IO ()
stop (ThreadId n) = modifyIORef threads (\t -> t { waiting = filter (\(m, _) -> m /= n) (waiting t) })

self :: IO ThreadId
self = fmap (\t -> ThreadId (current t)) (readIORef threads)

-- | Whether there was one.
runNext :: IO Bool
runNext = readIORef threads >>= \t -> case waiting t of
  [] -> return False
  (n, action) : rest ->
    writeIORef threads t { waiting = rest, current = n } >> (action `catch` ended) >>
    modifyIORef threads (\u -> u { current = current t }) >> return True

runAll :: IO ()
runAll = runNext >>= \ran -> if ran then runAll else return ()

-- | As GHC ends a thread: one that waits for ever or is killed ends silently.
ended :: SomeException -> IO ()
ended e
  | Just BlockedIndefinitelyOnMVar <- fromException e = return ()
  | Just BlockedIndefinitelyOnSTM <- fromException e = return ()
  | Just ThreadKilled <- fromException e = return ()
  | otherwise = hFlush stdout >> getProgName >>= \name -> hPutStrLn stderr (name ++ ": " ++ show e)

-- | Tries until it succeeds, letting others run in between.
waitFor :: Exception e => e -> IO (Maybe a) -> IO a
waitFor e try = try >>= \r -> case r of
  Just a -> return a
  Nothing -> runNext >>= \ran -> if ran then waitFor e try else throwIO e
