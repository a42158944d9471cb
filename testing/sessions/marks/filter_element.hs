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
-- expected stdout:
-- | ([2,3,4],100)
-- expected session:
-- | ([2,3,4],100)
-- | 1. main = {prints "([2,3,4],100)\n"} ? no
-- | 2. chosen 4 = ([2,3,4],100) ? no at r.1.2
-- | 3. p 1 = False ? yes
-- | 4. p 2 = True ? no
-- | The fault is in p, filter_element.hs:20:1
-- |     p n = n > 1
