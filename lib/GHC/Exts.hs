{-# LANGUAGE MagicHash, TypeFamilies #-}
-- | Unboxed numbers, and what programs take from here besides.
module GHC.Exts
  ( module GHC.Prim, IsString(..), IsList(..), Ptr, lazy, inline, oneShot, considerAccessible, the, sortWith, groupWith, build, augment
  , Down(..), Constraint, maxTupleSize, SPEC(..), currentCallStack, unsafeCoerce#
  ) where

import Data.Kind (Constraint)
import Data.List (groupBy, sortBy)
import qualified Data.List.NonEmpty as NonEmpty
import qualified Data.Map as Map
import Data.Ord (Down(..), comparing)
import qualified Data.Set as Set
import Data.String (IsString(..))
import GHC.Prim
import Unsafe.Coerce (unsafeCoerce)

data Ptr a
data SPEC = SPEC | SPEC2

class IsList l where
  type Item l
  fromList :: [Item l] -> l
  fromListN :: Int -> [Item l] -> l
  fromListN _ xs = fromList xs
  toList :: l -> [Item l]

instance IsList [a] where
  type Item [a] = a
  fromList xs = xs
  toList xs = xs
instance Ord k => IsList (Map.Map k v) where
  type Item (Map.Map k v) = (k, v)
  fromList xs = Map.fromList xs
  toList m = Map.toList m
instance Ord a => IsList (Set.Set a) where
  type Item (Set.Set a) = a
  fromList xs = Set.fromList xs
  toList s = Set.toList s
instance IsList (NonEmpty.NonEmpty a) where
  type Item (NonEmpty.NonEmpty a) = a
  fromList xs = NonEmpty.fromList xs
  toList xs = NonEmpty.toList xs

lazy, inline :: a -> a
lazy x = x
inline x = x

oneShot :: (a -> b) -> a -> b
oneShot f x = f x

considerAccessible :: Bool
considerAccessible = True

maxTupleSize :: Int
maxTupleSize = 62

the :: Eq a => [a] -> a
the (x : xs)
  | all (x ==) xs = x
  | otherwise = errorWithoutStackTrace "GHC.Exts.the: non-identical list"
the [] = errorWithoutStackTrace "GHC.Exts.the: empty list"

sortWith :: Ord b => (a -> b) -> [a] -> [a]
sortWith f xs = sortBy (comparing f) xs

groupWith :: Ord b => (a -> b) -> [a] -> [[a]]
groupWith f xs = groupBy (\x y -> f x == f y) (sortWith f xs)

build :: ((a -> [a] -> [a]) -> [a] -> [a]) -> [a]
build g = g (:) []

augment :: ((a -> [a] -> [a]) -> [a] -> [a]) -> [a] -> [a]
augment g xs = g (:) xs

currentCallStack :: IO [String]
currentCallStack = return []

unsafeCoerce# :: a -> b
unsafeCoerce# x = unsafeCoerce x
