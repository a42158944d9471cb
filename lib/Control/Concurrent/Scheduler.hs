-- | Threads take turns: one runs until it ends, has to wait, sleeps or lets others go first (src/reduce/threads.h). Time passes
-- only while all of them sleep. Those that wait when nobody is left who could wake them up are told so.
module Control.Concurrent.Scheduler (ThreadId(..), fork, self, throwTo, sleep, yield, waitFor, changed, transactions) where

import Control.Exception
import Data.IORef
import System.Environment (getProgName)
import System.IO (hFlush, hPutStrLn, stderr, stdout)
import System.IO.Unsafe (unsafePerformIO)

foreign import prim "refNewPrivate" newPrivate :: a -> IO (IORef a)
foreign import prim "threadFork" primThreadFork :: IO () -> IO Int
foreign import prim "threadLeave" primThreadLeave :: Int -> a -> IO Int
foreign import prim "threadNotify" primThreadNotify :: a -> IO ()
foreign import prim "threadInterrupt" primThreadInterrupt :: Int -> IO Bool
foreign import prim "threadSelf" primThreadSelf :: IO Int
foreign import prim "threadOutcome" primThreadOutcome :: IO Int

newtype ThreadId = ThreadId Int
  deriving (Eq, Ord)
instance Show ThreadId where
  showsPrec d (ThreadId n) = showParen (d > 10) (showString "ThreadId " . shows n)

-- | Exceptions that are on their way to a thread.
{-# NOINLINE thrown #-}
thrown :: IORef [(Int, SomeException)]
thrown = unsafePerformIO (newPrivate [])

-- | It runs when the others that are ready have had their turn.
fork :: IO () -> IO ThreadId
fork action = fmap ThreadId (primThreadFork (runThread action))

runThread :: IO () -> IO ()
runThread action = ((primThreadOutcome >>= goOn >> action) `catch` ended) >> primThreadLeave 4 () >> return ()

self :: IO ThreadId
self = fmap ThreadId primThreadSelf

-- | It reaches a thread where that waits or begins: nothing else interrupts one.
throwTo :: Exception e => ThreadId -> e -> IO ()
throwTo (ThreadId n) e = primThreadSelf >>= \me ->
  if me == n
    then throwIO e
    else primThreadInterrupt n >>= \lives ->
      if lives then modifyIORef thrown ((n, toException e) :) else return ()

-- | What the thread was told when it went on: it does, or another one has thrown it an exception.
goOn :: Int -> IO ()
goOn outcome
  | outcome == 2 = primThreadSelf >>= \me -> readIORef thrown >>= \waiting ->
      case lookup me waiting of
        Just e -> writeIORef thrown (filter (\(n, _) -> n /= me) waiting) >> throwIO e
        Nothing -> return ()
  | otherwise = return ()

yield :: IO ()
yield = primThreadLeave 1 () >>= goOn

-- | Microseconds; nobody waits for them to pass.
sleep :: Int -> IO ()
sleep time = primThreadLeave 3 time >>= goOn

-- | Tries until it succeeds, letting others run in between. What it waits for is a reference; whoever changes that says so.
waitFor :: Exception e => key -> e -> IO (Maybe a) -> IO a
waitFor key e try = try >>= \r -> case r of
  Just a -> return a
  Nothing -> primThreadLeave 2 key >>= \outcome -> if outcome == 1 then throwIO e else goOn outcome >> waitFor key e try

changed :: key -> IO ()
changed key = primThreadNotify key

-- | What transactions wait for: the end of any other one.
transactions :: Int
transactions = 0

-- | As GHC ends a thread: one that waits for ever or is killed ends silently.
ended :: SomeException -> IO ()
ended e
  | Just BlockedIndefinitelyOnMVar <- fromException e = return ()
  | Just BlockedIndefinitelyOnSTM <- fromException e = return ()
  | Just ThreadKilled <- fromException e = return ()
  | otherwise = hFlush stdout >> getProgName >>= \name -> hPutStrLn stderr (name ++ ": " ++ show e)
