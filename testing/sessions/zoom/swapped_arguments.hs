-- Zoom: two arguments were swapped. Both are wrong, and both are named.
-- debug:
-- answer: no
-- answer: no
-- answer: yes
-- answer: zoom
-- answer: no
-- answer: no
-- answer: no
module Main where

main :: IO ()
main = print (left 10 3)

left :: Int -> Int -> Int
left has takes = minus takes has

minus :: Int -> Int -> Int
minus a b = a - b
-- expected stdout:
-- | -7
-- expected session:
-- | -7
-- | 1. main = {prints "-7\n"} ? no
-- | 2. left 10 3 = -7 ? no
-- | 3. minus 3 10 = -7 ? yes
-- | The fault is in left, swapped_arguments.hs:16:1
-- |     left has takes = minus takes has
-- | 4. left 10 3: minus takes has = -7, with takes = 3, has = 10 ? no
-- | 5. left 10 3: in minus takes has, the variable takes = 3 ? no
-- | 6. left 10 3: in minus takes has, the variable has = 10 ? no
-- | The fault is in the expression takes, swapped_arguments.hs:16:24-28 and the expression has, swapped_arguments.hs:16:30-32, in left
-- |     left has takes = minus takes has
-- |                            ^^^^^^^^^
