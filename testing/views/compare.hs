-- What makes a program do something else than an older version: the wrong value is followed before what is only more
-- defined; nobody is asked.
-- view: compare Old.hs FILE
-- view: compare FILE FILE
module Main where

first :: Int -> Int -> Int
first a b = a

double :: Int -> Int
double x = x * 3

main :: IO ()
main = print (first 1 (length "ab") + double 3)
