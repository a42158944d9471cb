-- plant: insert | x <= y => x >= y
-- plant: merge | x <= y = x : merge xs (y : ys) => x <= y = x : merge xs ys
-- plant: halves | (x : xs, y : ys) => (x : xs, ys)
-- plant: qsort | qsort [y | y <- xs, y > x] => qsort [y | y <- xs, y > x + 1]
-- plant: isort | foldr insert [] => foldr insert [0]
module Main where

isort :: [Int] -> [Int]
isort = foldr insert []

insert :: Int -> [Int] -> [Int]
insert x [] = [x]
insert x (y : ys)
  | x <= y = x : y : ys
  | otherwise = y : insert x ys

msort :: [Int] -> [Int]
msort [] = []
msort [x] = [x]
msort xs = merge (msort as) (msort bs)
  where (as, bs) = halves xs

halves :: [a] -> ([a], [a])
halves (x : y : rest) = case halves rest of
  (xs, ys) -> (x : xs, y : ys)
halves xs = (xs, [])

merge :: [Int] -> [Int] -> [Int]
merge [] ys = ys
merge xs [] = xs
merge (x : xs) (y : ys)
  | x <= y = x : merge xs (y : ys)
  | otherwise = y : merge (x : xs) ys

qsort :: [Int] -> [Int]
qsort [] = []
qsort (x : xs) = qsort [y | y <- xs, y <= x] ++ [x] ++ qsort [y | y <- xs, y > x]

main :: IO ()
main = do
  print (isort [3, 1, 2])
  print (msort [5, 2, 4, 1, 3])
  print (qsort [3, 4, 1, 2, 4, 5])
