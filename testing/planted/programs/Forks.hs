module Main where
import Control.Concurrent
import Control.Monad

-- What threads do belongs to the calls that forked them, also after these returned.
deposit :: MVar Int -> Int -> IO ()
deposit account n = modifyMVar_ account (return . change n)

change :: Int -> Int -> Int
change n balance
  | n > 15 = balance + n - fee n
  | otherwise = balance + n

fee :: Int -> Int
fee n = n `div` 10

spawn :: MVar Int -> MVar String -> Int -> IO ()
spawn account done n = do
  _ <- forkIO (job n)
  return ()
  where
    job k = do
      deposit account k
      putMVar done (note k)
    note k = "paid " ++ show k

main :: IO ()
main = do
  account <- newMVar 1
  done <- newEmptyMVar
  mapM_ (spawn account done) [10, 20]
  notes <- replicateM 2 (takeMVar done)
  forM_ [5, 6] $ \n -> forkIO (deposit account n >> putMVar done "more")
  more <- replicateM 2 (takeMVar done)
  readMVar account >>= print
  print (notes ++ more)
-- plant: deposit | return . change n => return . change (n + 1)
-- plant: change | balance + n - fee n => balance - n - fee n
-- plant: fee | n `div` 10 => n `div` 5
-- plant: note | "paid " ++ show k => "paid " ++ show (k + 1)
-- plant: job | deposit account k => deposit account 1
