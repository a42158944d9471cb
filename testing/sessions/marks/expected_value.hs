-- What differs first from an expected value is marked: the other component is not asked about.
-- debug:
-- answer: no
-- answer: expect (6, 2)
-- answer: no
-- answer: yes
module Main where

main :: IO ()
main = print (both 3)

both :: Int -> (Int, Int)
both x = (up x, down x)

up :: Int -> Int
up x = double x

double :: Int -> Int
double x = x + x

down :: Int -> Int
down x = less x 1

less :: Int -> Int -> Int
less x y = x + y
