-- What is looked for is passed by: one call that finished is wrong, and all that follow are not.
module Main where

search :: Int -> Int
search n = if ok n then n else search (n + 1)

ok :: Int -> Bool
ok n = square n == 100

square :: Int -> Int
square n = n * n

main :: IO ()
main = print (search 2)

-- plant: ok | square n == 100 => square n == 101
-- plant: square | n * n => if n == 10 then 99 else n * n
