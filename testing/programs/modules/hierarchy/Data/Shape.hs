module Data.Shape
  ( Shape (Circle, Square)
  , area
  , Named (..)
  , defaultShape
  ) where

data Shape = Circle Double | Square Double | Secret deriving (Eq, Show)

class Named a where
  name :: a -> String
  name = const (prefix ++ "unnamed")

instance Named Shape where
  name (Circle _) = "circle"
  name (Square _) = "square"
  name Secret = "secret"

area :: Shape -> Double
area (Circle r) = pi' * r * r
area (Square s) = s * s
area Secret = 0

defaultShape :: Shape
defaultShape = Secret

pi' :: Double
pi' = 3

prefix :: String
prefix = "*"
