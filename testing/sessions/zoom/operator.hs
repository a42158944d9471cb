-- Zoom: an operator is wrong. total should add.
-- debug:
-- answer: no
-- answer: no
-- answer: yes
-- answer: zoom
-- answer: yes
-- answer: no
-- answer: yes
-- answer: yes
module Main where

main :: IO ()
main = print (total [5, 3])

total :: [Int] -> Int
total [] = 0
total (x:xs) = x - total xs
-- expected stdout:
-- | 2
-- expected session:
-- | 2
-- | 1. main = {prints "2\n"} ? no
-- | 2. total [5,3] = 2 ? no
-- | 3. total [3] = 3 ? yes
-- | The fault is in total, operator.hs:18:1 (its equations: lines 17-18)
-- |     total (x:xs) = x - total xs
-- | 4. total [5,3]: matched total (x:xs) with x = 5, xs = [3] ? yes
-- | 5. total [5,3]: x - total xs = 2, with x = 5, xs = [3] ? no
-- | 6. total [5,3]: in x - total xs, the variable x = 5 ? yes
-- | 7. total [5,3]: total xs = 3, with xs = [3] ? yes
-- | The fault is in the expression x - total xs, operator.hs:18:16-27, in total
-- |     total (x:xs) = x - total xs
-- |                    ^^^^^^^^^^^^
