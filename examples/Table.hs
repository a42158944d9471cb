-- Prices from a table. Both totals are wrong, because the table is: a pear should cost 30.
--
-- The fault is the constant prices. It is used by two functions, and asked about once: the table is named, not
-- its users.
-- fault: prices
-- wrong: total ["apple","pear"] = 23
-- wrong: cheapest ["apple","pear"] = (3,"pear")
-- wrong: priceOf "pear" = 3
-- wrong: prices = [("apple",20),("pear",3),(_,10)]
-- debug:
-- answer: no
-- answer: no
-- answer: yes
-- answer: no
-- answer: no
module Main where

main :: IO ()
main = do
  print (total ["apple", "pear"])
  print (cheapest ["apple", "pear"])

prices :: [(String, Int)]
prices = [("apple", 20), ("pear", 3), ("plum", 10)]

priceOf :: String -> Int
priceOf name = case lookup name prices of
  Just price -> price
  Nothing -> 0

total :: [String] -> Int
total names = sum (map priceOf names)

cheapest :: [String] -> (Int, String)
cheapest names = minimum [(priceOf name, name) | name <- names]
-- expected stdout:
-- | 23
-- | (3,"pear")
-- expected session:
-- | 23
-- | (3,"pear")
-- | 1. main = {prints "23\n(3,\"pear\")\n"} ? no
-- | 2. total ["apple","pear"] = 23 ? no
-- | 3. priceOf "apple" = 20 ? yes
-- | 4. priceOf "pear" = 3 ? no
-- | 5. prices = [("apple",20),("pear",3),(_,10)] ? no
-- | The fault is in prices, Table.hs:24:1
-- |     prices = [("apple", 20), ("pear", 3), ("plum", 10)]
-- |                                            ~~~~~~
