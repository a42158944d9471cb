module Main where

class Shape a where
  area :: a -> Double

data Sq = Sq Double

instance Shape Sq where
  area (Sq s) = s * s
  perimeter (Sq s) = 4 * s

instance Shape Sq where
  area _ = 0

instance Shap Int where
  area _ = 1

main :: IO ()
main = print (area (Sq 1))
-- expected stderr:
-- | fail_class_and_instance.hs:10:3: error: `perimeter` is not a method of the class `Shape`
-- |  10 |   perimeter (Sq s) = 4 * s
-- |     |   ^^^^^^^^^
-- | fail_class_and_instance.hs:15:10: error: the type or class `Shap` is not in scope. Did you mean `Shape`?
-- |  15 | instance Shap Int where
-- |     |          ^^^^
-- | 2 errors
