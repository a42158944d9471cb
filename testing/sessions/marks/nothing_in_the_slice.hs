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
