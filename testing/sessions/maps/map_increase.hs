-- finite-maps-2008, 4.3: a map shows the applications of the node, not of the symbol. increase should add 1.
-- debug: --tree fdt
-- answer: no
-- answer: tree 0 9
-- answer: no
-- answer: yes
-- answer: no
module Main where

increase :: Int -> Int
increase x = x + 2

each :: (a -> b) -> [a] -> [b]
each _ [] = []
each f (x : xs) = f x : each f xs

both :: [Int]
both = each increase [1, 2] ++ each increase [3, 4]

main :: IO ()
main = print both
-- expected stdout:
-- | [3,4,5,6]
-- expected session:
-- | [3,4,5,6]
-- | 1. main = {prints "[3,4,5,6]\n"} ? no
-- | 0  main = {prints "[3,4,5,6]\n"}  (wrong)
-- |   1  both = [3,4,5,6]
-- |     2  each {1 -> 3, 2 -> 4} [1,2] = [3,4]
-- |       4  each {1 -> 3, 2 -> 4} [2] = [4]
-- |         6  each {1 -> 3, 2 -> 4} [] = []
-- |     3  increase 1 = 3
-- |     5  increase 2 = 4
-- |     7  each {3 -> 5, 4 -> 6} [3,4] = [5,6]
-- |       9  each {3 -> 5, 4 -> 6} [4] = [6]
-- |         11  each {3 -> 5, 4 -> 6} [] = []
-- |     8  increase 3 = 5
-- |     10  increase 4 = 6
-- | 2. both = [3,4,5,6] ? no
-- | 3. each {1 -> 3, 2 -> 4} [1,2] = [3,4] ? yes
-- | 4. increase 1 = 3 ? no
-- | The fault is in increase, map_increase.hs:11:1
-- |     increase x = x + 2
