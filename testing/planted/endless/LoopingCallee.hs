-- A function calls itself with the same argument.
module Main where

sumTo :: Int -> Int
sumTo 0 = 0
sumTo n = n + sumTo (n - 1)

average :: Int -> Int
average n = sumTo n `div` n

report :: [Int] -> [String]
report ns = [show n ++ ": " ++ show (average n) | n <- ns]

main :: IO ()
main = mapM_ putStrLn (report [3, 6, 9])

-- plant: sumTo | sumTo (n - 1) => sumTo n
-- plant: sumTo | sumTo (n - 1) => sumTo (n - 4)
