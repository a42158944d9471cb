-- Zoom: a variable is wrong. What is put behind x is y, not x.
-- debug:
-- answer: no
-- answer: no
-- answer: zoom
-- answer: yes
-- answer: yes
-- answer: yes
-- answer: no
-- answer: yes
-- answer: no
-- answer: no
-- answer: yes
module Main where

main :: IO ()
main = print (insert 3 [5, 7])

insert :: Int -> [Int] -> [Int]
insert x [] = [x]
insert x (y:ys)
  | x > y = y : insert x ys
  | otherwise = x : x : ys
-- expected stdout:
-- | [3,3,7]
-- expected session:
-- | [3,3,7]
-- | 1. main = {prints "[3,3,7]\n"} ? no
-- | 2. insert 3 [5,7] = [3,3,7] ? no
-- | The fault is in insert, variable.hs:21:1 (its equations: lines 20-23)
-- |     insert x (y:ys)
-- |       | x > y = y : insert x ys
-- |                 ~~~~~~~~~~~~~~~
-- |       | otherwise = x : x : ys
-- | 3. insert 3 [5,7]: matched insert x (y:ys) with x = 3, y = 5, ys = [7] ? yes
-- | 4. insert 3 [5,7]: the guard x > y is False, with x = 3, y = 5 ? yes
-- | 5. insert 3 [5,7]: the guard otherwise is True ? yes
-- | 6. insert 3 [5,7]: x : x : ys = [3,3,7], with x = 3, ys = [7] ? no
-- | 7. insert 3 [5,7]: in x : x : ys, the variable x = 3 ? yes
-- | 8. insert 3 [5,7]: x : ys = [3,7], with x = 3, ys = [7] ? no
-- | 9. insert 3 [5,7]: in x : ys, the variable x = 3 ? no
-- | The fault is in the expression x, variable.hs:23:21, in insert
-- |     insert x (y:ys)
-- |       | x > y = y : insert x ys
-- |       | otherwise = x : x : ys
-- |                         ^
