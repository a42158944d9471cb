-- phase: types
-- The types that were inferred or checked, with the classes that they need.
module Main where

class Shape a where
  area :: a -> Double

newtype Square = Square Double

instance Shape Square where
  area (Square s) = s * s

total shapes = sum (map area shapes)

main :: IO ()
main = print (total [Square 2, Square 3])
-- expected stdout:
-- | total :: Shape a => [a] -> Double
-- | main :: IO ()
