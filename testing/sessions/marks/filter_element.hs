-- An element that trusted `filter` should not have kept: the calls of `p` stay, those of `g`, which did not take part,
-- are left out.
-- debug: --order outermost
-- answer: no
-- answer: mark r.1.2
-- answer: yes
-- answer: no
module Main where

main :: IO ()
main = print (chosen 4)

chosen :: Int -> ([Int], Int)
chosen n = (filter p [1 .. n], sum (map g [1 .. n]))

g :: Int -> Int
g n = n * 10

p :: Int -> Bool
p n = n > 1
