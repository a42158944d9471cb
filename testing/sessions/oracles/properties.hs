-- Properties in the program answer: prop_isort says no, since what it calls besides is its own or the library's;
-- spec_insert is complete, so it says yes, too. A helper of the program that nobody judged leaves open what it says.
-- debug: --oracle properties
-- answer: no
-- answer: no
module Main where

isort :: [Int] -> [Int]
isort [] = []
isort (x : xs) = insert x (isort xs)

insert :: Int -> [Int] -> [Int]
insert x [] = [x]
insert x (y : ys)
  | x > y = y : atEnd x ys
  | otherwise = x : y : ys

atEnd :: Int -> [Int] -> [Int]
atEnd x ys = ys ++ [x]

-- Its local functions are its own.
prop_isort :: [Int] -> Bool
prop_isort xs = ordered (isort xs)
  where
    ordered (a : b : rest) = a <= b && ordered (b : rest)
    ordered _ = True

spec_insert :: Int -> [Int] -> [Int] -> Bool
spec_insert x xs result = result == filter (< x) xs ++ [x] ++ filter (>= x) xs

-- Nobody judged `always`: a no that rests on it is none.
prop_atEnd :: Int -> [Int] -> Bool
prop_atEnd x ys = always (atEnd x ys)

always :: [Int] -> Bool
always _ = False

main :: IO ()
main = print (isort [4, 3, 5])
-- expected stdout:
-- | [3,5,4]
-- expected session:
-- | [3,5,4]
-- | 1. main = {prints "[3,5,4]\n"} ? no
-- | 2. atEnd 4 [5] = [5,4] ? no
-- | The fault is in atEnd, properties.hs:19:1
-- |     atEnd x ys = ys ++ [x]
