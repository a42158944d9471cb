-- A wrong value in a Data.Map: what inserted it is kept, the calls that only look at the map are left out.
-- debug: --order outermost
-- answer: no
-- answer: yes
-- answer: mark 43
-- answer: no
-- answer: no
module Main where

import qualified Data.Map as Map

main :: IO ()
main = do
  print (count stock)
  print (worth stock)

type Stock = Map.Map String Int

stock :: Stock
stock = put "plum" 3 (put "pear" 2 Map.empty)

put :: String -> Int -> Stock -> Stock
put name n stock = Map.insert name (amount name n) stock

amount :: String -> Int -> Int
amount "plum" n = n + 40
amount _ n = n

count :: Stock -> Int
count = Map.size

worth :: Stock -> Int
worth s = 2 * sum (Map.elems s)
-- expected stdout:
-- | 2
-- | 90
-- expected session:
-- | 2
-- | 90
-- | 1. main = {prints "2\n90\n"} ? no
-- | 2. count (fromList [("pear",2),("plum",43)]) = 2 ? yes
-- | 3. stock = fromList [("pear",2),("plum",43)] ? no at r.1.2.2
-- | 4. put "plum" 3 (fromList [("pear",2)]) = fromList [("pear",2),("plum",43)] ? no
-- | 5. amount "plum" 3 = 43 ? no
-- | The fault is in amount, data_map_value.hs:26:1 (its equations: lines 26-27)
-- |     amount "plum" n = n + 40
