-- Two functions call each other; one of them forgets a number, and they pass each other the end.
module Main where

isEven :: Int -> Bool
isEven 0 = True
isEven n = isOdd (n - 1)

isOdd :: Int -> Bool
isOdd 0 = False
isOdd n = isEven (n - 1)

main :: IO ()
main = print [isEven 6, isOdd 5, isEven 7]

-- plant: isEven | isOdd (n - 1) => isOdd (n - 2)
-- plant: isOdd | isEven (n - 1) => isEven n
