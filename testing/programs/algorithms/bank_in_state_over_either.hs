-- exit: 1
{-# LANGUAGE RecordWildCards, NamedFieldPuns, TupleSections, LambdaCase, MultiWayIf #-}
module Main where
import Control.Monad.State
import qualified Data.Map as M
import Data.Map (Map, (!?))
import Text.Printf (printf)
data Account = Account { accId :: Int, owner :: String, balance :: Double, history :: [Transaction] } deriving (Show, Eq)
data Transaction = Deposit { amount :: Double } | Withdraw { amount :: Double } | Transfer { amount :: Double, to :: Int } deriving (Show, Eq, Ord)
data Bank = Bank { accounts :: Map Int Account, nextId :: Int, log_ :: [String] }
data BankError = NoSuchAccount Int | Insufficient { needed, available :: Double } | Invalid String deriving Show
type BankM = StateT Bank (Either BankError)
open :: String -> BankM Int
open owner = do
  b@Bank{..} <- get
  let acc = Account { accId = nextId, balance = 0, history = [], .. }
  put b { accounts = M.insert nextId acc accounts, nextId = nextId + 1, log_ = ("open " ++ owner) : log_ }
  return nextId
getAcc :: Int -> BankM Account
getAcc i = gets (M.lookup i . accounts) >>= \case
  Nothing -> lift (Left (NoSuchAccount i))
  Just a -> return a
modifyAcc :: Int -> (Account -> Either BankError Account) -> BankM ()
modifyAcc i f = do
  a <- getAcc i
  a' <- lift (f a)
  modify $ \b -> b { accounts = M.insert i a' (accounts b) }
deposit, withdraw :: Int -> Double -> BankM ()
deposit i x = modifyAcc i $ \a@Account{balance, history} ->
  if | x <= 0 -> Left (Invalid "deposit")
     | otherwise -> Right a { balance = balance + x, history = Deposit x : history }
withdraw i x = modifyAcc i go
  where go a@Account{..}
          | x > balance = Left Insufficient { needed = x, available = balance }
          | otherwise = Right a { balance = balance - x, history = Withdraw { amount = x } : history }
transfer :: Int -> Int -> Double -> BankM ()
transfer a b x = withdraw a x >> deposit b x >> modifyAcc a (\acc -> Right acc { history = Transfer x b : history acc })
scenario :: BankM (Int, Int)
scenario = do
  a <- open "alice"
  b <- open "bob"
  deposit a 100
  deposit b 50.5
  transfer a b 30.25
  return (a, b)
report :: Account -> IO ()
report Account{..} = do
  printf "%-10s|%8.2f|%3d\n" owner balance (length history)
  mapM_ (putStrLn . ("  " ++) . show) (reverse history)
main :: IO ()
main = do
  let run m = runStateT m (Bank M.empty 1 [])
  case run scenario of
    Left e -> print e
    Right ((a, b), bank) -> do
      print (a, b)
      mapM_ report (M.elems (accounts bank))
      print (log_ bank, fmap owner (accounts bank !? 2))
  print $ either show (const "ok") (run (scenario >> withdraw 1 500))
  print $ either show (const "ok") (run (scenario >> deposit 9 1))
  print $ either show (const "ok") (run (scenario >> deposit 1 (-1)))
  print (map (,True) [1,2])
  print (to (Deposit 3))
-- expected stdout:
-- | (1,2)
-- | alice     |   69.75|  3
-- |   Deposit {amount = 100.0}
-- |   Withdraw {amount = 30.25}
-- |   Transfer {amount = 30.25, to = 2}
-- | bob       |   80.75|  2
-- |   Deposit {amount = 50.5}
-- |   Deposit {amount = 30.25}
-- | (["open bob","open alice"],Just "bob")
-- | "Insufficient {needed = 500.0, available = 69.75}"
-- | "NoSuchAccount 9"
-- | "Invalid \"deposit\""
-- | [(1,True),(2,True)]
