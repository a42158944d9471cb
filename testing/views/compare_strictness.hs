-- Where versions differ only in what they evaluate, that is said.
-- view: compare Old.hs FILE
module Main where

first :: Int -> Int -> Int
first a b = a

main :: IO ()
main = print (first 1 (error "late"))
