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
