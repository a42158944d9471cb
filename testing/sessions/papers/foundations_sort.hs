-- foundations-2006, "Algorithmic Debugging": its session, with main in front. The second equation of insert loses y.
-- debug: --order outermost
-- answer: no
-- answer: no
-- answer: yes
-- answer: no
-- answer: no
module Main where

main :: IO ()
main = putStrLn (sort "sort")

sort :: Ord a => [a] -> [a]
sort [] = []
sort (x:xs) = insert x (sort xs)

insert :: Ord a => a -> [a] -> [a]
insert x [] = [x]
insert x (y:ys) = if x > y then y : insert x ys else x : ys
-- expected stdout:
-- | os
-- expected session:
-- | os
-- | 1. main = {prints "os\n"} ? no
-- | 2. sort "sort" = "os" ? no
-- | 3. insert 's' "o" = "os" ? yes
-- | 4. sort "ort" = "o" ? no
-- | 5. insert 'o' "r" = "o" ? no
-- | The fault is in insert, foundations_sort.hs:19:1 (its equations: lines 18-19)
-- |     insert x (y:ys) = if x > y then y : insert x ys else x : ys
-- |                                     ~~~~~~~~~~~~~~~
