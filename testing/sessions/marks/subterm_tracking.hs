-- The call that made the marked value is asked about first, then the way to it by halves.
-- debug: --strategy subterm-tracking
-- answer: no
-- answer: node 2
-- answer: mark a1.3
-- answer: yes
-- answer: no
-- answer: no
-- answer: yes
-- answer: no
-- answer: yes
module Main where

main :: IO ()
main = print (sqrtest [1, 2])

sqrtest :: [Int] -> Bool
sqrtest x = test (computs (arrsum x))

test :: (Int, Int, Int) -> Bool
test (x, y, z) = (x == y) && (y == z)

arrsum :: [Int] -> Int
arrsum [] = 0
arrsum (x:xs) = x + arrsum xs

computs :: Int -> (Int, Int, Int)
computs x = (comput1 x, comput2 x, comput3 x)

comput1 :: Int -> Int
comput1 x = square x

square :: Int -> Int
square x = x * x

comput2 :: Int -> Int
comput2 x = arrsum (list x x)

list :: Int -> Int -> [Int]
list x y
  | y == 0 = []
  | otherwise = x : list x (y - 1)

comput3 :: Int -> Int
comput3 x = arrsum (partialsums x)

partialsums :: Int -> [Int]
partialsums x = [sum1 x, sum2 x]

sum1 :: Int -> Int
sum1 x = div (x * incr x) 2

sum2 :: Int -> Int
sum2 x = div (x + decr x) 2

incr :: Int -> Int
incr x = x + 1

decr :: Int -> Int
decr x = x - 1
-- expected stdout:
-- | False
-- expected session:
-- | False
-- | 1. main = {prints "False\n"} ? no
-- | 2. test (9,9,8) = False ? inadmissible at a1.3
-- | 3. arrsum [6,2] = 8 ? yes
-- | 4. computs 3 = (9,9,8) ? no
-- | 5. comput3 3 = 8 ? no
-- | 6. sum1 3 = 6 ? yes
-- | 7. sum2 3 = 2 ? no
-- | 8. decr 3 = 2 ? yes
-- | The fault is in sum2, subterm_tracking.hs:54:1
-- |     sum2 x = div (x + decr x) 2
