-- plant: transfer | x - n => x - n - 1
-- plant: transfer | x < n => x <= n
-- plant: restock | n + 2 => n + 3
-- plant: auditAll | sum <$> => length <$>
-- plant: orElseTake | takeOne b => takeOne a
-- Accounts in STM: transactions that fail, wait and try something else.
module Main where
import Control.Concurrent
import Control.Concurrent.STM
import Control.Monad

transfer :: TVar Int -> TVar Int -> Int -> STM Bool
transfer a b n = do
  x <- readTVar a
  if x < n then return False else do
    writeTVar a (x - n)
    modifyTVar b (+ n)
    return True

restock :: TVar Int -> STM ()
restock v = do
  n <- readTVar v
  when (n < 3) $ writeTVar v (n + 2)

auditAll :: [TVar Int] -> STM Int
auditAll vs = sum <$> mapM readTVar vs

waitFor :: TVar Int -> Int -> STM Int
waitFor v n = do
  x <- readTVar v
  check (x >= n)
  return x

takeOne :: TVar Int -> STM Int
takeOne v = do
  x <- readTVar v
  when (x <= 0) retry
  writeTVar v (x - 1)
  return x

orElseTake :: TVar Int -> TVar Int -> STM Int
orElseTake a b = takeOne a `orElse` takeOne b

main :: IO ()
main = do
  vs@(a : b : c : _) <- mapM newTVarIO [4, 1, 0]
  r <- atomically (transfer a b 4)
  s <- atomically (transfer a c 1)
  print (r, s)
  mapM_ (atomically . restock) vs
  n <- atomically (auditAll vs)
  print n
  x <- atomically (orElseTake a b)
  y <- atomically (orElseTake c b)
  z <- atomically (waitFor b 4)
  print (x, y, z)
  d <- newTVarIO 0
  k <- atomically (orElseTake d b)
  print k
