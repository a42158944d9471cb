-- A library looks for something that never comes, and calls the program's function for each element.
module Main where

digitSum :: Int -> Int
digitSum n = if n < 10 then n else n `mod` 10 + digitSum (n `div` 10)

isWanted :: Int -> Bool
isWanted n = digitSum n * 3 > 40

candidates :: Int -> [Int]
candidates step = [step, 2 * step ..]

main :: IO ()
main = print (take 2 (filter isWanted (candidates 7)))

-- plant: isWanted | * 3 > 40 => * 3 > 40 && n < 0
-- plant: digitSum | n < 10 then n => n < 10 then 0 - n
-- plant: main | (candidates 7) => (candidates (0 - 7))
