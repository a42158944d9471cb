module Main where

first :: Int -> Int -> Int
first a b = if b > 5 then 0 else a

double :: Int -> Int
double x = x * 2

main :: IO ()
main = print (first 1 (length "ab") + double 3)
