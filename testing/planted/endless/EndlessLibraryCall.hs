-- The library does not come back; nothing of the program recurs.
module Main where

size :: [Int] -> Int
size xs = length (take 3 xs)

label :: String -> Int -> String
label name n = name ++ " " ++ show n

main :: IO ()
main = putStrLn (label "size" (size [1 ..]))

-- plant: size | length (take 3 xs) => length xs
