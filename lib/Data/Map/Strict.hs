-- | Maps that evaluate the values they store; the type and all else is Data.Map's.
module Data.Map.Strict
  ( Map, empty, singleton, fromSet, fromList, fromListWith, fromListWithKey
  , fromAscList, fromAscListWith, fromAscListWithKey, fromDistinctAscList
  , fromDescList, fromDescListWith, fromDescListWithKey, fromDistinctDescList
  , insert, insertWith, insertWithKey, insertLookupWithKey, delete, adjust, adjustWithKey, update, updateWithKey
  , updateLookupWithKey, alter, alterF, lookup, (!?), (!), findWithDefault, member, notMember
  , lookupLT, lookupGT, lookupLE, lookupGE, null, size, union, unionWith, unionWithKey, unions, unionsWith
  , difference, (\\), differenceWith, differenceWithKey, intersection, intersectionWith, intersectionWithKey, disjoint, compose, mergeWithKey
  , map, mapWithKey, traverseWithKey, traverseMaybeWithKey, mapAccum, mapAccumWithKey, mapAccumRWithKey
  , mapKeys, mapKeysWith, mapKeysMonotonic, foldr, foldl, foldrWithKey, foldlWithKey, foldMapWithKey
  , foldr', foldl', foldrWithKey', foldlWithKey', elems, keys, assocs, keysSet, toList, toAscList, toDescList
  , filter, filterWithKey, restrictKeys, withoutKeys, partition, partitionWithKey
  , takeWhileAntitone, dropWhileAntitone, spanAntitone, mapMaybe, mapMaybeWithKey, mapEither, mapEitherWithKey
  , split, splitLookup, splitRoot, isSubmapOf, isSubmapOfBy, isProperSubmapOf, isProperSubmapOfBy
  , lookupIndex, findIndex, elemAt, updateAt, deleteAt, take, drop, splitAt
  , lookupMin, lookupMax, findMin, findMax, deleteMin, deleteMax, deleteFindMin, deleteFindMax
  , updateMin, updateMax, updateMinWithKey, updateMaxWithKey, minView, maxView, minViewWithKey, maxViewWithKey, valid
  ) where

import Prelude hiding (drop, filter, foldl, foldr, lookup, map, null, splitAt, take)
import qualified Data.Foldable as Foldable
import Data.Map.Internal hiding
  ( singleton, fromSet, fromList, fromListWith, fromListWithKey, fromAscList, fromAscListWith, fromAscListWithKey
  , fromDistinctAscList, fromDescList, fromDescListWith, fromDescListWithKey, fromDistinctDescList
  , insert, insertWith, insertWithKey, insertLookupWithKey, adjust, adjustWithKey, update, updateWithKey
  , updateLookupWithKey, alter, alterF, findWithDefault, unionWith, unionWithKey, unionsWith, differenceWith, differenceWithKey
  , intersectionWith, intersectionWithKey, mergeWithKey, map, mapWithKey, traverseWithKey, traverseMaybeWithKey
  , mapAccum, mapAccumWithKey, mapAccumRWithKey
  , mapKeysWith, mapMaybe, mapMaybeWithKey, mapEither, mapEitherWithKey, updateAt
  , updateMin, updateMax, updateMinWithKey, updateMaxWithKey, combineEqual, build )
import qualified Data.Map.Internal as L
import qualified Data.Set.Internal as Set

-- | The values of what is in the Maybe are evaluated with it.
strictMaybe :: Maybe a -> Maybe a
strictMaybe (Just x) = x `seq` Just x
strictMaybe Nothing = Nothing

findWithDefault :: Ord k => a -> k -> Map k a -> a
findWithDefault = L.findWithDefault

singleton :: k -> a -> Map k a
singleton k x = x `seq` Bin 1 k x Tip Tip

insert :: Ord k => k -> a -> Map k a -> Map k a
insert k x m = x `seq` L.insert k x m

insertWith :: Ord k => (a -> a -> a) -> k -> a -> Map k a -> Map k a
insertWith _ k x Tip = singleton k x
insertWith f k x (Bin n ky y l r) = case compare k ky of
  LT -> balanceL ky y (insertWith f k x l) r
  GT -> balanceR ky y l (insertWith f k x r)
  EQ -> let z = f x y in z `seq` Bin n k z l r

insertWithKey :: Ord k => (k -> a -> a -> a) -> k -> a -> Map k a -> Map k a
insertWithKey f k x m = insertWith (f k) k x m

insertLookupWithKey :: Ord k => (k -> a -> a -> a) -> k -> a -> Map k a -> (Maybe a, Map k a)
insertLookupWithKey f k x m = let n = insertWithKey f k x m in n `seq` (lookup k m, n)

adjust :: Ord k => (a -> a) -> k -> Map k a -> Map k a
adjust _ k Tip = k `seq` Tip
adjust f k (Bin n kx x l r) = case compare k kx of
  LT -> Bin n kx x (adjust f k l) r
  GT -> Bin n kx x l (adjust f k r)
  EQ -> let y = f x in y `seq` Bin n kx y l r

adjustWithKey :: Ord k => (k -> a -> a) -> k -> Map k a -> Map k a
adjustWithKey f k m = adjust (f k) k m

update :: Ord k => (a -> Maybe a) -> k -> Map k a -> Map k a
update f k m = L.updateWithKey (\_ x -> strictMaybe (f x)) k m

updateWithKey :: Ord k => (k -> a -> Maybe a) -> k -> Map k a -> Map k a
updateWithKey f k m = L.updateWithKey (\k' x -> strictMaybe (f k' x)) k m

updateLookupWithKey :: Ord k => (k -> a -> Maybe a) -> k -> Map k a -> (Maybe a, Map k a)
updateLookupWithKey f k m = L.updateLookupWithKey (\k' x -> strictMaybe (f k' x)) k m

alter :: Ord k => (Maybe a -> Maybe a) -> k -> Map k a -> Map k a
alter f k m = L.alter (\x -> strictMaybe (f x)) k m

alterF :: (Ord k, Functor f) => (Maybe a -> f (Maybe a)) -> k -> Map k a -> f (Map k a)
alterF f k m = L.alterF (\x -> fmap strictMaybe (f x)) k m

fromSet :: (k -> a) -> Set.Set k -> Map k a
fromSet _ Set.Tip = Tip
fromSet f (Set.Bin n k l r) = let x = f k in x `seq` Bin n k x (fromSet f l) (fromSet f r)

fromList :: Ord k => [(k, a)] -> Map k a
fromList xs = if ascending xs then fromDistinctAscList xs else Foldable.foldl' (\m (k, x) -> insert k x m) Tip xs

fromListWith :: Ord k => (a -> a -> a) -> [(k, a)] -> Map k a
fromListWith f xs = Foldable.foldl' (\m (k, x) -> insertWith f k x m) Tip xs

fromListWithKey :: Ord k => (k -> a -> a -> a) -> [(k, a)] -> Map k a
fromListWithKey f xs = Foldable.foldl' (\m (k, x) -> insertWithKey f k x m) Tip xs

fromAscList, fromDescList :: Eq k => [(k, a)] -> Map k a
fromAscList xs = fromAscListWithKey (\_ x _ -> x) xs
fromDescList xs = fromDescListWithKey (\_ x _ -> x) xs

fromAscListWith, fromDescListWith :: Eq k => (a -> a -> a) -> [(k, a)] -> Map k a
fromAscListWith f xs = fromAscListWithKey (\_ x y -> f x y) xs
fromDescListWith f xs = fromDescListWithKey (\_ x y -> f x y) xs

fromAscListWithKey, fromDescListWithKey :: Eq k => (k -> a -> a -> a) -> [(k, a)] -> Map k a
fromAscListWithKey f xs = fromDistinctAscList (combineEqual f xs)
fromDescListWithKey f xs = fromDistinctDescList (combineEqual f xs)

combineEqual :: Eq k => (k -> a -> a -> a) -> [(k, a)] -> [(k, a)]
combineEqual f ((k, x) : (k', y) : rest) | k == k' = let z = f k y x in z `seq` combineEqual f ((k, z) : rest)
combineEqual f (kx : rest) = kx : combineEqual f rest
combineEqual _ [] = []

fromDistinctAscList, fromDistinctDescList :: [(k, a)] -> Map k a
fromDistinctAscList xs = L.fromDistinctAscList (evaluated xs)
fromDistinctDescList xs = L.fromDistinctDescList (evaluated xs)

-- | The values are evaluated as the list is.
evaluated :: [(k, a)] -> [(k, a)]
evaluated [] = []
evaluated (kx@(_, x) : rest) = x `seq` (kx : evaluated rest)

unionWith :: Ord k => (a -> a -> a) -> Map k a -> Map k a -> Map k a
unionWith f m n = unionWithKey (\_ x y -> f x y) m n

unionWithKey :: Ord k => (k -> a -> a -> a) -> Map k a -> Map k a -> Map k a
unionWithKey _ m Tip = m
unionWithKey _ Tip n = n
unionWithKey f (Bin _ k x l r) n = case splitLookup k n of
  (l', here, r') -> let y = maybe x (f k x) here in y `seq` link k y (unionWithKey f l l') (unionWithKey f r r')

unionsWith :: (Foldable f, Ord k) => (a -> a -> a) -> f (Map k a) -> Map k a
unionsWith f ms = Foldable.foldl' (unionWith f) Tip ms

differenceWith :: Ord k => (a -> b -> Maybe a) -> Map k a -> Map k b -> Map k a
differenceWith f m n = differenceWithKey (\_ x y -> f x y) m n

differenceWithKey :: Ord k => (k -> a -> b -> Maybe a) -> Map k a -> Map k b -> Map k a
differenceWithKey f m n = mapMaybeWithKey (\k x -> maybe (Just x) (f k x) (lookup k n)) m

intersectionWith :: Ord k => (a -> b -> c) -> Map k a -> Map k b -> Map k c
intersectionWith f m n = intersectionWithKey (\_ x y -> f x y) m n

intersectionWithKey :: Ord k => (k -> a -> b -> c) -> Map k a -> Map k b -> Map k c
intersectionWithKey _ Tip _ = Tip
intersectionWithKey _ _ Tip = Tip
intersectionWithKey f (Bin _ k x l r) n = case splitLookup k n of
  (l', Just y, r') -> let z = f k x y in z `seq` link k z (intersectionWithKey f l l') (intersectionWithKey f r r')
  (l', Nothing, r') -> merge (intersectionWithKey f l l') (intersectionWithKey f r r')

mergeWithKey :: Ord k => (k -> a -> b -> Maybe c) -> (Map k a -> Map k c) -> (Map k b -> Map k c) -> Map k a -> Map k b -> Map k c
mergeWithKey f only1 only2 m n = L.mergeWithKey (\k x y -> strictMaybe (f k x y)) only1 only2 m n

map :: (a -> b) -> Map k a -> Map k b
map _ Tip = Tip
map f (Bin n k x l r) = let y = f x in y `seq` Bin n k y (map f l) (map f r)

mapWithKey :: (k -> a -> b) -> Map k a -> Map k b
mapWithKey _ Tip = Tip
mapWithKey f (Bin n k x l r) = let y = f k x in y `seq` Bin n k y (mapWithKey f l) (mapWithKey f r)

traverseWithKey :: Applicative t => (k -> a -> t b) -> Map k a -> t (Map k b)
traverseWithKey _ Tip = pure Tip
traverseWithKey f (Bin n k x l r) =
  (\l' y r' -> y `seq` Bin n k y l' r') <$> traverseWithKey f l <*> f k x <*> traverseWithKey f r

traverseMaybeWithKey :: Applicative t => (k -> a -> t (Maybe b)) -> Map k a -> t (Map k b)
traverseMaybeWithKey f m = L.traverseMaybeWithKey (\k x -> fmap strictMaybe (f k x)) m

mapAccum :: (a -> b -> (a, c)) -> a -> Map k b -> (a, Map k c)
mapAccum f a m = mapAccumWithKey (\s _ x -> f s x) a m

mapAccumWithKey, mapAccumRWithKey :: (a -> k -> b -> (a, c)) -> a -> Map k b -> (a, Map k c)
mapAccumWithKey _ a Tip = (a, Tip)
mapAccumWithKey f a (Bin n k x l r) = y `seq` (a3, Bin n k y l' r')
  where
    (a1, l') = mapAccumWithKey f a l
    (a2, y) = f a1 k x
    (a3, r') = mapAccumWithKey f a2 r
mapAccumRWithKey _ a Tip = (a, Tip)
mapAccumRWithKey f a (Bin n k x l r) = y `seq` (a3, Bin n k y l' r')
  where
    (a1, r') = mapAccumRWithKey f a r
    (a2, y) = f a1 k x
    (a3, l') = mapAccumRWithKey f a2 l

mapKeysWith :: Ord k2 => (a -> a -> a) -> (k1 -> k2) -> Map k1 a -> Map k2 a
mapKeysWith c f m = fromListWith c [(f k, x) | (k, x) <- toAscList m]

mapMaybe :: (a -> Maybe b) -> Map k a -> Map k b
mapMaybe f m = L.mapMaybeWithKey (\_ x -> strictMaybe (f x)) m

mapMaybeWithKey :: (k -> a -> Maybe b) -> Map k a -> Map k b
mapMaybeWithKey f m = L.mapMaybeWithKey (\k x -> strictMaybe (f k x)) m

mapEither :: (a -> Either b c) -> Map k a -> (Map k b, Map k c)
mapEither f m = mapEitherWithKey (\_ x -> f x) m

mapEitherWithKey :: (k -> a -> Either b c) -> Map k a -> (Map k b, Map k c)
mapEitherWithKey f m = L.mapEitherWithKey (\k x -> strictEither (f k x)) m

strictEither :: Either a b -> Either a b
strictEither (Left x) = x `seq` Left x
strictEither (Right y) = y `seq` Right y

updateAt :: (k -> a -> Maybe a) -> Int -> Map k a -> Map k a
updateAt f i m = L.updateAt (\k x -> strictMaybe (f k x)) i m

updateMin, updateMax :: (a -> Maybe a) -> Map k a -> Map k a
updateMin f m = L.updateMin (\x -> strictMaybe (f x)) m
updateMax f m = L.updateMax (\x -> strictMaybe (f x)) m

updateMinWithKey, updateMaxWithKey :: (k -> a -> Maybe a) -> Map k a -> Map k a
updateMinWithKey f m = L.updateMinWithKey (\k x -> strictMaybe (f k x)) m
updateMaxWithKey f m = L.updateMaxWithKey (\k x -> strictMaybe (f k x)) m
