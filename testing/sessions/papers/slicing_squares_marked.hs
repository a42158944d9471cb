-- slicing-2006, Figure 4: the session of Figure 1 with two marks, 9 questions instead of 12. The first mark removes 11
-- questions, the second 2 (docs/strategies.md, "Marks", says why the paper counts fourteen). The paper prints the tuple
-- of question 4 as a list.
-- debug: --order outermost
-- answer: no
-- answer: no
-- answer: mark 8
-- answer: no
-- answer: no
-- answer: yes
-- answer: mark 2
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
-- | 3. test (9,9,8) = False ? inadmissible at a1.3
-- | 4. computs 3 = (9,9,8) ? no
-- | 5. comput3 3 = 8 ? no
-- | 6. arrsum [6,2] = 8 ? yes
-- | 7. partialsums 3 = [6,2] ? no at r.2
-- | 8. sum2 3 = 2 ? no
-- | 9. decr 3 = 2 ? yes
-- | The fault is in sum2, slicing_squares_marked.hs:56:1
-- |     sum2 x = div (x + decr x) 2
