{-# LANGUAGE ExistentialQuantification #-}
module Main where

-- polymorphism inside local functions: the surroundings' type decides
class Shape a where
  area :: a -> Double
  sides :: a -> Int
  sides _ = 4
  label :: a -> String
  label s = prefix (sides s)
    where
      prefix n
        | n > 3 = "poly" ++ show n
        | otherwise = "tri"

data Square = Square Double
data Triangle = Triangle Double Double
data Hexagon = Hexagon

instance Shape Square where
  area (Square a) = a * a
instance Shape Triangle where
  area (Triangle b h) = b * h / 2
  sides _ = 3
instance Shape Hexagon where
  area _ = 6
  sides _ = 6

total :: Shape a => [a] -> Double
total xs = go xs 0
  where
    go [] acc = acc
    go (y : ys) acc = go ys (acc + scale y)
    scale y = area y * fromIntegral (sides y)

data Any = forall s. Shape s => Any s

describe :: Any -> String
describe (Any s) = label s ++ ":" ++ show (area s)

main :: IO ()
main = do
  print (total [Square 1, Square 2], total [Triangle 3 4], total [Hexagon], total ([] :: [Square]))
  mapM_ (putStrLn . describe) [Any (Square 2), Any (Triangle 2 2), Any Hexagon]
-- plant: sides | sides _ = 3 => sides _ = 4
-- plant: sides | sides _ = 6 => sides _ = 5
-- plant: area | b * h / 2 => b * h
-- plant: scale | area y * => area y +
-- plant: go | go [] acc = acc => go [] acc = acc + 1
-- plant: prefix | n > 3 => n > 4
-- plant: label | prefix (sides s) => prefix (sides s + 1)
-- plant: sides | sides _ = 4 => sides _ = 5
-- plant: total | go xs 0 => go xs 1
