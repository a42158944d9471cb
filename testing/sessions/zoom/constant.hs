-- Zoom: a constant is wrong. The area of a square has no 3 in it, a cube has six sides.
-- debug:
-- answer: no
-- answer: no
-- answer: zoom
-- answer: no
-- answer: no
-- answer: yes
module Main where

main :: IO ()
main = print (surface 2)

surface :: Int -> Int
surface a = 5 * (a * a)
-- expected stdout:
-- | 20
-- expected session:
-- | 20
-- | 1. main = {prints "20\n"} ? no
-- | 2. surface 2 = 20 ? no
-- | The fault is in surface, constant.hs:15:1
-- |     surface a = 5 * (a * a)
-- | 3. surface 2: 5 * (a * a) = 20, with a = 2 ? no
-- | 4. surface 2: in 5 * (a * a), the literal 5 ? no
-- | 5. surface 2: a * a = 4, with a = 2 ? yes
-- | The fault is in the expression 5, constant.hs:15:13, in surface
-- |     surface a = 5 * (a * a)
-- |                 ^
