module Data.Foldable
  ( Foldable(..), foldrM, foldlM, traverse_, for_, sequenceA_, asum, mapM_, forM_, sequence_, msum
  , concat, concatMap, and, or, any, all, maximumBy, minimumBy, notElem, find
  ) where

import Inquest.Foldable
import Inquest.List (foldlStrictList)
import Inquest.Monad (Alternative(..), MonadPlus(..))

foldrM :: (Foldable t, Monad m) => (a -> b -> m b) -> b -> t a -> m b
foldrM f z t = foldlM (\r x -> f x r) z (reverse (toList t))

foldlM :: (Foldable t, Monad m) => (b -> a -> m b) -> b -> t a -> m b
foldlM f z t = foldMList f z (toList t)

foldMList :: Monad m => (b -> a -> m b) -> b -> [a] -> m b
foldMList _ z [] = return z
foldMList f z (x : xs) = f z x >>= \y -> foldMList f y xs

asum :: (Foldable t, Alternative f) => t (f a) -> f a
asum t = foldr (<|>) empty t

msum :: (Foldable t, MonadPlus m) => t (m a) -> m a
msum t = foldr mplus mzero t

-- | The last of the greatest.
maximumBy :: Foldable t => (a -> a -> Ordering) -> t a -> a
maximumBy cmp t = case toList t of
  [] -> errorWithoutStackTrace "maximumBy: empty structure"
  x : xs -> foldlStrictList (\a b -> case cmp a b of { GT -> a; _ -> b }) x xs

-- | The first of the least.
minimumBy :: Foldable t => (a -> a -> Ordering) -> t a -> a
minimumBy cmp t = case toList t of
  [] -> errorWithoutStackTrace "minimumBy: empty structure"
  x : xs -> foldlStrictList (\a b -> case cmp a b of { GT -> b; _ -> a }) x xs

find :: Foldable t => (a -> Bool) -> t a -> Maybe a
find p t = findList p (toList t)

findList :: (a -> Bool) -> [a] -> Maybe a
findList _ [] = Nothing
findList p (x : xs) = if p x then Just x else findList p xs
