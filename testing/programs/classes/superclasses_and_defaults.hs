-- H2010 4.3.1: superclasses, default methods that use each other, overriding.
module Main where

class Shape a where
  area :: a -> Double
  perimeter :: a -> Double
  name :: a -> String
  name _ = "shape"
  describe :: a -> String
  describe x = name x ++ " of area " ++ show (area x) ++ " and perimeter " ++ show (perimeter x)

class Shape a => Solid a where
  height :: a -> Double
  volume :: a -> Double
  volume x = area x * height x

data Square = Square Double
data Disc = Disc Double
data Prism = Prism Square Double

instance Shape Square where
  area (Square s) = s * s
  perimeter (Square s) = 4 * s
  name _ = "square"

instance Shape Disc where
  area (Disc r) = 3 * r * r
  perimeter (Disc r) = 6 * r
  describe d = "a disc, " ++ show (area d)

instance Shape Prism where
  area (Prism s _) = area s
  perimeter (Prism s _) = perimeter s

instance Solid Prism where
  height (Prism _ h) = h

report :: Solid a => a -> String
report x = describe x ++ ", volume " ++ show (volume x)

class MyEq a where
  eq, neq :: a -> a -> Bool
  eq x y = not (neq x y)
  neq x y = not (eq x y)

instance MyEq Int where eq = (==)
instance MyEq Bool where neq = (/=)

main :: IO ()
main = do
  putStrLn (describe (Square 2))
  putStrLn (describe (Disc 1))
  putStrLn (report (Prism (Square 3) 4))
  print (eq (1 :: Int) 1, neq (1 :: Int) 2, eq True True, neq True True)

-- expected stdout:
-- | square of area 4.0 and perimeter 8.0
-- | a disc, 3.0
-- | shape of area 9.0 and perimeter 12.0, volume 36.0
-- | (True,True,True,False)
