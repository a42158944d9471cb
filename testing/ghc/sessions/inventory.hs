-- containers and mtl: a Data.Map in a State monad.
-- only: debug
-- debug: --ghc
-- answer: no
-- answer: no
-- answer: no
-- answer: yes
-- answer: no
module Main where

import Control.Monad.State
import qualified Data.Map as Map

type Inventory = Map.Map String Int

receive :: String -> Int -> State Inventory ()
receive item n = modify (Map.insertWith add item n)

add :: Int -> Int -> Int
add new old = new - old

ship :: String -> Int -> State Inventory Bool
ship item n = do
  stock <- gets (Map.findWithDefault 0 item)
  if stock >= n
    then modify (Map.insert item (stock - n)) >> return True
    else return False

day :: State Inventory [Bool]
day = do
  receive "bolt" 10
  receive "nut" 4
  receive "bolt" 5
  mapM (\(item, n) -> ship item n) [("bolt", 12), ("nut", 4)]

main :: IO ()
main = do
  let (shipped, left) = runState day Map.empty
  print shipped
  print (Map.toList left)
-- expected session:
-- | [False,True]
-- | [("bolt",-5),("nut",0)]
-- | 1. main = {returns ()} ? no
-- | 2. day (fromList []) = ([False,True],fromList [("bolt",-5),("nut",0)]) ? no
-- | 3. receive "bolt" 5 (fromList [("bolt",10),("nut",4)]) = ((),fromList [("bolt",-5),("nut",4)]) ? no
-- | 4. ship "bolt" 12 (fromList [("bolt",-5),("nut",4)]) = (False,fromList [("bolt",-5),("nut",4)]) ? yes
-- | 5. add 5 10 = -5 ? no
-- | The fault is in add, inventory.hs:20:1
-- |     add new old = new - old
