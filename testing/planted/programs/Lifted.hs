-- Values that are computed once for a definition without arguments: whatever a user of such a value needs lies
-- below each user.
module Main where

import qualified Data.Map as M

memoFib :: Int -> Integer
memoFib = (map fib [0 ..] !!)

fib :: Int -> Integer
fib 0 = 0
fib 1 = 1
fib n = memoFib (n - 1) + memoFib (n - 2)

price :: String -> Int
price = flip (M.findWithDefault 0) (M.fromList [(item, rate item * 10) | item <- ["ale", "bread", "cheese"]])

rate :: String -> Int
rate item = length item + 2

invoice :: [String] -> Int
invoice items = sum (map price items) + fee (length items)

fee :: Int -> Int
fee n
  | n > 2 = 1
  | otherwise = 5

squareOf :: Int -> Int
squareOf = (!!) (scanl plus 0 (iterate step 1))

plus :: Int -> Int -> Int
plus a b = a + b

step :: Int -> Int
step k = k + 2

column :: Int -> Int -> Int
column base k = pick k + pick (k + 1)
  where
    pick = (map entry [base ..] !!)
    entry n = n * 3 + shift
    shift = base - 1

main :: IO ()
main = do
  print (map memoFib [1, 5, 8])
  print (invoice ["ale", "cheese"], invoice ["bread", "ale", "ale"])
  print (map squareOf [0 .. 5])
  print (column 2 3, column 5 1)
-- plant: fib | memoFib (n - 2) => memoFib (n - 1)
-- plant: fib | fib 1 = 1 => fib 1 = 2
-- plant: memoFib | map fib [0 ..] => map fib [1 ..]
-- plant: rate | length item + 2 => length item + 3
-- plant: price | rate item * 10 => rate item * 11
-- plant: fee | n > 2 => n > 1
-- plant: invoice | sum (map price items) => product (map price items)
-- plant: step | k + 2 => k + 3
-- plant: plus | a + b => a + b + b
-- plant: squareOf | iterate step 1 => iterate step 2
-- plant: entry | n * 3 + shift => n * 2 + shift
-- plant: column | pick k + pick (k + 1) => pick k + pick k
