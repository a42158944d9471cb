-- A ledger of transfers between accounts. No money is made or lost by a transfer, so the last line should say
-- that the total is 300; it says 330.
--
-- The fault is the equation of apply: the deposit is made in the old ledger, so the withdrawal is lost.
-- The deposit should be made in `withdrawn`.
-- fault: apply
-- wrong: apply (Ledger [("ada",100),("bob",100),("eve",100)]) (Transfer {from = "ada", to = "bob", amount = 30}) = Ledger [("ada",100),("bob",130),("eve",100)]
-- debug:
-- answer: no
-- answer: yes
-- answer: yes
-- answer: yes
-- answer: no
-- answer: yes
-- answer: yes
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
-- expected session:
-- | ada: 100
-- | bob: 130
-- | eve: 100
-- | total 330
-- | 1. main = {prints "ada: 100\nbob: 130\neve: 100\ntotal 330\n"} ? no
-- | 2. showsPrec 0 (Ledger [("ada",100),("bob",130),("eve",100)]) = (showString "ada" . showString ": " . shows 100 . showChar '\n') . (showString "bob" . showString ": " . shows 130 . showChar '\n') . (showString "eve" . showString ": " . shows 100 . showChar '\n') . id ? yes
-- | 3. total (Ledger [("ada",100),("bob",130),("eve",100)]) = 330 ? yes
-- | 4. apply (Ledger [("ada",100),("bob",130),("eve",100)]) (Transfer {from = "bob", to = _, amount = 500}) = Ledger [("ada",100),("bob",130),("eve",100)] ? yes
-- | 5. apply (Ledger [("ada",100),("bob",100),("eve",100)]) (Transfer {from = "ada", to = "bob", amount = 30}) = Ledger [("ada",100),("bob",130),("eve",100)] ? no
-- | 6. balance "ada" (Ledger [("ada",100),("bob",100),("eve",100)]) = 100 ? yes
-- | 7. change "bob" 30 (Ledger [("ada",100),("bob",100),("eve",100)]) = Ledger [("ada",100),("bob",130),("eve",100)] ? yes
-- | The fault is in apply, Accounts.hs:46:1
-- |     apply ledger transfer
-- |       | balance (from transfer) ledger < amount transfer = ledger
-- |                                                            ~~~~~~
-- |       | otherwise = change (to transfer) (amount transfer) ledger
-- |       where
-- |         withdrawn = change (from transfer) (negate (amount transfer)) ledger
-- |                     ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
