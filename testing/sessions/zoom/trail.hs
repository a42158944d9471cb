-- Zoom: who made the value of a piece, a part of it, a variable that it mentions.
-- debug:
-- answer: no
-- answer: no
-- answer: yes
-- answer: zoom
-- answer: trail
-- answer: trail w1
-- answer: yes
-- answer: trail r.1
-- answer: no
-- answer: trail
-- answer: yes
-- answer: trail
-- answer: trail a1
-- answer: no
-- answer: yes
-- answer: no
module Main where

main :: IO ()
main = print (add (half 6) [5, 7])

add :: Int -> [Int] -> [Int]
add x [] = [x]
add x (y:ys) = y : twice x : ys

half :: Int -> Int
half n = n `div` 2

twice :: Int -> Int
twice n = n * 2
-- expected stdout:
-- | [5,6,7]
-- expected session:
-- | [5,6,7]
-- | 1. main = {prints "[5,6,7]\n"} ? no
-- | 2. add 3 [5,7] = [5,6,7] ? no
-- | 3. twice 3 = 6 ? yes
-- | The fault is in add, trail.hs:26:1 (its equations: lines 25-26)
-- |     add x (y:ys) = y : twice x : ys
-- | <- main  -- trail.hs:22:29, node 0
-- | 4. add 3 [5,7]: matched add x (y:ys) with y = 5, x = 3, ys = [7] ? yes
-- | <- main  -- trail.hs:22:29, node 0
-- | 5. add 3 [5,7]: y : twice x : ys = [5,6,7], with y = 5, x = 3, ys = [7] ? no
-- | <- main  -- trail.hs:22:29, node 0
-- | Type `trail a1` for what made the first argument, `trail help` for more.
-- | 6. add 3 [5,7]: in y : twice x : ys, the variable y = 5 ? yes
-- | <- add 3 [5,7]  -- trail.hs:26:20, node 1
-- | Type `trail a1` for what made the first argument, `trail help` for more.
-- | <- half 6  -- trail.hs:29:10, node 3
-- | 7. add 3 [5,7]: twice x : ys = [6,7], with x = 3, ys = [7] ? no
-- | 8. add 3 [5,7]: twice x = 6, with x = 3 ? yes
-- | 9. add 3 [5,7]: in twice x : ys, the variable ys = [7] ? no
-- | The fault is in the expression ys, trail.hs:26:30-31, in add
-- |     add x (y:ys) = y : twice x : ys
-- |                                  ^^
