-- | Hash maps that evaluate the values they store.
module Data.HashMap.Strict
  ( HashMap, empty, singleton, null, size, member, lookup, (!?), findWithDefault, lookupDefault, (!), insert
  , insertWith, delete, adjust, update, alter, alterF, isSubmapOf, isSubmapOfBy, union, unionWith, unionWithKey, unions
  , compose, map, mapWithKey, traverseWithKey, mapKeys, difference, differenceWith, intersection, intersectionWith
  , intersectionWithKey, foldMapWithKey, foldr, foldl, foldr', foldl', foldrWithKey', foldlWithKey', foldrWithKey
  , foldlWithKey, filter, filterWithKey, mapMaybe, mapMaybeWithKey, keys, elems, toList, fromList, fromListWith
  , fromListWithKey, keysSet
  ) where

import Prelude hiding (filter, foldl, foldr, lookup, map, null)
import qualified Data.Foldable as Foldable
import Data.Hashable (Hashable)
import Data.HashMap.Internal hiding
  ( singleton, insert, insertWith, adjust, update, alter, alterF, findWithDefault, unionWith, unionWithKey, compose, map
  , mapWithKey, traverseWithKey, differenceWith, intersectionWith, intersectionWithKey, mapMaybe, mapMaybeWithKey, fromList
  , fromListWith, fromListWithKey )
import qualified Data.HashMap.Internal as L
import Data.HashSet.Internal (keysSet)

findWithDefault :: (Eq k, Hashable k) => v -> k -> HashMap k v -> v
findWithDefault d k m = L.findWithDefault d k m

-- | The value is evaluated with the Maybe.
strictly :: Maybe v -> Maybe v
strictly (Just v) = v `seq` Just v
strictly Nothing = Nothing

singleton :: Hashable k => k -> v -> HashMap k v
singleton k v = v `seq` L.singleton k v

insert :: (Eq k, Hashable k) => k -> v -> HashMap k v -> HashMap k v
insert k v m = v `seq` L.insert k v m

insertWith :: (Eq k, Hashable k) => (v -> v -> v) -> k -> v -> HashMap k v -> HashMap k v
insertWith f k v m = alter (\old -> Just (maybe v (f v) old)) k m

adjust :: (Eq k, Hashable k) => (v -> v) -> k -> HashMap k v -> HashMap k v
adjust f k m = alter (fmap f) k m

update :: (Eq k, Hashable k) => (v -> Maybe v) -> k -> HashMap k v -> HashMap k v
update f k m = alter (>>= f) k m

alter :: (Eq k, Hashable k) => (Maybe v -> Maybe v) -> k -> HashMap k v -> HashMap k v
alter f k m = L.alter (\old -> strictly (f old)) k m

alterF :: (Functor f, Eq k, Hashable k) => (Maybe v -> f (Maybe v)) -> k -> HashMap k v -> f (HashMap k v)
alterF f k m = fmap (\new -> L.alter (\_ -> strictly new) k m) (f (lookup k m))

unionWith :: (Eq k, Hashable k) => (v -> v -> v) -> HashMap k v -> HashMap k v -> HashMap k v
unionWith f m n = unionWithKey (\_ a b -> f a b) m n

unionWithKey :: (Eq k, Hashable k) => (k -> v -> v -> v) -> HashMap k v -> HashMap k v -> HashMap k v
unionWithKey f m n = Foldable.foldl' (\acc (o, k, v) -> change (\old -> strictly (Just (maybe v (\a -> f k a v) old))) o k acc) m (nodes n)

compose :: (Eq b, Hashable b) => HashMap b c -> HashMap a b -> HashMap a c
compose bc ab = L.compose bc ab

map :: (v1 -> v2) -> HashMap k v1 -> HashMap k v2
map f m = mapWithKey (\_ v -> f v) m

mapWithKey :: (k -> v1 -> v2) -> HashMap k v1 -> HashMap k v2
mapWithKey _ Tip = Tip
mapWithKey f (Bin n k v l r o) = let w = f k v in w `seq` Bin n k w (mapWithKey f l) (mapWithKey f r) o

traverseWithKey :: Applicative f => (k -> v1 -> f v2) -> HashMap k v1 -> f (HashMap k v2)
traverseWithKey f m = fmap (map id) (L.traverseWithKey f m)

differenceWith :: (Eq k, Hashable k) => (v -> w -> Maybe v) -> HashMap k v -> HashMap k w -> HashMap k v
differenceWith f m n = mapMaybeNodes (\o k v -> maybe (Just v) (\w -> strictly (f v w)) (find o k n)) m

intersectionWith :: (Eq k, Hashable k) => (v1 -> v2 -> v3) -> HashMap k v1 -> HashMap k v2 -> HashMap k v3
intersectionWith f m n = intersectionWithKey (\_ a b -> f a b) m n

intersectionWithKey :: (Eq k, Hashable k) => (k -> v1 -> v2 -> v3) -> HashMap k v1 -> HashMap k v2 -> HashMap k v3
intersectionWithKey f m n = mapMaybeNodes (\o k v -> strictly (fmap (f k v) (find o k n))) m

mapMaybe :: (v1 -> Maybe v2) -> HashMap k v1 -> HashMap k v2
mapMaybe f m = mapMaybeNodes (\_ _ v -> strictly (f v)) m

mapMaybeWithKey :: (k -> v1 -> Maybe v2) -> HashMap k v1 -> HashMap k v2
mapMaybeWithKey f m = mapMaybeNodes (\_ k v -> strictly (f k v)) m

fromList :: (Eq k, Hashable k) => [(k, v)] -> HashMap k v
fromList kvs = Foldable.foldl' (\m (k, v) -> insert k v m) empty kvs

fromListWith :: (Eq k, Hashable k) => (v -> v -> v) -> [(k, v)] -> HashMap k v
fromListWith f kvs = Foldable.foldl' (\m (k, v) -> insertWith f k v m) empty kvs

fromListWithKey :: (Eq k, Hashable k) => (k -> v -> v -> v) -> [(k, v)] -> HashMap k v
fromListWithKey f kvs = Foldable.foldl' (\m (k, v) -> insertWith (f k) k v m) empty kvs
