-- The wrong part was marked: nothing that it depends on is at fault. What the mark left out comes back, and the finding
-- is right.
-- debug: --order outermost
-- answer: no
-- answer: mark r.1
-- answer: yes
-- answer: no
-- answer: yes
module Main where

main :: IO ()
main = print (both 3)

both :: Int -> (Int, Int)
both x = (up x, down x)

up :: Int -> Int
up x = x + x

down :: Int -> Int
down x = less x + 1

less :: Int -> Int
less x = x - 1
-- expected stdout:
-- | (6,3)
-- expected session:
-- | (6,3)
-- | 1. main = {prints "(6,3)\n"} ? no
-- | 2. both 3 = (6,3) ? no at r.1
-- | 3. up 3 = 6 ? yes
-- | 4. down 3 = 3 ? no
-- | 5. less 3 = 2 ? yes
-- | The fault is in down, nothing_in_the_slice.hs:21:1
-- |     down x = less x + 1
