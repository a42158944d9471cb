-- State of mtl, with the tree that is chosen where nobody did. transfer should deposit to the other one.
-- debug:
-- answer: no
-- answer: yes
-- answer: yes
-- answer: yes
-- answer: no
-- answer: no
-- answer: yes
-- answer: yes
module Main where

import Control.Monad.State
import qualified Data.Map as M

type Bank = M.Map String Int

data Op = Deposit String Int | Withdraw String Int | Transfer String String Int
  deriving Show

deposit :: String -> Int -> State Bank ()
deposit who n = modify (M.insertWith (+) who n)

withdraw :: String -> Int -> State Bank Bool
withdraw who n = do
  bank <- get
  let balance = M.findWithDefault 0 who bank
  if balance < n
    then return False
    else do
      put (M.insert who (balance - n) bank)
      return True

transfer :: String -> String -> Int -> State Bank Bool
transfer from to n = do
  ok <- withdraw from n
  when ok $ deposit from n
  return ok

apply :: Op -> State Bank Bool
apply (Deposit who n) = deposit who n >> return True
apply (Withdraw who n) = withdraw who n
apply (Transfer a b n) = transfer a b n

report :: Bank -> [String]
report = map (\(k, v) -> k ++ ": " ++ show v) . M.toList

main :: IO ()
main = do
  let ops = [Deposit "ann" 100, Deposit "bob" 50, Transfer "ann" "bob" 30, Withdraw "bob" 60]
      (results, bank) = runState (mapM apply ops) M.empty
  print results
  mapM_ putStrLn (report bank)
-- expected stdout:
-- | [True,True,True,False]
-- | ann: 100
-- | bob: 50
-- expected session:
-- | [True,True,True,False]
-- | ann: 100
-- | bob: 50
-- | 1. main = {prints "[True,True,True,False]\nann: 100\nbob: 50\n"} ? no
-- | 2. report (fromList [("ann",100),("bob",50)]) = ["ann: 100","bob: 50"] ? yes
-- | 3. apply (Deposit "ann" 100) = {from fromList [] to fromList [("ann",100)]; returns True} ? yes
-- | 4. apply (Deposit "bob" 50) = {from fromList [("ann",100)] to fromList [("ann",100),("bob",50)]; returns True} ? yes
-- | 5. apply (Transfer "ann" _ 30) = {from fromList [("ann",100),("bob",50)] to fromList [("ann",100),("bob",50)]; returns True} ? no
-- | 6. transfer "ann" _ 30 = {from fromList [("ann",100),("bob",50)] to fromList [("ann",100),("bob",50)]; returns True} ? no
-- | 7. withdraw "ann" 30 = {from fromList [("ann",100),("bob",50)] to fromList [("ann",70),("bob",50)]; returns True} ? yes
-- | 8. deposit "ann" 30 = {from fromList [("ann",70),("bob",50)] to fromList [("ann",100),("bob",50)]; returns ()} ? yes
-- | The fault is in transfer, state_bank.hs:35:1
-- |     transfer from to n = do
-- |       ok <- withdraw from n
-- |       when ok $ deposit from n
-- |       return ok
