-- debug: --transform tree-balancing
-- answer: no
-- answer: tree 0
-- answer: yes
-- answer: no
-- answer: no
main :: IO ()
main = print (twice 7, build 4)

-- What is bound to a variable that occurs once feeds the call it occurs in.
build :: Int -> [Int]
build n = third
  where
    first = insert 5 []
    second = insert 3 first
    third = insert n second

-- Here it occurs twice: each call is asked about alone.
twice :: Int -> ([Int], [Int])
twice n = (first, insert n first)
  where
    first = insert 9 []

insert :: Int -> [Int] -> [Int]
insert x [] = [x]
insert x (y:ys)
  | x > y = y : (ys ++ [x])
  | otherwise = x : y : ys
-- expected stdout:
-- | (([9],[7,9]),[3,5,4])
-- expected session:
-- | (([9],[7,9]),[3,5,4])
-- | 1. main = {prints "(([9],[7,9]),[3,5,4])\n"} ? no
-- | 0  main = {prints "(([9],[7,9]),[3,5,4])\n"}  (wrong)
-- |   1  twice 7 = ([9],[7,9])
-- |     3  insert 7 [9] = [7,9]
-- |     2  insert 9 [] = [9]
-- |   4  build 4 = [3,5,4]
-- |     8  insert 4 (insert 3 (insert 5 [])) = [3,5,4]
-- | 2. twice 7 = ([9],[7,9]) ? yes
-- | 3. build 4 = [3,5,4] ? no
-- | 4. insert 4 (insert 3 (insert 5 [])) = [3,5,4] ? no
-- | The fault is in insert, balance_bound.hs:26:1 (its equations: lines 25-28)
-- |     insert x (y:ys)
-- |       | x > y = y : (ys ++ [x])
-- |       | otherwise = x : y : ys
-- | or in what was asked about with it, balance_bound.hs:25:1
-- |     insert x [] = [x]
