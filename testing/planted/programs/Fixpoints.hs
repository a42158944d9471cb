-- plant: factorial | n * rec (n - 1) => n + rec (n - 1)
-- plant: memoized | build i = step (table !!) i => build i = step (table !!) (i + 1)
-- plant: scan | acc : k (f acc x) => acc : k (f (f acc x) x)
-- plant: average | k (s + x) (n + 1) => k (s + n) (n + 1)
-- plant: zipped | (x, y) : k ys => (x, y) : k []
-- plant: parity | isEven (n - 1)) => isEven (n - 2))
-- plant: parity | n == 0 || => n == 1 ||
-- Functions that hold themselves, and folds that make functions of functions.
module Main where

import Data.Function (fix)

factorial :: Int -> Int
factorial = fix (\rec n -> if n <= 1 then 1 else n * rec (n - 1))

memoized :: ((Int -> Integer) -> Int -> Integer) -> Int -> Integer
memoized step n = table !! n
  where
    table = map build [0 .. n]
    build i = step (table !!) i

fibonacci :: (Int -> Integer) -> Int -> Integer
fibonacci _ 0 = 0
fibonacci _ 1 = 1
fibonacci self n = self (n - 1) + self (n - 2)

parity :: Int -> (Bool, Bool)
parity m = (evens m, odds m)
  where
    (evens, odds) = fix (\ ~(isEven, isOdd) -> (\n -> n == 0 || isOdd (n - 1), \n -> n /= 0 && isEven (n - 1)))

scan :: (b -> a -> b) -> b -> [a] -> [b]
scan f z xs = foldr (\x k acc -> acc : k (f acc x)) (\acc -> [acc]) xs z

average :: [Int] -> Int
average xs = foldr step done xs 0 0
  where
    step x k s n = k (s + x) (n + 1)
    done s n = if n == 0 then 0 else s `div` n

zipped :: [a] -> [b] -> [(a, b)]
zipped = foldr f (const [])
  where
    f _ _ [] = []
    f x k (y : ys) = (x, y) : k ys

main :: IO ()
main = do
  print (factorial 6)
  print (memoized fibonacci 10)
  print (parity 5)
  print (scan (-) 10 [1, 2, 3])
  print (average [3, 4, 8])
  print (zipped "abc" [1 :: Int, 2])
