-- The arguments grow.
module Main where

digits :: Int -> [Int] -> [Int]
digits n acc
  | n == 0 = acc
  | otherwise = digits (n `div` 10) (n `mod` 10 : acc)

checksum :: Int -> Int
checksum n = sum (digits n []) `mod` 10

main :: IO ()
main = print (map checksum [27, 1405])

-- plant: digits | (n `div` 10) (n => n (n
-- plant: digits | n == 0 = acc => n == 0 && null acc = acc
