-- A program that reads and prints in several steps. It should end with a balance of 70.
--
-- The fault is in apply: what is spent is added as well.
-- stdin: 100
-- stdin: 30
-- fault: apply
-- wrong: balance [Earned 100,Spent 30] = 130
-- wrong: apply 100 (Spent 30) = 130
-- debug:
-- answer: no
-- answer: yes
-- answer: yes
-- answer: yes
-- answer: no
-- answer: no
module Main where

main :: IO ()
main = do
  putStrLn "Entries:"
  earned <- ask "earned"
  spent <- ask "spent"
  report (balance [Earned earned, Spent spent])

data Entry = Earned Int | Spent Int

ask :: String -> IO Int
ask what = do
  putStr (what ++ "? ")
  line <- getLine
  return (read line)

balance :: [Entry] -> Int
balance entries = foldl apply 0 entries

apply :: Int -> Entry -> Int
apply sum (Earned n) = sum + n
apply sum (Spent n) = sum + n

report :: Int -> IO ()
report n = putStrLn ("balance " ++ show n)
-- expected stdout:
-- | Entries:
-- | earned? spent? balance 130
-- expected session:
-- | Entries:
-- | earned? spent? balance 130
-- | 1. main = {prints "Entries:\nearned? "; reads "100"; prints "spent? "; reads "30"; prints "balance 130\n"} ? no
-- | 2. ask "earned" = {prints "earned? "; reads "100"; returns 100} ? yes
-- | 3. ask "spent" = {prints "spent? "; reads "30"; returns 30} ? yes
-- | 4. report 130 = {prints "balance 130\n"} ? yes
-- | 5. balance [Earned 100,Spent 30] = 130 ? no
-- | 6. apply 100 (Spent 30) = 130 ? no
-- | The fault is in apply, Ledger.hs:38:1 (its equations: lines 37-38)
-- |     apply sum (Spent n) = sum + n
