-- Queues take time in proportion to what passes through them; semaphores of quantities; channels with several readers.
module Main where

import Control.Concurrent
import Control.Concurrent.STM
import Control.Exception
import Control.Monad
main :: IO ()
main = do
  c <- newTChanIO
  let n = 20000 :: Int
  atomically (mapM_ (writeTChan c) [1 .. n])
  xs <- replicateM n (atomically (readTChan c))
  print (sum xs)
  q <- newTQueueIO
  atomically (mapM_ (writeTQueue q) [1 .. n])
  ys <- replicateM n (atomically (readTQueue q))
  print (sum ys)
  s <- newQSemN 3
  waitQSemN s 2
  done <- newEmptyMVar
  _ <- forkIO (waitQSemN s 3 >> putMVar done "three")
  signalQSemN s 2
  takeMVar done >>= putStrLn
  r <- try (newQSemN (-1)) :: IO (Either SomeException QSemN)
  putStrLn (either show (const "") r)
  d <- atomically (dupTChan c)
  atomically (writeTChan c 7 >> unGetTChan c 6)
  (,,) <$> atomically (readTChan c) <*> atomically (readTChan c) <*> atomically (readTChan d) >>= print
  b <- newBroadcastTChanIO
  e <- atomically (dupTChan b)
  atomically (writeTChan b 'x')
  f <- atomically (cloneTChan e)
  (,) <$> atomically (readTChan e) <*> atomically (peekTChan f) >>= print
  atomically (isEmptyTChan e) >>= print
-- expected stdout:
-- | 200010000
-- | 200010000
-- | three
-- | user error (newQSemN: Initial quantity must be non-negative)
-- | (6,7,7)
-- | ('x','x')
-- | True
