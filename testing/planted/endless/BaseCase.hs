-- The base case is not met.
module Main where

power :: Int -> Int -> Int
power x e
  | e == 0 = 1
  | even e = square (power x (e `div` 2))
  | otherwise = x * power x (e - 1)

square :: Int -> Int
square n = n * n

table :: [Int] -> [(Int, Int)]
table es = [(e, power 2 e) | e <- es]

main :: IO ()
main = print (table [5, 2, 0])

-- plant: power | e == 0 = 1 => e == 1 = x
-- plant: power | x * power x (e - 1) => x * power x (e - 2)
