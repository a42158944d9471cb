-- plant: area | instance Shape Square where { sides _ = 4; area (Square n) = n * n } => instance Shape Square where { sides _ = 4; area (Square n) = n + n }
-- plant: label | label s = "sides: " ++ show (sides s) => label s = "sides: " ++ show (sides s + 1)
-- plant: sides | instance Shape Triangle where { sides _ = 3; area => instance Shape Triangle where { sides _ = 4; area
-- plant: limit | limit = 10 => limit = 100
-- plant: limit | instance Bounds Integer where { limit = 1000 } => instance Bounds Integer where { limit = 10 }
-- plant: cut | cut n = if n > limit then limit else n => cut n = if n >= limit then limit + 1 else n
module Main where

-- Defaults are one text for all instances that do not say otherwise.
class Shape s where
  sides :: s -> Int
  area :: s -> Int
  label :: s -> String
  label s = "sides: " ++ show (sides s)

newtype Square = Square Int
newtype Triangle = Triangle Int

instance Shape Square where { sides _ = 4; area (Square n) = n * n }
instance Shape Triangle where { sides _ = 3; area (Triangle n) = n * n `div` 2 }

class (Ord a, Num a) => Bounds a where
  limit :: a
  limit = 10
  cut :: a -> a
  cut n = if n > limit then limit else n

instance Bounds Int
instance Bounds Integer where { limit = 1000 }
instance Bounds Double

main :: IO ()
main = do
  putStrLn (label (Square 3) ++ ", " ++ label (Triangle 4))
  print (area (Square 3), area (Triangle 4))
  print (cut (10 :: Int), cut (10 :: Integer), cut (10 :: Double))
  print (cut (11 :: Int), cut (1001 :: Integer), cut (11 :: Double))
