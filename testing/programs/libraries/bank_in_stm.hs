module Main where
import Control.Concurrent
import Control.Concurrent.STM
import Control.Exception
import Control.Monad

data Account = Account { accId :: Int, balance :: TVar Integer }

data BankError = InsufficientFunds Int Integer | SameAccount Int
  deriving Show
instance Exception BankError

transfer :: Account -> Account -> Integer -> STM ()
transfer from to amount = do
  when (accId from == accId to) $ throwSTM (SameAccount (accId from))
  b <- readTVar (balance from)
  when (b < amount) $ throwSTM (InsufficientFunds (accId from) b)
  modifyTVar' (balance from) (subtract amount)
  modifyTVar' (balance to) (+ amount)

waitFor :: Account -> Integer -> STM ()
waitFor a n = do
  b <- readTVar (balance a)
  check (b >= n)

main :: IO ()
main = do
  accs@[a, b, c] <- forM [1 .. 3] $ \i -> Account i <$> newTVarIO 100
  done <- newEmptyMVar
  _ <- forkIO $ do
    atomically (waitFor c 250)
    x <- readTVarIO (balance c)
    putMVar done ("c reached " ++ show x)
  atomically (transfer a b 30)
  r1 <- try (atomically (transfer a b 300)) :: IO (Either BankError ())
  print r1
  r2 <- try (atomically (transfer a a 1))
  case r2 of
    Left (SameAccount n) -> putStrLn ("same account " ++ show n)
    Left e -> throwIO e
    Right () -> putStrLn "?"
  forM_ [1 .. 10] $ \i -> atomically (transfer (if even i then a else b) c (if even i then 10 else 20) `orElse` return ())
    `catch` \e -> putStrLn ("failed: " ++ show (e :: BankError))
  takeMVar done >>= putStrLn
  forM_ accs $ \acc -> do
    v <- readTVarIO (balance acc)
    putStrLn (show (accId acc) ++ " " ++ show v)
  q <- newTQueueIO
  results <- newTVarIO []
  workers <- forM [1 .. 3 :: Int] $ \w -> do
    fin <- newEmptyMVar
    _ <- forkFinally (worker q results) (\_ -> putMVar fin ())
    return fin
  forM_ [1 .. 12 :: Integer] $ \n -> atomically (writeTQueue q (Just n))
  replicateM_ 3 (atomically (writeTQueue q Nothing))
  mapM_ takeMVar workers
  rs <- readTVarIO results
  print (sum rs, length rs)
  r <- try (atomically retry) :: IO (Either BlockedIndefinitelyOnSTM ())
  print r
  where
    worker q results = do
      m <- atomically (readTQueue q)
      case m of
        Nothing -> return ()
        Just n -> do
          atomically (modifyTVar results (n * n :))
          worker q results
-- expected stdout:
-- | Left (InsufficientFunds 1 70)
-- | same account 1
-- | c reached 250
-- | 1 20
-- | 2 30
-- | 3 250
-- | (650,12)
-- | Left thread blocked indefinitely in an STM transaction
