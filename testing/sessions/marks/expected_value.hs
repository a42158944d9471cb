-- What differs first from an expected value is marked: the other component is not asked about.
-- debug:
-- answer: no
-- answer: expect (6, 2)
-- answer: no
-- answer: yes
module Main where

main :: IO ()
main = print (both 3)

both :: Int -> (Int, Int)
both x = (up x, down x)

up :: Int -> Int
up x = double x

double :: Int -> Int
double x = x + x

down :: Int -> Int
down x = less x 1

less :: Int -> Int -> Int
less x y = x + y
-- expected stdout:
-- | (6,4)
-- expected session:
-- | (6,4)
-- | 1. main = {prints "(6,4)\n"} ? no
-- | 2. both 3 = (6,4) ? no
-- | 3. down 3 = 4 ? no
-- | 4. less 3 1 = 4 ? yes
-- | The fault is in down, expected_value.hs:22:1
-- |     down x = less x 1
