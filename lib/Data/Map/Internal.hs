-- | Maps as weight-balanced trees: neither subtree of a node is more than three times as large as the other.
-- Lazy in the values. Names clash with the Prelude's: users import Data.Map qualified.
module Data.Map.Internal where

import Prelude hiding (drop, filter, foldl, foldr, lookup, map, null, splitAt, take)
import qualified Data.Foldable as Foldable
import qualified Data.Set.Internal as Set

infixl 9 !, !?, \\

data Map k a = Bin !Int !k a !(Map k a) !(Map k a) | Tip

instance (Eq k, Eq a) => Eq (Map k a) where
  m == n = size m == size n && toAscList m == toAscList n
instance (Ord k, Ord a) => Ord (Map k a) where
  compare m n = compare (toAscList m) (toAscList n)
instance (Show k, Show a) => Show (Map k a) where
  showsPrec d m = showParen (d > 10) (showString "fromList " . shows (toAscList m))
instance (Ord k, Read k, Read a) => Read (Map k a) where
  readsPrec d = readParen (d > 10) (\r -> [(fromList xs, t) | ("fromList", s) <- lex r, (xs, t) <- reads s])
instance Ord k => Semigroup (Map k a) where
  (<>) = union
instance Ord k => Monoid (Map k a) where
  mempty = Tip
  mconcat ms = unions ms
instance Functor (Map k) where
  fmap = map
instance Foldable (Map k) where
  foldr = foldr
  foldl = foldl
  foldl' = foldl'
  foldr' = foldr'
  foldMap f m = foldMapWithKey (\_ x -> f x) m
  toList = elems
  length = size
  null = null
  elem x m = elem x (elems m)
  sum m = foldl' (+) 0 m
  product m = foldl' (*) 1 m
instance Traversable (Map k) where
  traverse f m = traverseWithKey (\_ x -> f x) m

-- ------------------------------------------------------------------------------------------ queries

null :: Map k a -> Bool
null Tip = True
null _ = False

size :: Map k a -> Int
size Tip = 0
size (Bin n _ _ _ _) = n

lookup :: Ord k => k -> Map k a -> Maybe a
lookup k Tip = k `seq` Nothing
lookup k (Bin _ kx x l r) = case compare k kx of
  LT -> lookup k l
  GT -> lookup k r
  EQ -> Just x

(!?) :: Ord k => Map k a -> k -> Maybe a
m !? k = lookup k m

(!) :: Ord k => Map k a -> k -> a
m ! k = case lookup k m of
  Just x -> x
  Nothing -> error "Map.!: given key is not an element in the map"

findWithDefault :: Ord k => a -> k -> Map k a -> a
findWithDefault d k m = case lookup k m of
  Just x -> x
  Nothing -> d

member, notMember :: Ord k => k -> Map k a -> Bool
member k Tip = k `seq` False
member k (Bin _ kx _ l r) = case compare k kx of
  LT -> member k l
  GT -> member k r
  EQ -> True
notMember k m = not (member k m)

lookupLT, lookupGT, lookupLE, lookupGE :: Ord k => k -> Map k a -> Maybe (k, a)
lookupLT k m = k `seq` go Nothing m
  where
    go best Tip = best
    go best (Bin _ kx x l r) = if k <= kx then go best l else go (Just (kx, x)) r
lookupGT k m = k `seq` go Nothing m
  where
    go best Tip = best
    go best (Bin _ kx x l r) = if k < kx then go (Just (kx, x)) l else go best r
lookupLE k m = k `seq` go Nothing m
  where
    go best Tip = best
    go best (Bin _ kx x l r) = case compare k kx of
      LT -> go best l
      EQ -> Just (kx, x)
      GT -> go (Just (kx, x)) r
lookupGE k m = k `seq` go Nothing m
  where
    go best Tip = best
    go best (Bin _ kx x l r) = case compare k kx of
      LT -> go (Just (kx, x)) l
      EQ -> Just (kx, x)
      GT -> go best r

-- ------------------------------------------------------------------------------- building, changing

empty :: Map k a
empty = Tip

singleton :: k -> a -> Map k a
singleton k x = Bin 1 k x Tip Tip

insert :: Ord k => k -> a -> Map k a -> Map k a
insert k x Tip = Bin 1 k x Tip Tip
insert k x (Bin n ky y l r) = case compare k ky of
  LT -> balanceL ky y (insert k x l) r
  GT -> balanceR ky y l (insert k x r)
  EQ -> Bin n k x l r

insertWith :: Ord k => (a -> a -> a) -> k -> a -> Map k a -> Map k a
insertWith _ k x Tip = Bin 1 k x Tip Tip
insertWith f k x (Bin n ky y l r) = case compare k ky of
  LT -> balanceL ky y (insertWith f k x l) r
  GT -> balanceR ky y l (insertWith f k x r)
  EQ -> Bin n k (f x y) l r

insertWithKey :: Ord k => (k -> a -> a -> a) -> k -> a -> Map k a -> Map k a
insertWithKey f k x m = insertWith (f k) k x m

insertLookupWithKey :: Ord k => (k -> a -> a -> a) -> k -> a -> Map k a -> (Maybe a, Map k a)
insertLookupWithKey f k x m = let n = insertWithKey f k x m in n `seq` (lookup k m, n)

delete :: Ord k => k -> Map k a -> Map k a
delete k Tip = k `seq` Tip
delete k (Bin _ kx x l r) = case compare k kx of
  LT -> balanceR kx x (delete k l) r
  GT -> balanceL kx x l (delete k r)
  EQ -> glue l r

adjust :: Ord k => (a -> a) -> k -> Map k a -> Map k a
adjust _ k Tip = k `seq` Tip
adjust f k (Bin n kx x l r) = case compare k kx of
  LT -> Bin n kx x (adjust f k l) r
  GT -> Bin n kx x l (adjust f k r)
  EQ -> Bin n kx (f x) l r

adjustWithKey :: Ord k => (k -> a -> a) -> k -> Map k a -> Map k a
adjustWithKey f k m = adjust (f k) k m

update :: Ord k => (a -> Maybe a) -> k -> Map k a -> Map k a
update f k m = updateWithKey (\_ x -> f x) k m

updateWithKey :: Ord k => (k -> a -> Maybe a) -> k -> Map k a -> Map k a
updateWithKey _ k Tip = k `seq` Tip
updateWithKey f k (Bin n kx x l r) = case compare k kx of
  LT -> balanceR kx x (updateWithKey f k l) r
  GT -> balanceL kx x l (updateWithKey f k r)
  EQ -> case f kx x of
    Just y -> Bin n kx y l r
    Nothing -> glue l r

-- | The value is the new one where it was changed, the old one where it was deleted.
updateLookupWithKey :: Ord k => (k -> a -> Maybe a) -> k -> Map k a -> (Maybe a, Map k a)
updateLookupWithKey f k m = case lookup k m of
  Nothing -> (Nothing, m)
  Just x -> case f k x of
    Just y -> (Just y, insert k y m)
    Nothing -> (Just x, delete k m)

alter :: Ord k => (Maybe a -> Maybe a) -> k -> Map k a -> Map k a
alter f k Tip = k `seq` case f Nothing of
  Nothing -> Tip
  Just x -> Bin 1 k x Tip Tip
alter f k (Bin n kx x l r) = case compare k kx of
  LT -> balance kx x (alter f k l) r
  GT -> balance kx x l (alter f k r)
  EQ -> case f (Just x) of
    Just y -> Bin n kx y l r
    Nothing -> glue l r

alterF :: (Ord k, Functor f) => (Maybe a -> f (Maybe a)) -> k -> Map k a -> f (Map k a)
alterF f k m = old `seq` fmap change (f old)
  where
    old = lookup k m
    change (Just x) = insert k x m
    change Nothing = case old of
      Nothing -> m
      Just _ -> delete k m

fromSet :: (k -> a) -> Set.Set k -> Map k a
fromSet _ Set.Tip = Tip
fromSet f (Set.Bin n k l r) = Bin n k (f k) (fromSet f l) (fromSet f r)

fromList :: Ord k => [(k, a)] -> Map k a
fromList xs = if ascending xs then fromDistinctAscList xs else Foldable.foldl' (\m (k, x) -> insert k x m) Tip xs

-- | By key, strictly.
ascending :: Ord k => [(k, a)] -> Bool
ascending ((k, _) : ys@((k', _) : _)) = k < k' && ascending ys
ascending _ = True

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
combineEqual f ((k, x) : (k', y) : rest) | k == k' = combineEqual f ((k, f k y x) : rest)
combineEqual f (kx : rest) = kx : combineEqual f rest
combineEqual _ [] = []

fromDistinctAscList, fromDistinctDescList :: [(k, a)] -> Map k a
fromDistinctAscList xs = fst (build (length xs) xs)
fromDistinctDescList xs = fromDistinctAscList (reverse xs)

-- | A balanced tree of the first n elements, and the rest.
build :: Int -> [(k, a)] -> (Map k a, [(k, a)])
build 0 xs = (Tip, xs)
build n xs = case build half xs of
  (l, (k, x) : ys) -> case build (n - half - 1) ys of
    (r, rest) -> (Bin n k x l r, rest)
  (l, []) -> (l, [])
  where half = n `quot` 2

-- --------------------------------------------------------------------------------------- combining

unions :: (Foldable f, Ord k) => f (Map k a) -> Map k a
unions ms = Foldable.foldl' union Tip ms

unionsWith :: (Foldable f, Ord k) => (a -> a -> a) -> f (Map k a) -> Map k a
unionsWith f ms = Foldable.foldl' (unionWith f) Tip ms

-- | The first map's values win.
union :: Ord k => Map k a -> Map k a -> Map k a
union m Tip = m
union m (Bin 1 k x _ _) = insertWith (\_ old -> old) k x m
union (Bin 1 k x _ _) n = insert k x n
union Tip n = n
union (Bin _ k x l r) n = case split k n of
  (l', r') -> link k x (union l l') (union r r')

unionWith :: Ord k => (a -> a -> a) -> Map k a -> Map k a -> Map k a
unionWith f m n = unionWithKey (\_ x y -> f x y) m n

unionWithKey :: Ord k => (k -> a -> a -> a) -> Map k a -> Map k a -> Map k a
unionWithKey _ m Tip = m
unionWithKey _ Tip n = n
unionWithKey f (Bin _ k x l r) n = case splitLookup k n of
  (l', here, r') -> link k (maybe x (f k x) here) (unionWithKey f l l') (unionWithKey f r r')

difference, (\\) :: Ord k => Map k a -> Map k b -> Map k a
difference Tip _ = Tip
difference m Tip = m
difference m (Bin _ k _ l r) = case split k m of
  (l', r') -> merge (difference l' l) (difference r' r)
m \\ n = difference m n

differenceWith :: Ord k => (a -> b -> Maybe a) -> Map k a -> Map k b -> Map k a
differenceWith f m n = differenceWithKey (\_ x y -> f x y) m n

differenceWithKey :: Ord k => (k -> a -> b -> Maybe a) -> Map k a -> Map k b -> Map k a
differenceWithKey f m n = mapMaybeWithKey (\k x -> maybe (Just x) (f k x) (lookup k n)) m

withoutKeys, restrictKeys :: Ord k => Map k a -> Set.Set k -> Map k a
withoutKeys Tip _ = Tip
withoutKeys m Set.Tip = m
withoutKeys m (Set.Bin _ k l r) = case split k m of
  (l', r') -> merge (withoutKeys l' l) (withoutKeys r' r)
restrictKeys Tip _ = Tip
restrictKeys _ Set.Tip = Tip
restrictKeys (Bin _ k x l r) s = case Set.splitMember k s of
  (l', here, r') ->
    if here then link k x (restrictKeys l l') (restrictKeys r r') else merge (restrictKeys l l') (restrictKeys r r')

intersection :: Ord k => Map k a -> Map k b -> Map k a
intersection m n = intersectionWithKey (\_ x _ -> x) m n

intersectionWith :: Ord k => (a -> b -> c) -> Map k a -> Map k b -> Map k c
intersectionWith f m n = intersectionWithKey (\_ x y -> f x y) m n

intersectionWithKey :: Ord k => (k -> a -> b -> c) -> Map k a -> Map k b -> Map k c
intersectionWithKey _ Tip _ = Tip
intersectionWithKey _ _ Tip = Tip
intersectionWithKey f (Bin _ k x l r) n = case splitLookup k n of
  (l', Just y, r') -> link k (f k x y) (intersectionWithKey f l l') (intersectionWithKey f r r')
  (l', Nothing, r') -> merge (intersectionWithKey f l l') (intersectionWithKey f r r')

disjoint :: Ord k => Map k a -> Map k b -> Bool
disjoint Tip _ = True
disjoint _ Tip = True
disjoint (Bin _ k _ l r) n = case splitLookup k n of
  (l', Nothing, r') -> disjoint l l' && disjoint r r'
  _ -> False

compose :: Ord b => Map b c -> Map a b -> Map a c
compose bc ab = mapMaybe (\b -> lookup b bc) ab

mergeWithKey :: Ord k => (k -> a -> b -> Maybe c) -> (Map k a -> Map k c) -> (Map k b -> Map k c) -> Map k a -> Map k b -> Map k c
mergeWithKey f only1 only2 m n = go m n
  where
    go Tip t2 = only2 t2
    go t1 Tip = only1 t1
    go (Bin _ k x l r) t2 = case splitLookup k t2 of
      (l2, found, r2) -> case found of
        Nothing -> case only1 (singleton k x) of
          Tip -> merge l' r'
          Bin _ _ y _ _ -> link k y l' r'
        Just x2 -> case f k x x2 of
          Nothing -> merge l' r'
          Just y -> link k y l' r'
        where
          l' = go l l2
          r' = go r r2

isSubmapOf, isProperSubmapOf :: (Ord k, Eq a) => Map k a -> Map k a -> Bool
isSubmapOf m n = isSubmapOfBy (==) m n
isProperSubmapOf m n = isProperSubmapOfBy (==) m n

isSubmapOfBy, isProperSubmapOfBy :: Ord k => (a -> b -> Bool) -> Map k a -> Map k b -> Bool
isSubmapOfBy f m n = size m <= size n && submap f m n
isProperSubmapOfBy f m n = size m < size n && submap f m n

submap :: Ord k => (a -> b -> Bool) -> Map k a -> Map k b -> Bool
submap _ Tip _ = True
submap _ _ Tip = False
submap f (Bin _ k x l r) n = case splitLookup k n of
  (l', Just y, r') -> f x y && submap f l l' && submap f r r'
  _ -> False

-- ----------------------------------------------------------------------------- filtering, splitting

filter :: (a -> Bool) -> Map k a -> Map k a
filter p m = filterWithKey (\_ x -> p x) m

filterWithKey :: (k -> a -> Bool) -> Map k a -> Map k a
filterWithKey _ Tip = Tip
filterWithKey p (Bin _ k x l r) = if p k x then link k x l' r' else merge l' r'
  where
    l' = filterWithKey p l
    r' = filterWithKey p r

partition :: (a -> Bool) -> Map k a -> (Map k a, Map k a)
partition p m = partitionWithKey (\_ x -> p x) m

partitionWithKey :: (k -> a -> Bool) -> Map k a -> (Map k a, Map k a)
partitionWithKey _ Tip = (Tip, Tip)
partitionWithKey p (Bin _ k x l r) = case (partitionWithKey p l, partitionWithKey p r) of
  ((l1, l2), (r1, r2)) -> if p k x then (link k x l1 r1, merge l2 r2) else (merge l1 r1, link k x l2 r2)

mapMaybe :: (a -> Maybe b) -> Map k a -> Map k b
mapMaybe f m = mapMaybeWithKey (\_ x -> f x) m

mapMaybeWithKey :: (k -> a -> Maybe b) -> Map k a -> Map k b
mapMaybeWithKey _ Tip = Tip
mapMaybeWithKey f (Bin _ k x l r) = case f k x of
  Just y -> link k y (mapMaybeWithKey f l) (mapMaybeWithKey f r)
  Nothing -> merge (mapMaybeWithKey f l) (mapMaybeWithKey f r)

mapEither :: (a -> Either b c) -> Map k a -> (Map k b, Map k c)
mapEither f m = mapEitherWithKey (\_ x -> f x) m

mapEitherWithKey :: (k -> a -> Either b c) -> Map k a -> (Map k b, Map k c)
mapEitherWithKey _ Tip = (Tip, Tip)
mapEitherWithKey f (Bin _ k x l r) = case (mapEitherWithKey f l, mapEitherWithKey f r) of
  ((l1, l2), (r1, r2)) -> case f k x of
    Left y -> (link k y l1 r1, merge l2 r2)
    Right z -> (merge l1 r1, link k z l2 r2)

split :: Ord k => k -> Map k a -> (Map k a, Map k a)
split k Tip = k `seq` (Tip, Tip)
split k (Bin _ kx x l r) = case compare k kx of
  LT -> case split k l of (lt, gt) -> (lt, link kx x gt r)
  GT -> case split k r of (lt, gt) -> (link kx x l lt, gt)
  EQ -> (l, r)

splitLookup :: Ord k => k -> Map k a -> (Map k a, Maybe a, Map k a)
splitLookup k Tip = k `seq` (Tip, Nothing, Tip)
splitLookup k (Bin _ kx x l r) = case compare k kx of
  LT -> case splitLookup k l of (lt, here, gt) -> (lt, here, link kx x gt r)
  GT -> case splitLookup k r of (lt, here, gt) -> (link kx x l lt, here, gt)
  EQ -> (l, Just x, r)

splitRoot :: Map k a -> [Map k a]
splitRoot Tip = []
splitRoot (Bin _ k x l r) = [l, singleton k x, r]

takeWhileAntitone, dropWhileAntitone :: (k -> Bool) -> Map k a -> Map k a
takeWhileAntitone p m = fst (spanAntitone p m)
dropWhileAntitone p m = snd (spanAntitone p m)

spanAntitone :: (k -> Bool) -> Map k a -> (Map k a, Map k a)
spanAntitone _ Tip = (Tip, Tip)
spanAntitone p (Bin _ k x l r)
  | p k = case spanAntitone p r of (u, v) -> (link k x l u, v)
  | otherwise = case spanAntitone p l of (u, v) -> (u, link k x v r)

-- ----------------------------------------------------------------------------------------- by index

lookupIndex :: Ord k => k -> Map k a -> Maybe Int
lookupIndex k m = k `seq` go 0 m
  where
    go _ Tip = Nothing
    go i (Bin _ kx _ l r) = case compare k kx of
      LT -> go i l
      GT -> go (i + size l + 1) r
      EQ -> Just (i + size l)

findIndex :: Ord k => k -> Map k a -> Int
findIndex k m = case lookupIndex k m of
  Just i -> i
  Nothing -> error "Map.findIndex: element is not in the map"

elemAt :: Int -> Map k a -> (k, a)
elemAt i Tip = i `seq` error "Map.elemAt: index out of range"
elemAt i (Bin _ k x l r) = case compare i (size l) of
  LT -> elemAt i l
  GT -> elemAt (i - size l - 1) r
  EQ -> (k, x)

updateAt :: (k -> a -> Maybe a) -> Int -> Map k a -> Map k a
updateAt _ i Tip = i `seq` error "Map.updateAt: index out of range"
updateAt f i (Bin n k x l r) = case compare i (size l) of
  LT -> balanceR k x (updateAt f i l) r
  GT -> balanceL k x l (updateAt f (i - size l - 1) r)
  EQ -> case f k x of
    Just y -> Bin n k y l r
    Nothing -> glue l r

deleteAt :: Int -> Map k a -> Map k a
deleteAt i Tip = i `seq` error "Map.deleteAt: index out of range"
deleteAt i (Bin _ k x l r) = case compare i (size l) of
  LT -> balanceR k x (deleteAt i l) r
  GT -> balanceL k x l (deleteAt (i - size l - 1) r)
  EQ -> glue l r

take, drop :: Int -> Map k a -> Map k a
take n m = fst (splitAt n m)
drop n m = snd (splitAt n m)

splitAt :: Int -> Map k a -> (Map k a, Map k a)
splitAt n Tip = n `seq` (Tip, Tip)
splitAt n m@(Bin _ k x l r)
  | n <= 0 = (Tip, m)
  | n >= size m = (m, Tip)
  | otherwise = case compare n (size l) of
      LT -> case splitAt n l of (u, v) -> (u, link k x v r)
      GT -> case splitAt (n - size l - 1) r of (u, v) -> (link k x l u, v)
      EQ -> (l, insertMin k x r)

-- ------------------------------------------------------------------------------------------- mapping

map :: (a -> b) -> Map k a -> Map k b
map _ Tip = Tip
map f (Bin n k x l r) = Bin n k (f x) (map f l) (map f r)

mapWithKey :: (k -> a -> b) -> Map k a -> Map k b
mapWithKey _ Tip = Tip
mapWithKey f (Bin n k x l r) = Bin n k (f k x) (mapWithKey f l) (mapWithKey f r)

traverseWithKey :: Applicative t => (k -> a -> t b) -> Map k a -> t (Map k b)
traverseWithKey _ Tip = pure Tip
traverseWithKey f (Bin n k x l r) = (\l' y r' -> Bin n k y l' r') <$> traverseWithKey f l <*> f k x <*> traverseWithKey f r

traverseMaybeWithKey :: Applicative t => (k -> a -> t (Maybe b)) -> Map k a -> t (Map k b)
traverseMaybeWithKey _ Tip = pure Tip
traverseMaybeWithKey f (Bin _ k x l r) = combine <$> traverseMaybeWithKey f l <*> f k x <*> traverseMaybeWithKey f r
  where combine l' my r' = maybe (merge l' r') (\y -> link k y l' r') my

mapAccum :: (a -> b -> (a, c)) -> a -> Map k b -> (a, Map k c)
mapAccum f a m = mapAccumWithKey (\s _ x -> f s x) a m

mapAccumWithKey, mapAccumRWithKey :: (a -> k -> b -> (a, c)) -> a -> Map k b -> (a, Map k c)
mapAccumWithKey _ a Tip = (a, Tip)
mapAccumWithKey f a (Bin n k x l r) = (a3, Bin n k y l' r')
  where
    (a1, l') = mapAccumWithKey f a l
    (a2, y) = f a1 k x
    (a3, r') = mapAccumWithKey f a2 r
mapAccumRWithKey _ a Tip = (a, Tip)
mapAccumRWithKey f a (Bin n k x l r) = (a3, Bin n k y l' r')
  where
    (a1, r') = mapAccumRWithKey f a r
    (a2, y) = f a1 k x
    (a3, l') = mapAccumRWithKey f a2 l

mapKeys :: Ord k2 => (k1 -> k2) -> Map k1 a -> Map k2 a
mapKeys f m = fromList [(f k, x) | (k, x) <- toAscList m]

mapKeysWith :: Ord k2 => (a -> a -> a) -> (k1 -> k2) -> Map k1 a -> Map k2 a
mapKeysWith c f m = fromListWith c [(f k, x) | (k, x) <- toAscList m]

mapKeysMonotonic :: (k1 -> k2) -> Map k1 a -> Map k2 a
mapKeysMonotonic _ Tip = Tip
mapKeysMonotonic f (Bin n k x l r) = Bin n (f k) x (mapKeysMonotonic f l) (mapKeysMonotonic f r)

-- ------------------------------------------------------------------------------------------- folding

foldr, foldr' :: (a -> b -> b) -> b -> Map k a -> b
foldr _ z Tip = z
foldr f z (Bin _ _ x l r) = foldr f (f x (foldr f z r)) l
foldr' f z m = foldrWithKey' (\_ x b -> f x b) z m

foldl, foldl' :: (b -> a -> b) -> b -> Map k a -> b
foldl _ z Tip = z
foldl f z (Bin _ _ x l r) = foldl f (f (foldl f z l) x) r
foldl' f z m = foldlWithKey' (\b _ x -> f b x) z m

foldrWithKey, foldrWithKey' :: (k -> a -> b -> b) -> b -> Map k a -> b
foldrWithKey _ z Tip = z
foldrWithKey f z (Bin _ k x l r) = foldrWithKey f (f k x (foldrWithKey f z r)) l
foldrWithKey' _ z Tip = z
foldrWithKey' f z (Bin _ k x l r) =
  let z1 = foldrWithKey' f z r in z1 `seq` (let z2 = f k x z1 in z2 `seq` foldrWithKey' f z2 l)

foldlWithKey, foldlWithKey' :: (b -> k -> a -> b) -> b -> Map k a -> b
foldlWithKey _ z Tip = z
foldlWithKey f z (Bin _ k x l r) = foldlWithKey f (f (foldlWithKey f z l) k x) r
foldlWithKey' _ z Tip = z
foldlWithKey' f z (Bin _ k x l r) =
  let z1 = foldlWithKey' f z l in z1 `seq` (let z2 = f z1 k x in z2 `seq` foldlWithKey' f z2 r)

foldMapWithKey :: Monoid m => (k -> a -> m) -> Map k a -> m
foldMapWithKey _ Tip = mempty
foldMapWithKey f (Bin 1 k x _ _) = f k x
foldMapWithKey f (Bin _ k x l r) = foldMapWithKey f l <> (f k x <> foldMapWithKey f r)

elems :: Map k a -> [a]
elems m = foldr (:) [] m

keys :: Map k a -> [k]
keys m = foldrWithKey (\k _ ks -> k : ks) [] m

assocs, toList, toAscList, toDescList :: Map k a -> [(k, a)]
assocs m = toAscList m
toList m = toAscList m
toAscList m = foldrWithKey (\k x kxs -> (k, x) : kxs) [] m
toDescList m = foldlWithKey (\kxs k x -> (k, x) : kxs) [] m

keysSet :: Map k a -> Set.Set k
keysSet Tip = Set.Tip
keysSet (Bin n k _ l r) = Set.Bin n k (keysSet l) (keysSet r)

-- ------------------------------------------------------------------------------------ least, greatest

lookupMin, lookupMax :: Map k a -> Maybe (k, a)
lookupMin Tip = Nothing
lookupMin (Bin _ k x Tip _) = Just (k, x)
lookupMin (Bin _ _ _ l _) = lookupMin l
lookupMax Tip = Nothing
lookupMax (Bin _ k x _ Tip) = Just (k, x)
lookupMax (Bin _ _ _ _ r) = lookupMax r

findMin, findMax :: Map k a -> (k, a)
findMin m = case lookupMin m of
  Just r -> r
  Nothing -> error "Map.findMin: empty map has no minimal element"
findMax m = case lookupMax m of
  Just r -> r
  Nothing -> error "Map.findMax: empty map has no maximal element"

deleteMin, deleteMax :: Map k a -> Map k a
deleteMin Tip = Tip
deleteMin (Bin _ _ _ Tip r) = r
deleteMin (Bin _ k x l r) = balanceR k x (deleteMin l) r
deleteMax Tip = Tip
deleteMax (Bin _ _ _ l Tip) = l
deleteMax (Bin _ k x l r) = balanceL k x l (deleteMax r)

minViewWithKey, maxViewWithKey :: Map k a -> Maybe ((k, a), Map k a)
minViewWithKey Tip = Nothing
minViewWithKey m = Just (findMin m, deleteMin m)
maxViewWithKey Tip = Nothing
maxViewWithKey m = Just (findMax m, deleteMax m)

minView, maxView :: Map k a -> Maybe (a, Map k a)
minView m = fmap (\((_, x), rest) -> (x, rest)) (minViewWithKey m)
maxView m = fmap (\((_, x), rest) -> (x, rest)) (maxViewWithKey m)

deleteFindMin, deleteFindMax :: Map k a -> ((k, a), Map k a)
deleteFindMin m = case minViewWithKey m of
  Just r -> r
  Nothing -> (error "Map.deleteFindMin: can not return the minimal element of an empty map", Tip)
deleteFindMax m = case maxViewWithKey m of
  Just r -> r
  Nothing -> (error "Map.deleteFindMax: can not return the maximal element of an empty map", Tip)

updateMin, updateMax :: (a -> Maybe a) -> Map k a -> Map k a
updateMin f m = updateMinWithKey (\_ x -> f x) m
updateMax f m = updateMaxWithKey (\_ x -> f x) m

updateMinWithKey, updateMaxWithKey :: (k -> a -> Maybe a) -> Map k a -> Map k a
updateMinWithKey _ Tip = Tip
updateMinWithKey f (Bin n k x Tip r) = case f k x of
  Nothing -> r
  Just y -> Bin n k y Tip r
updateMinWithKey f (Bin _ k x l r) = balanceR k x (updateMinWithKey f l) r
updateMaxWithKey _ Tip = Tip
updateMaxWithKey f (Bin n k x l Tip) = case f k x of
  Nothing -> l
  Just y -> Bin n k y l Tip
updateMaxWithKey f (Bin _ k x l r) = balanceL k x l (updateMaxWithKey f r)

-- ------------------------------------------------------------------------------------------ balance

bin :: k -> a -> Map k a -> Map k a -> Map k a
bin k x l r = Bin (size l + size r + 1) k x l r

-- | Either subtree may be too large by one element, or too small.
balance :: k -> a -> Map k a -> Map k a -> Map k a
balance k x l r
  | nl + nr <= 1 = Bin (nl + nr + 1) k x l r
  | nr > 3 * nl = rotateL k x l r
  | nl > 3 * nr = rotateR k x l r
  | otherwise = Bin (nl + nr + 1) k x l r
  where
    nl = size l
    nr = size r

-- | The left subtree may be too large by one element, or the right one too small.
balanceL :: k -> a -> Map k a -> Map k a -> Map k a
balanceL k x l@(Bin nl _ _ _ _) r@(Bin nr _ _ _ _)
  | nl <= 3 * nr = Bin (nl + nr + 1) k x l r
  | otherwise = rotateR k x l r
balanceL k x l@(Bin nl _ _ _ _) Tip
  | nl <= 1 = Bin (nl + 1) k x l Tip
  | otherwise = rotateR k x l Tip
balanceL k x Tip r = Bin (size r + 1) k x Tip r

balanceR :: k -> a -> Map k a -> Map k a -> Map k a
balanceR k x l@(Bin nl _ _ _ _) r@(Bin nr _ _ _ _)
  | nr <= 3 * nl = Bin (nl + nr + 1) k x l r
  | otherwise = rotateL k x l r
balanceR k x Tip r@(Bin nr _ _ _ _)
  | nr <= 1 = Bin (nr + 1) k x Tip r
  | otherwise = rotateL k x Tip r
balanceR k x l Tip = Bin (size l + 1) k x l Tip

rotateL :: k -> a -> Map k a -> Map k a -> Map k a
rotateL k x l (Bin _ ky y ly ry) | size ly < 2 * size ry = bin ky y (bin k x l ly) ry
rotateL k x l (Bin _ ky y (Bin _ kz z lz rz) ry) = bin kz z (bin k x l lz) (bin ky y rz ry)
rotateL k x l r = bin k x l r

rotateR :: k -> a -> Map k a -> Map k a -> Map k a
rotateR k x (Bin _ ky y ly ry) r | size ry < 2 * size ly = bin ky y ly (bin k x ry r)
rotateR k x (Bin _ ky y ly (Bin _ kz z lz rz)) r = bin kz z (bin ky y ly lz) (bin k x rz r)
rotateR k x l r = bin k x l r

-- | Joins two trees of any sizes with an element between them.
link :: k -> a -> Map k a -> Map k a -> Map k a
link k x Tip r = insertMin k x r
link k x l Tip = insertMax k x l
link k x l@(Bin nl ky y ly ry) r@(Bin nr kz z lz rz)
  | 3 * nl < nr = balanceL kz z (link k x l lz) rz
  | 3 * nr < nl = balanceR ky y ly (link k x ry r)
  | otherwise = bin k x l r

insertMin, insertMax :: k -> a -> Map k a -> Map k a
insertMin k x Tip = singleton k x
insertMin k x (Bin _ ky y l r) = balanceL ky y (insertMin k x l) r
insertMax k x Tip = singleton k x
insertMax k x (Bin _ ky y l r) = balanceR ky y l (insertMax k x r)

-- | Joins two trees of any sizes.
merge :: Map k a -> Map k a -> Map k a
merge Tip r = r
merge l Tip = l
merge l@(Bin nl kx x lx rx) r@(Bin nr ky y ly ry)
  | 3 * nl < nr = balanceL ky y (merge l ly) ry
  | 3 * nr < nl = balanceR kx x lx (merge rx r)
  | otherwise = glue l r

-- | Joins two trees that are balanced with respect to each other.
glue :: Map k a -> Map k a -> Map k a
glue Tip r = r
glue l Tip = l
glue l r
  | size l > size r = case findMax l of (k, x) -> balanceR k x (deleteMax l) r
  | otherwise = case findMin r of (k, x) -> balanceL k x l (deleteMin r)

-- | Do the invariants hold?
valid :: Ord k => Map k a -> Bool
valid m = ascending (toAscList m) && balanced m
  where
    balanced Tip = True
    balanced (Bin n _ _ l r) =
      n == size l + size r + 1 && (size l + size r <= 1 || (size l <= 3 * size r && size r <= 3 * size l)) && balanced l && balanced r
