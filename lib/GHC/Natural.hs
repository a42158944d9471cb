module GHC.Natural (Natural, naturalToInteger, naturalFromInteger, intToNatural, naturalToInt, minusNaturalMaybe, powModNatural) where

import Numeric.Natural (Natural)

minusNaturalMaybe :: Natural -> Natural -> Maybe Natural
minusNaturalMaybe a b
  | a >= b = Just (a - b)
  | otherwise = Nothing

naturalToInteger :: Natural -> Integer
naturalToInteger n = toInteger n

naturalFromInteger :: Integer -> Natural
naturalFromInteger i = fromInteger i

intToNatural :: Int -> Natural
intToNatural i = fromIntegral i

naturalToInt :: Natural -> Int
naturalToInt n = fromIntegral n

powModNatural :: Natural -> Natural -> Natural -> Natural
powModNatural b e m = go (b `mod` m) e (1 `mod` m)
  where
    go _ 0 r = r
    go x n r = go (x * x `mod` m) (n `div` 2) (if odd n then r * x `mod` m else r)
