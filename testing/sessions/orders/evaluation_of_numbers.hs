-- Evaluation order where results are numbers: what a call needed was complete before it.
-- debug: --order evaluation
-- answer: no
-- answer: no
-- answer: yes
-- answer: yes
-- answer: yes
-- answer: no
module Main where

main :: IO ()
main = print (top 3)

top :: Int -> Int
top x = square (double (inc x) + ignore (inc 7) x)

square, double, inc :: Int -> Int
square y = y * y + 1
double y = y + y
inc x = x + 1

ignore :: Int -> Int -> Int
ignore _ x = x
-- expected stdout:
-- | 122
-- expected session:
-- | 122
-- | 1. main = {prints "122\n"} ? no
-- | 2. top 3 = 122 ? no
-- | 3. inc 3 = 4 ? yes
-- | 4. double 4 = 8 ? yes
-- | 5. ignore _ 3 = 3 ? yes
-- | 6. square 11 = 122 ? no
-- | The fault is in square, evaluation_of_numbers.hs:18:1
-- |     square y = y * y + 1
