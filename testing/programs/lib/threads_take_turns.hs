-- Threads take turns as often as they need; they sleep, are thrown exceptions, and wait for ever.
module Main where

import Control.Concurrent
import Control.Concurrent.STM
import Control.Exception
import Control.Monad
import System.Timeout
main :: IO ()
main = do
  a <- newEmptyMVar; b <- newEmptyMVar
  t <- forkIO (forever (takeMVar a >>= putMVar b . (+ 1)))
  forM_ [1 .. 5] (\i -> putMVar a i >> takeMVar b >>= print)
  killThread t
  r <- try (putMVar a 1 >> takeMVar b) :: IO (Either BlockedIndefinitelyOnMVar Int)
  print r
  -- ping and pong
  ping <- newEmptyMVar; pong <- newEmptyMVar; done <- newEmptyMVar
  _ <- forkIO (forM_ [1 .. 3] (\i -> takeMVar ping >> putStrLn ("pong " ++ show i) >> putMVar pong ()) >> putMVar done ())
  forM_ [1 .. 3] (\i -> putStrLn ("ping " ++ show i) >> putMVar ping () >> takeMVar pong)
  takeMVar done
  -- sleepers wake in the order of their times
  out <- newMVar []
  ends <- forM [300, 100, 200] (\n -> do
    e <- newEmptyMVar
    _ <- forkIO (threadDelay (n * 1000) >> modifyMVar_ out (return . (n :)) >> putMVar e ())
    return e)
  mapM_ takeMVar ends
  readMVar out >>= print . reverse
  -- a bounded queue in transactions
  q <- newTVarIO []
  c <- newEmptyMVar
  _ <- forkIO (forM_ [1 .. 6 :: Int] (\i -> atomically (readTVar q >>= \xs -> check (length xs < 2) >> writeTVar q (xs ++ [i]))) >> putMVar c ())
  xs <- replicateM 6 (atomically (readTVar q >>= \ys -> case ys of { [] -> retry; y : rest -> writeTVar q rest >> return y }))
  print xs
  takeMVar c
  s <- try (atomically (readTVar q >>= check . not . null)) :: IO (Either BlockedIndefinitelyOnSTM ())
  print s
  -- exceptions thrown to others
  started <- newEmptyMVar; ended <- newEmptyMVar
  k <- forkIO ((putMVar started () >> threadDelay 1000000) `catch` \e -> putMVar ended (show (e :: AsyncException)))
  takeMVar started
  killThread k
  takeMVar ended >>= putStrLn
  killThread k
  me <- myThreadId
  _ <- forkIO (throwTo me (userError "from a child"))
  u <- try (threadDelay 1000000) :: IO (Either IOException ())
  print u
  timeout 1000 (threadDelay 1000000) >>= print
  timeout 1000000 (return 5) >>= print
  x <- newEmptyMVar :: IO (MVar ())
  timeout 1000 (takeMVar x) >>= print
  ch <- newChan
  _ <- forkIO (mapM_ (writeChan ch) [1 .. 10 :: Int])
  ys <- getChanContents ch
  print (take 10 ys)
-- expected stdout:
-- | 2
-- | 3
-- | 4
-- | 5
-- | 6
-- | Left thread blocked indefinitely in an MVar operation
-- | ping 1
-- | pong 1
-- | ping 2
-- | pong 2
-- | ping 3
-- | pong 3
-- | [100,200,300]
-- | [1,2,3,4,5,6]
-- | Left thread blocked indefinitely in an STM transaction
-- | thread killed
-- | Left user error (from a child)
-- | Nothing
-- | Just 5
-- | Nothing
-- | [1,2,3,4,5,6,7,8,9,10]
