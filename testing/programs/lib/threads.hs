-- Threads that take turns where one has to wait, channels, semaphores and transactions.
module Main where

import Control.Concurrent
import Control.Concurrent.STM
import Control.Exception
import Control.Monad

worker :: MVar Int -> Int -> IO ()
worker result n = putMVar result (sum [1 .. n])

producer :: Chan (Maybe Int) -> IO ()
producer c = mapM_ (writeChan c . Just) [1 .. 5] >> writeChan c Nothing

consumer :: Chan (Maybe Int) -> MVar [Int] -> [Int] -> IO ()
consumer c done seen = readChan c >>= maybe (putMVar done (reverse seen)) (\x -> consumer c done (x * x : seen))

type Account = TVar Int

transfer :: Account -> Account -> Int -> STM ()
transfer from to n = do
  balance <- readTVar from
  writeTVar to . (+ n) =<< readTVar to
  when (balance < n) retry
  modifyTVar from (subtract n)

main :: IO ()
main = do
  result <- newEmptyMVar
  forM_ [10, 100, 1000] $ \n -> forkIO (worker result n)
  totals <- replicateM 3 (takeMVar result)
  print (sum totals)
  c <- newChan
  done <- newEmptyMVar
  _ <- forkIO (consumer c done [])
  _ <- forkIO (producer c)
  takeMVar done >>= print
  ended <- newEmptyMVar
  _ <- forkFinally (evaluate (1 `div` (0 :: Int))) (putMVar ended . either (const "failed") show)
  takeMVar ended >>= putStrLn
  a <- newTVarIO 100
  b <- newTVarIO 0
  atomically (transfer a b 30)
  taken <- atomically ((transfer a b 1000 >> return "all") `orElse` (transfer a b 70 >> return "the rest"))
  putStrLn taken
  (,) <$> readTVarIO a <*> readTVarIO b >>= print
  r <- try (atomically (writeTVar a 5 >> throwSTM (userError "no"))) :: IO (Either IOException ())
  print r
  readTVarIO a >>= print
  _ <- forkIO (atomically (writeTVar a 7))
  atomically (readTVar a >>= check . (> 5))
  readTVarIO a >>= print
  q <- newTQueueIO
  atomically (mapM_ (writeTQueue q) "abc")
  s <- atomically ((:) <$> readTQueue q <*> flushTQueue q)
  putStrLn s
  lock <- newQSem 1
  out <- newMVar []
  finished <- newEmptyMVar
  forM_ "xyz" $ \x -> forkIO (bracket_ (waitQSem lock) (signalQSem lock) (modifyMVar_ out (return . (x :))) >> putMVar finished ())
  replicateM_ 3 (takeMVar finished)
  readMVar out >>= print . length
  empty <- newEmptyMVar :: IO (MVar ())
  e <- try (takeMVar empty)
  print (e :: Either BlockedIndefinitelyOnMVar ())
-- expected stdout:
-- | 505605
-- | [1,4,9,16,25]
-- | failed
-- | the rest
-- | (0,100)
-- | Left user error (no)
-- | 0
-- | 7
-- | abc
-- | 3
-- | Left thread blocked indefinitely in an MVar operation
