-- A list is right so far, and has no end.
module Main where

upTo :: Int -> [Int] -> [Int]
upTo limit (x : xs)
  | x <= limit = x : upTo limit xs
  | otherwise = []
upTo _ [] = []

evens :: Int -> [Int]
evens n = n : evens (n + 2)

main :: IO ()
main = print (sum (upTo 9 (evens 0)))

-- plant: upTo | otherwise = [] => otherwise = upTo limit xs
-- plant: evens | n + 2 => n
