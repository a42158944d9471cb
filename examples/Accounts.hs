-- A ledger of transfers between accounts. No money is made or lost by a transfer, so the last line should say
-- that the total is 300; it says 330.
--
-- The fault is the equation of apply: the deposit is made in the old ledger, so the withdrawal is lost.
-- The deposit should be made in `withdrawn`.
module Main where

import Data.Maybe (fromMaybe)

data Transfer = Transfer { from :: String, to :: String, amount :: Int }

newtype Ledger = Ledger [(String, Int)]

instance Show Ledger where
  showsPrec _ (Ledger entries) = foldr (.) id [showString name . showString ": " . shows balance . showChar '\n' | (name, balance) <- entries]

main :: IO ()
main = do
  let end = foldl apply start transfers
  putStr (show end)
  putStrLn ("total " ++ show (total end))

start :: Ledger
start = Ledger [("ada", 100), ("bob", 100), ("eve", 100)]

transfers :: [Transfer]
transfers =
  [ Transfer { from = "ada", to = "bob", amount = 30 }
  , Transfer { from = "bob", to = "eve", amount = 500 }
  ]

total :: Ledger -> Int
total (Ledger entries) = sum (map snd entries)

apply :: Ledger -> Transfer -> Ledger
apply ledger transfer
  | balance (from transfer) ledger < amount transfer = ledger
  | otherwise = change (to transfer) (amount transfer) ledger
  where
    withdrawn = change (from transfer) (negate (amount transfer)) ledger

balance :: String -> Ledger -> Int
balance name (Ledger entries) = fromMaybe 0 (lookup name entries)

change :: String -> Int -> Ledger -> Ledger
change name difference (Ledger entries) =
  Ledger [(n, if n == name then b + difference else b) | (n, b) <- entries]
-- expected stdout:
-- | ada: 100
-- | bob: 130
-- | eve: 100
-- | total 330
