-- All threads that wait for ever are told so, the main one first.
module Main where

import Control.Concurrent
import Control.Exception
import Control.Monad
main :: IO ()
main = do
  m <- newEmptyMVar :: IO (MVar ())
  out <- newMVar ()
  let say s = withMVar out (\_ -> putStrLn s)
  forM_ [1 .. 3 :: Int] $ \i -> forkIO ((takeMVar m `catch` \e -> say (show i ++ " " ++ show (e :: BlockedIndefinitelyOnMVar))) `finally` say (show i ++ " end"))
  yield
  say "main waits"
  takeMVar m `catch` \e -> say ("main " ++ show (e :: BlockedIndefinitelyOnMVar))
  say "main goes on"
  threadDelay 1000
  say "main ends"
-- expected stdout:
-- | main waits
-- | main thread blocked indefinitely in an MVar operation
-- | main goes on
-- | 1 thread blocked indefinitely in an MVar operation
-- | 1 end
-- | 2 thread blocked indefinitely in an MVar operation
-- | 2 end
-- | 3 thread blocked indefinitely in an MVar operation
-- | 3 end
-- | main ends
