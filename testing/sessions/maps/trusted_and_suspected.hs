-- A function that maps a trusted and a suspected function: the one by name, the other as a map.
-- debug: --tree fdt
-- answer: tree 0 20
-- answer: no
-- answer: yes
-- answer: yes
-- answer: no
module Main where

foo :: (Int -> Int) -> [Int] -> [Int]
foo g xs = map g xs

double :: Int -> Int
double x = x + x + 1

main :: IO ()
main = print (foo (+ 1) [1, 2], foo double [1, 2], foo negate [3])
-- expected stdout:
-- | ([2,3],[3,5],[-3])
-- expected session:
-- | ([2,3],[3,5],[-3])
-- | 0  main = {prints "([2,3],[3,5],[-3])\n"}
-- |   1  foo (+ 1) [1,2] = [2,3]
-- |   2  foo {1 -> 3, 2 -> 5} [1,2] = [3,5]
-- |   3  double 1 = 3
-- |   4  double 2 = 5
-- |   5  foo negate [3] = [-3]
-- | 1. main = {prints "([2,3],[3,5],[-3])\n"} ? no
-- | 2. foo (+ 1) [1,2] = [2,3] ? yes
-- | 3. foo {1 -> 3, 2 -> 5} [1,2] = [3,5] ? yes
-- | 4. double 1 = 3 ? no
-- | The fault is in double, trusted_and_suspected.hs:14:1
-- |     double x = x + x + 1
