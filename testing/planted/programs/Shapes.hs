-- Classes with superclasses and defaults, instances for several types, an existential-free object style.
module Main where

import Data.List (maximumBy, sortOn)
import Data.Ord (comparing)

class Named a where
  name :: a -> String
  name _ = "shape"

class Named a => Shape a where
  area :: a -> Double
  perimeter :: a -> Double
  scale :: Double -> a -> a
  compactness :: a -> Double
  compactness s = area s / perimeter s
  describe :: a -> String
  describe s = name s ++ " of area " ++ show (area s)

data Rect = Rect Double Double deriving (Eq, Show)
data Circle = Circle Double deriving (Eq, Show)
newtype Square = Square Double deriving (Eq, Show)

instance Named Rect where
  name (Rect a b)
    | a == b = "square"
    | otherwise = "rectangle"

instance Named Circle

instance Named Square where
  name _ = "square"

instance Shape Rect where
  area (Rect a b) = a * b
  perimeter (Rect a b) = 2 * (a + b)
  scale k (Rect a b) = Rect (k * a) (k * b)

instance Shape Circle where
  area (Circle r) = 3 * r * r
  perimeter (Circle r) = 6 * r
  scale k (Circle r) = Circle (k * r)
  describe c = "round " ++ name c

instance Shape Square where
  area (Square a) = area (Rect a a)
  perimeter (Square a) = 4 * a
  scale k (Square a) = Square (k * a)
  compactness (Square a) = a / 4

data Figure = R Rect | C Circle | S Square

onFigure :: (Rect -> a) -> (Circle -> a) -> (Square -> a) -> Figure -> a
onFigure f _ _ (R r) = f r
onFigure _ g _ (C c) = g c
onFigure _ _ h (S s) = h s

figureArea :: Figure -> Double
figureArea = onFigure area area area

describeAll :: [Figure] -> [String]
describeAll = map (onFigure describe describe describe) . sortOn figureArea

largest :: [Figure] -> String
largest = onFigure name name name . maximumBy (comparing figureArea)

class Container f where
  empty :: f a
  insert :: a -> f a -> f a
  toL :: f a -> [a]
  size :: f a -> Int
  size = length . toL

newtype Box a = Box [a]
newtype Back a = Back [a]

instance Container Box where
  empty = Box []
  insert x (Box xs) = Box (x : xs)
  toL (Box xs) = xs

instance Container Back where
  empty = Back []
  insert x (Back xs) = Back (xs ++ [x])
  toL (Back xs) = xs
  size (Back xs) = foldr (const (+ 1)) 0 xs

fill :: Container f => [a] -> f a
fill = foldr insert empty

main :: IO ()
main = do
  let figures = [R (Rect 3 4), C (Circle 2), S (Square 2), R (scale 0.5 (Rect 5 5))]
  mapM_ putStrLn (describeAll figures)
  putStrLn (largest figures)
  print (compactness (Rect 2 3), compactness (Square 8))
  print (scale 2 (Circle 1.5), area (scale 3 (Square 1)))
  print (toL (fill "abc" :: Box Char), toL (fill "abc" :: Back Char))
  print (size (fill [1, 2 :: Int] :: Box Int), size (fill [1 :: Int] :: Back Int))
