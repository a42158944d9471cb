-- slicing-2006, Figure 1: three ways to square the sum of a list. sum2 should multiply where it adds. The paper
-- prints the tuple of questions 3 and 4 as a list.
-- debug: --order outermost
-- answer: no
-- answer: no
-- answer: yes
-- answer: no
-- answer: yes
-- answer: yes
-- answer: no
-- answer: yes
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
-- | 2. sqrtest [1,2] = False ? no
-- | 3. test (9,9,8) = False ? yes
-- | 4. computs 3 = (9,9,8) ? no
-- | 5. comput1 3 = 9 ? yes
-- | 6. comput2 3 = 9 ? yes
-- | 7. comput3 3 = 8 ? no
-- | 8. arrsum [6,2] = 8 ? yes
-- | 9. partialsums 3 = [6,2] ? no
-- | 10. sum1 3 = 6 ? yes
-- | 11. sum2 3 = 2 ? no
-- | 12. decr 3 = 2 ? yes
-- | The fault is in sum2, slicing_squares.hs:58:1
-- |     sum2 x = div (x + decr x) 2
