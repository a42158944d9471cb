-- | Maps with Int keys: maps, with the key type fixed. The values are evaluated.
module Data.IntMap.Strict
  ( IntMap, Key, (!), (!?), (\\), adjust, adjustWithKey, alter, alterF, assocs, compose, delete, deleteFindMax
  , deleteFindMin, deleteMax, deleteMin, difference, differenceWith, differenceWithKey, disjoint, elems, empty, filter
  , filterWithKey, findMax, findMin, findWithDefault, foldMapWithKey, foldl, foldl', foldlWithKey, foldlWithKey'
  , foldr, foldr', foldrWithKey, foldrWithKey', fromAscList, fromAscListWith, fromAscListWithKey, fromDistinctAscList
  , fromList, fromListWith, fromListWithKey, fromSet, insert, insertLookupWithKey, insertWith, insertWithKey
  , intersection, intersectionWith, intersectionWithKey, isProperSubmapOf, isProperSubmapOfBy, isSubmapOf
  , isSubmapOfBy, keys, keysSet, lookup, lookupGE, lookupGT, lookupLE, lookupLT, lookupMax, lookupMin, map, mapAccum
  , mapAccumRWithKey, mapAccumWithKey, mapEither, mapEitherWithKey, mapKeys, mapKeysMonotonic, mapKeysWith, mapMaybe
  , mapMaybeWithKey, mapWithKey, maxView, maxViewWithKey, member, mergeWithKey, minView, minViewWithKey, notMember
  , null, partition, partitionWithKey, restrictKeys, singleton, size, split, splitLookup, splitRoot, toAscList
  , toDescList, toList, traverseMaybeWithKey, traverseWithKey, union, unionWith, unionWithKey, unions, unionsWith
  , update, updateLookupWithKey, updateMax, updateMaxWithKey, updateMin, updateMinWithKey, updateWithKey, withoutKeys
  ) where

import Prelude (Applicative, Bool, Either, Eq, Foldable, Functor, Int, Maybe(..), Monoid, Ord, Show(..), error, (++))
import Data.IntSet (IntSet)
import Data.IntMap.Lazy (IntMap, Key)
import qualified Data.Map.Strict as M

infixl 9 !, !?, \\



(!) :: IntMap a -> Key -> a
m ! k = case M.lookup k m of
  Just x -> x
  Nothing -> error ("IntMap.!: key " ++ show k ++ " is not an element of the map")

(!?) :: IntMap a -> Key -> Maybe a
x1 !? x2 = x1 M.!? x2

(\\) :: IntMap a -> IntMap b -> IntMap a
x1 \\ x2 = x1 M.\\ x2

adjust :: (a -> a) -> Key -> IntMap a -> IntMap a
adjust x1 x2 x3 = M.adjust x1 x2 x3

adjustWithKey :: (Key -> a -> a) -> Key -> IntMap a -> IntMap a
adjustWithKey x1 x2 x3 = M.adjustWithKey x1 x2 x3

alter :: (Maybe a -> Maybe a) -> Key -> IntMap a -> IntMap a
alter x1 x2 x3 = M.alter x1 x2 x3

alterF :: Functor f => (Maybe a -> f (Maybe a)) -> Key -> IntMap a -> f (IntMap a)
alterF x1 x2 x3 = M.alterF x1 x2 x3

assocs :: IntMap a -> [(Key, a)]
assocs x = M.assocs x

compose :: IntMap c -> IntMap Int -> IntMap c
compose x1 x2 = M.compose x1 x2

delete :: Key -> IntMap a -> IntMap a
delete x1 x2 = M.delete x1 x2

deleteFindMax :: IntMap a -> ((Key, a), IntMap a)
deleteFindMax x = M.deleteFindMax x

deleteFindMin :: IntMap a -> ((Key, a), IntMap a)
deleteFindMin x = M.deleteFindMin x

deleteMax :: IntMap a -> IntMap a
deleteMax x = M.deleteMax x

deleteMin :: IntMap a -> IntMap a
deleteMin x = M.deleteMin x

difference :: IntMap a -> IntMap b -> IntMap a
difference x1 x2 = M.difference x1 x2

differenceWith :: (a -> b -> Maybe a) -> IntMap a -> IntMap b -> IntMap a
differenceWith x1 x2 x3 = M.differenceWith x1 x2 x3

differenceWithKey :: (Key -> a -> b -> Maybe a) -> IntMap a -> IntMap b -> IntMap a
differenceWithKey x1 x2 x3 = M.differenceWithKey x1 x2 x3

disjoint :: IntMap a -> IntMap b -> Bool
disjoint x1 x2 = M.disjoint x1 x2

elems :: IntMap a -> [a]
elems x = M.elems x

empty :: IntMap a
empty = M.empty

filter :: (a -> Bool) -> IntMap a -> IntMap a
filter x1 x2 = M.filter x1 x2

filterWithKey :: (Key -> a -> Bool) -> IntMap a -> IntMap a
filterWithKey x1 x2 = M.filterWithKey x1 x2

findMax :: IntMap a -> (Key, a)
findMax m = case M.lookupMax m of
  Just r -> r
  Nothing -> error "findMax: empty map has no maximal element"

findMin :: IntMap a -> (Key, a)
findMin m = case M.lookupMin m of
  Just r -> r
  Nothing -> error "findMin: empty map has no minimal element"

findWithDefault :: a -> Key -> IntMap a -> a
findWithDefault x1 x2 x3 = M.findWithDefault x1 x2 x3

foldMapWithKey :: Monoid m => (Key -> a -> m) -> IntMap a -> m
foldMapWithKey x1 x2 = M.foldMapWithKey x1 x2

foldl :: (a -> b -> a) -> a -> IntMap b -> a
foldl x1 x2 x3 = M.foldl x1 x2 x3

foldl' :: (a -> b -> a) -> a -> IntMap b -> a
foldl' x1 x2 x3 = M.foldl' x1 x2 x3

foldlWithKey :: (a -> Key -> b -> a) -> a -> IntMap b -> a
foldlWithKey x1 x2 x3 = M.foldlWithKey x1 x2 x3

foldlWithKey' :: (a -> Key -> b -> a) -> a -> IntMap b -> a
foldlWithKey' x1 x2 x3 = M.foldlWithKey' x1 x2 x3

foldr :: (a -> b -> b) -> b -> IntMap a -> b
foldr x1 x2 x3 = M.foldr x1 x2 x3

foldr' :: (a -> b -> b) -> b -> IntMap a -> b
foldr' x1 x2 x3 = M.foldr' x1 x2 x3

foldrWithKey :: (Key -> a -> b -> b) -> b -> IntMap a -> b
foldrWithKey x1 x2 x3 = M.foldrWithKey x1 x2 x3

foldrWithKey' :: (Key -> a -> b -> b) -> b -> IntMap a -> b
foldrWithKey' x1 x2 x3 = M.foldrWithKey' x1 x2 x3

fromAscList :: [(Key, a)] -> IntMap a
fromAscList x = M.fromAscList x

fromAscListWith :: (a -> a -> a) -> [(Key, a)] -> IntMap a
fromAscListWith x1 x2 = M.fromAscListWith x1 x2

fromAscListWithKey :: (Key -> a -> a -> a) -> [(Key, a)] -> IntMap a
fromAscListWithKey x1 x2 = M.fromAscListWithKey x1 x2

fromDistinctAscList :: [(Key, a)] -> IntMap a
fromDistinctAscList x = M.fromDistinctAscList x

fromList :: [(Key, a)] -> IntMap a
fromList x = M.fromList x

fromListWith :: (a -> a -> a) -> [(Key, a)] -> IntMap a
fromListWith x1 x2 = M.fromListWith x1 x2

fromListWithKey :: (Key -> a -> a -> a) -> [(Key, a)] -> IntMap a
fromListWithKey x1 x2 = M.fromListWithKey x1 x2

fromSet :: (Key -> a) -> IntSet -> IntMap a
fromSet x1 x2 = M.fromSet x1 x2

insert :: Key -> a -> IntMap a -> IntMap a
insert x1 x2 x3 = M.insert x1 x2 x3

insertLookupWithKey :: (Key -> a -> a -> a) -> Key -> a -> IntMap a -> (Maybe a, IntMap a)
insertLookupWithKey x1 x2 x3 x4 = M.insertLookupWithKey x1 x2 x3 x4

insertWith :: (a -> a -> a) -> Key -> a -> IntMap a -> IntMap a
insertWith x1 x2 x3 x4 = M.insertWith x1 x2 x3 x4

insertWithKey :: (Key -> a -> a -> a) -> Key -> a -> IntMap a -> IntMap a
insertWithKey x1 x2 x3 x4 = M.insertWithKey x1 x2 x3 x4

intersection :: IntMap a -> IntMap b -> IntMap a
intersection x1 x2 = M.intersection x1 x2

intersectionWith :: (a -> b -> c) -> IntMap a -> IntMap b -> IntMap c
intersectionWith x1 x2 x3 = M.intersectionWith x1 x2 x3

intersectionWithKey :: (Key -> a -> b -> c) -> IntMap a -> IntMap b -> IntMap c
intersectionWithKey x1 x2 x3 = M.intersectionWithKey x1 x2 x3

isProperSubmapOf :: Eq a => IntMap a -> IntMap a -> Bool
isProperSubmapOf x1 x2 = M.isProperSubmapOf x1 x2

isProperSubmapOfBy :: (a -> b -> Bool) -> IntMap a -> IntMap b -> Bool
isProperSubmapOfBy x1 x2 x3 = M.isProperSubmapOfBy x1 x2 x3

isSubmapOf :: Eq a => IntMap a -> IntMap a -> Bool
isSubmapOf x1 x2 = M.isSubmapOf x1 x2

isSubmapOfBy :: (a -> b -> Bool) -> IntMap a -> IntMap b -> Bool
isSubmapOfBy x1 x2 x3 = M.isSubmapOfBy x1 x2 x3

keys :: IntMap a -> [Key]
keys x = M.keys x

keysSet :: IntMap a -> IntSet
keysSet x = M.keysSet x

lookup :: Key -> IntMap a -> Maybe a
lookup x1 x2 = M.lookup x1 x2

lookupGE :: Key -> IntMap a -> Maybe (Key, a)
lookupGE x1 x2 = M.lookupGE x1 x2

lookupGT :: Key -> IntMap a -> Maybe (Key, a)
lookupGT x1 x2 = M.lookupGT x1 x2

lookupLE :: Key -> IntMap a -> Maybe (Key, a)
lookupLE x1 x2 = M.lookupLE x1 x2

lookupLT :: Key -> IntMap a -> Maybe (Key, a)
lookupLT x1 x2 = M.lookupLT x1 x2

lookupMax :: IntMap a -> Maybe (Key, a)
lookupMax x = M.lookupMax x

lookupMin :: IntMap a -> Maybe (Key, a)
lookupMin x = M.lookupMin x

map :: (a -> b) -> IntMap a -> IntMap b
map x1 x2 = M.map x1 x2

mapAccum :: (a -> b -> (a, c)) -> a -> IntMap b -> (a, IntMap c)
mapAccum x1 x2 x3 = M.mapAccum x1 x2 x3

mapAccumRWithKey :: (a -> Key -> b -> (a, c)) -> a -> IntMap b -> (a, IntMap c)
mapAccumRWithKey x1 x2 x3 = M.mapAccumRWithKey x1 x2 x3

mapAccumWithKey :: (a -> Key -> b -> (a, c)) -> a -> IntMap b -> (a, IntMap c)
mapAccumWithKey x1 x2 x3 = M.mapAccumWithKey x1 x2 x3

mapEither :: (a -> Either b c) -> IntMap a -> (IntMap b, IntMap c)
mapEither x1 x2 = M.mapEither x1 x2

mapEitherWithKey :: (Key -> a -> Either b c) -> IntMap a -> (IntMap b, IntMap c)
mapEitherWithKey x1 x2 = M.mapEitherWithKey x1 x2

mapKeys :: (Key -> Key) -> IntMap a -> IntMap a
mapKeys x1 x2 = M.mapKeys x1 x2

mapKeysMonotonic :: (Key -> Key) -> IntMap a -> IntMap a
mapKeysMonotonic x1 x2 = M.mapKeysMonotonic x1 x2

mapKeysWith :: (a -> a -> a) -> (Key -> Key) -> IntMap a -> IntMap a
mapKeysWith x1 x2 x3 = M.mapKeysWith x1 x2 x3

mapMaybe :: (a -> Maybe b) -> IntMap a -> IntMap b
mapMaybe x1 x2 = M.mapMaybe x1 x2

mapMaybeWithKey :: (Key -> a -> Maybe b) -> IntMap a -> IntMap b
mapMaybeWithKey x1 x2 = M.mapMaybeWithKey x1 x2

mapWithKey :: (Key -> a -> b) -> IntMap a -> IntMap b
mapWithKey x1 x2 = M.mapWithKey x1 x2

maxView :: IntMap a -> Maybe (a, IntMap a)
maxView x = M.maxView x

maxViewWithKey :: IntMap a -> Maybe ((Key, a), IntMap a)
maxViewWithKey x = M.maxViewWithKey x

member :: Key -> IntMap a -> Bool
member x1 x2 = M.member x1 x2

mergeWithKey :: (Key -> a -> b -> Maybe c) -> (IntMap a -> IntMap c) -> (IntMap b -> IntMap c) -> IntMap a -> IntMap b -> IntMap c
mergeWithKey x1 x2 x3 x4 x5 = M.mergeWithKey x1 x2 x3 x4 x5

minView :: IntMap a -> Maybe (a, IntMap a)
minView x = M.minView x

minViewWithKey :: IntMap a -> Maybe ((Key, a), IntMap a)
minViewWithKey x = M.minViewWithKey x

notMember :: Key -> IntMap a -> Bool
notMember x1 x2 = M.notMember x1 x2

null :: IntMap a -> Bool
null x = M.null x

partition :: (a -> Bool) -> IntMap a -> (IntMap a, IntMap a)
partition x1 x2 = M.partition x1 x2

partitionWithKey :: (Key -> a -> Bool) -> IntMap a -> (IntMap a, IntMap a)
partitionWithKey x1 x2 = M.partitionWithKey x1 x2

restrictKeys :: IntMap a -> IntSet -> IntMap a
restrictKeys x1 x2 = M.restrictKeys x1 x2

singleton :: Key -> a -> IntMap a
singleton x1 x2 = M.singleton x1 x2

size :: IntMap a -> Int
size x = M.size x

split :: Key -> IntMap a -> (IntMap a, IntMap a)
split x1 x2 = M.split x1 x2

splitLookup :: Key -> IntMap a -> (IntMap a, Maybe a, IntMap a)
splitLookup x1 x2 = M.splitLookup x1 x2

splitRoot :: IntMap a -> [IntMap a]
splitRoot x = M.splitRoot x

toAscList :: IntMap a -> [(Key, a)]
toAscList x = M.toAscList x

toDescList :: IntMap a -> [(Key, a)]
toDescList x = M.toDescList x

toList :: IntMap a -> [(Key, a)]
toList x = M.toList x

traverseMaybeWithKey :: Applicative f => (Key -> a -> f (Maybe b)) -> IntMap a -> f (IntMap b)
traverseMaybeWithKey x1 x2 = M.traverseMaybeWithKey x1 x2

traverseWithKey :: Applicative t => (Key -> a -> t b) -> IntMap a -> t (IntMap b)
traverseWithKey x1 x2 = M.traverseWithKey x1 x2

union :: IntMap a -> IntMap a -> IntMap a
union x1 x2 = M.union x1 x2

unionWith :: (a -> a -> a) -> IntMap a -> IntMap a -> IntMap a
unionWith x1 x2 x3 = M.unionWith x1 x2 x3

unionWithKey :: (Key -> a -> a -> a) -> IntMap a -> IntMap a -> IntMap a
unionWithKey x1 x2 x3 = M.unionWithKey x1 x2 x3

unions :: Foldable f => f (IntMap a) -> IntMap a
unions x = M.unions x

unionsWith :: Foldable f => (a -> a -> a) -> f (IntMap a) -> IntMap a
unionsWith x1 x2 = M.unionsWith x1 x2

update :: (a -> Maybe a) -> Key -> IntMap a -> IntMap a
update x1 x2 x3 = M.update x1 x2 x3

updateLookupWithKey :: (Key -> a -> Maybe a) -> Key -> IntMap a -> (Maybe a, IntMap a)
updateLookupWithKey x1 x2 x3 = M.updateLookupWithKey x1 x2 x3

updateMax :: (a -> Maybe a) -> IntMap a -> IntMap a
updateMax x1 x2 = M.updateMax x1 x2

updateMaxWithKey :: (Key -> a -> Maybe a) -> IntMap a -> IntMap a
updateMaxWithKey x1 x2 = M.updateMaxWithKey x1 x2

updateMin :: (a -> Maybe a) -> IntMap a -> IntMap a
updateMin x1 x2 = M.updateMin x1 x2

updateMinWithKey :: (Key -> a -> Maybe a) -> IntMap a -> IntMap a
updateMinWithKey x1 x2 = M.updateMinWithKey x1 x2

updateWithKey :: (Key -> a -> Maybe a) -> Key -> IntMap a -> IntMap a
updateWithKey x1 x2 x3 = M.updateWithKey x1 x2 x3

withoutKeys :: IntMap a -> IntSet -> IntMap a
withoutKeys x1 x2 = M.withoutKeys x1 x2
