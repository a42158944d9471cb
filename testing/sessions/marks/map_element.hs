-- A wrong element of a list that trusted `map` made: among the calls of `f`, only the one that made it is left.
-- debug: --order outermost
-- answer: no
-- answer: mark r.3
-- answer: no
module Main where

main :: IO ()
main = print (sum (table 5))

table :: Int -> [Int]
table n = map f [1 .. n]

f :: Int -> Int
f n = if n == 3 then n else n * n
-- expected stdout:
-- | 49
-- expected session:
-- | 49
-- | 1. main = {prints "49\n"} ? no
-- | 2. table 5 = [1,4,3,16,25] ? no at r.3
-- | 3. f 3 = 3 ? no
-- | The fault is in f, map_element.hs:15:1
-- |     f n = if n == 3 then n else n * n
-- |                                 ~~~~~
