-- Marks can be undone, given again and replaced; what cannot be marked is refused with a sentence; `where` lists the
-- calls that a part came through.
-- only: debug
-- requests: --fresh
-- answer: {"command": "no"}
-- answer: {"command": "no"}
-- answer: {"command": "where", "argument": "a1.3"}
-- answer: {"command": "where"}
-- answer: {"command": "mark", "argument": "9"}
-- answer: {"command": "mark", "argument": "7"}
-- answer: {"command": "mark", "argument": "a4"}
-- answer: {"command": "mark", "argument": "a1.3"}
-- answer: {"command": "info"}
-- answer: {"command": "undo"}
-- answer: {"command": "info"}
-- answer: {"command": "redo"}
-- answer: {"command": "no"}
-- answer: {"command": "order", "argument": "innermost"}
-- answer: {"command": "undo"}
-- answer: {"command": "mark", "argument": "r"}
-- answer: {"command": "mark", "argument": "f"}
-- answer: {"command": "yes"}
-- answer: {"command": "yes"}
-- answer: {"command": "yes"}
-- answer: {"command": "quit"}
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
