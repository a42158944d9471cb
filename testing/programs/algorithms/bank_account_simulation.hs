-- Textbook records, Either errors and a State-like fold: a bank's ledger.
module Main where

import Data.List (foldl', sortBy, intercalate)
import Data.Ord (comparing)

type AccountId = Int

data Account = Account { accountId :: AccountId, owner :: String, balance :: Integer } deriving (Show, Eq)

data Transaction
  = Deposit AccountId Integer
  | Withdraw AccountId Integer
  | Transfer { from :: AccountId, to :: AccountId, amount :: Integer }
  | Open String
  | Close AccountId
  deriving Show

data BankError = NoSuchAccount AccountId | InsufficientFunds AccountId Integer | InvalidAmount Integer | NotEmpty AccountId
  deriving (Show, Eq)

data Bank = Bank { accounts :: [(AccountId, Account)], nextId :: AccountId, history :: [Transaction], errors :: [BankError] }

emptyBank :: Bank
emptyBank = Bank { accounts = [], nextId = 1, history = [], errors = [] }

find :: AccountId -> Bank -> Either BankError Account
find i b = maybe (Left (NoSuchAccount i)) Right (lookup i (accounts b))

change :: AccountId -> (Account -> Either BankError Account) -> Bank -> Either BankError Bank
change i f b = do
  a <- find i b
  a' <- f a
  return b { accounts = map (\(k, v) -> if k == i then (k, a') else (k, v)) (accounts b) }

positive :: Integer -> Either BankError Integer
positive n | n > 0 = Right n
           | otherwise = Left (InvalidAmount n)

apply :: Transaction -> Bank -> Either BankError Bank
apply (Open name) b@Bank { nextId = i } = Right b { accounts = accounts b ++ [(i, Account i name 0)], nextId = i + 1 }
apply (Deposit i n) b = positive n >>= \m -> change i (\a -> Right a { balance = balance a + m }) b
apply (Withdraw i n) b = do
  m <- positive n
  change i (take' m) b
  where
    take' m a | balance a < m = Left (InsufficientFunds i (balance a))
              | otherwise = Right a { balance = balance a - m }
apply Transfer { from = f, to = t, amount = n } b = apply (Withdraw f n) b >>= apply (Deposit t n)
apply (Close i) b = do
  a <- find i b
  if balance a /= 0 then Left (NotEmpty i) else Right b { accounts = filter ((/= i) . fst) (accounts b) }

run :: [Transaction] -> Bank
run = foldl' step emptyBank
  where step b t = case apply t b of
          Left e -> b { errors = e : errors b }
          Right b' -> b' { history = t : history b' }

main :: IO ()
main = do
  let bank = run [Open "ann", Open "bob", Deposit 1 100, Transfer 1 2 30, Withdraw 2 50, Transfer { from = 1, to = 9, amount = 10 }, Deposit 2 (-5), Open "cat", Close 3, Close 1, Withdraw 7 1]
  mapM_ (print . snd) (sortBy (comparing (negate . balance . snd)) (accounts bank))
  putStrLn (intercalate "; " (map show (reverse (errors bank))))
  print (length (history bank), sum (map (balance . snd) (accounts bank)))
  print (head (history bank))

-- expected stdout:
-- | Account {accountId = 1, owner = "ann", balance = 70}
-- | Account {accountId = 2, owner = "bob", balance = 30}
-- | InsufficientFunds 2 30; NoSuchAccount 9; InvalidAmount (-5); NotEmpty 1; NoSuchAccount 7
-- | (6,100)
-- | Close 3
