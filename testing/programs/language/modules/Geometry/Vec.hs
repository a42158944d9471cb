module Geometry.Vec where

infixl 6 |+|
infixl 7 |*|

data Vec = Vec { vx, vy :: Int } deriving (Eq, Show)

(|+|) :: Vec -> Vec -> Vec
Vec a b |+| Vec c d = Vec (a + c) (b + d)

(|*|) :: Vec -> Int -> Vec
Vec a b |*| k = Vec (a * k) (b * k)

unit :: Vec
unit = Vec 1 1

norm1 :: Vec -> Int
norm1 v = abs (vx v) + abs (vy v)
