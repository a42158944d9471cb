-- hoed-2015, Figure 1: the comparison and the two halves of insert are the wrong way round. isort is a partial
-- application and asked about as a function of its list.
-- debug: --order evaluation
-- answer: no
-- answer: no
-- answer: yes
-- answer: yes
-- answer: no
module Main where

main :: IO ()
main = print (isort [4, 3, 5])

isort :: [Int] -> [Int]
isort = foldr insert []

insert :: Int -> [Int] -> [Int]
insert n ms = let (xs, ys) = span (> n) ms
              in ys ++ (n : xs)
-- expected stdout:
-- | [3,5,4]
-- expected session:
-- | [3,5,4]
-- | 1. main = {prints "[3,5,4]\n"} ? no
-- | 2. isort [4,3,5] = [3,5,4] ? no
-- | 3. insert 5 [] = [5] ? yes
-- | 4. insert 3 [5] = [3,5] ? yes
-- | 5. insert 4 [3,5] = [3,5,4] ? no
-- | The fault is in insert, hoed_insertion_sort.hs:18:1
-- |     insert n ms = let (xs, ys) = span (> n) ms
-- |                   in ys ++ (n : xs)
