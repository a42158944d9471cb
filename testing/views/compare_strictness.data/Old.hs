module Main where

first :: Int -> Int -> Int
first a b = if b > 5 then 0 else a

main :: IO ()
main = print (first 1 (error "late"))
