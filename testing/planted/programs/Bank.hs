-- plant: withdraw | amount > balance acc => amount > balance acc + 50
-- plant: transfer | deposit amount b => deposit amount a
-- plant: interest | (100 + rate) => (100 - rate)
-- plant: apply | foldM step => foldM (flip (flip step))
-- A bank with accounts in a map, errors in Either.
module Main where

import Control.Monad (foldM, forM_, unless)
import qualified Data.Map as Map

data Account = Account
  { owner :: String
  , balance :: Int
  , history :: [Entry]
  }
  deriving (Show, Eq)

data Entry = In Int | Out Int deriving (Show, Eq)

data Problem = NoAccount Int | TooLittle String Int | Negative Int deriving (Show, Eq)

type Bank = Map.Map Int Account

data Order = Deposit Int Int | Withdraw Int Int | Transfer Int Int Int deriving (Show)

deposit :: Int -> Account -> Either Problem Account
deposit amount acc
  | amount < 0 = Left (Negative amount)
  | otherwise = Right acc {balance = balance acc + amount, history = In amount : history acc}

withdraw :: Int -> Account -> Either Problem Account
withdraw amount acc
  | amount < 0 = Left (Negative amount)
  | amount > balance acc = Left (TooLittle (owner acc) (balance acc))
  | otherwise = Right acc {balance = balance acc - amount, history = Out amount : history acc}

find :: Int -> Bank -> Either Problem Account
find n = maybe (Left (NoAccount n)) Right . Map.lookup n

transfer :: Int -> Int -> Int -> Bank -> Either Problem Bank
transfer from to amount bank = do
  a <- find from bank >>= withdraw amount
  b <- find to bank
  b' <- deposit amount b
  return (Map.insert to b' (Map.insert from a bank))

step :: Bank -> Order -> Either Problem Bank
step bank order = case order of
  Deposit n amount -> update n (deposit amount)
  Withdraw n amount -> update n (withdraw amount)
  Transfer a b amount -> transfer a b amount bank
  where
    update n f = do
      acc <- find n bank
      acc' <- f acc
      return (Map.insert n acc' bank)

apply :: [Order] -> Bank -> Either Problem Bank
apply orders bank = foldM step bank orders

interest :: Int -> Account -> Account
interest rate acc = acc {balance = balance acc * (100 + rate) `div` 100}

start :: Bank
start = Map.fromList [(1, Account "Ann" 100 []), (2, Account "Bob" 40 [])]

statement :: Account -> String
statement acc = owner acc ++ ": " ++ show (balance acc) ++ concatMap entry (reverse (history acc))
  where
    entry (In n) = " +" ++ show n
    entry (Out n) = " -" ++ show n

report :: Either Problem Bank -> IO ()
report (Left problem) = putStrLn ("failed: " ++ show problem)
report (Right bank) = forM_ (Map.toList bank) $ \(n, acc) -> do
  unless (balance acc < 0) (putStrLn (show n ++ " " ++ statement acc))

main :: IO ()
main = do
  report (apply [Deposit 1 20, Transfer 1 2 70, Withdraw 2 10] start)
  report (apply [Withdraw 2 60] start)
  report (apply [Transfer 1 3 5] start)
  report (fmap (Map.map (interest 10)) (apply [Deposit 2 (-5)] start))
  report (Right (Map.map (interest 10) start))
