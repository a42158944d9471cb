-- | Lists without repeated elements, with the help of sets.
module Data.Containers.ListUtils (nubOrd, nubOrdOn, nubInt, nubIntOn) where

import qualified Data.Set as Set

nubOrd :: Ord a => [a] -> [a]
nubOrd xs = nubOrdOn id xs

nubOrdOn :: Ord b => (a -> b) -> [a] -> [a]
nubOrdOn key xs = go Set.empty xs
  where
    go _ [] = []
    go seen (y : ys)
      | k `Set.member` seen = go seen ys
      | otherwise = y : go (Set.insert k seen) ys
      where k = key y

nubInt :: [Int] -> [Int]
nubInt xs = nubOrd xs

nubIntOn :: (a -> Int) -> [a] -> [a]
nubIntOn key xs = nubOrdOn key xs
