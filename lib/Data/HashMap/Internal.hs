-- | Hash maps as balanced trees in the order in which unordered-containers 0.2.17 lists its elements: by the hash of
-- the key, five bits at a time, the last ones first. Keys with the same hash stand side by side.
module Data.HashMap.Internal where

import Prelude hiding (filter, foldl, foldr, lookup, map, null)
import Control.DeepSeq (NFData(..))
import Data.Bits ((.&.), (.|.), shiftL, shiftR)
import qualified Data.Foldable as Foldable
import Data.Hashable (Hashable(..))
import qualified Data.List as List
import Data.Maybe (fromMaybe, isJust)
import Data.Word (Word64)

infixl 9 !, !?

-- Size, key, value, what comes before and behind, the place of the key in the order.
data HashMap k v = Bin !Int !k v !(HashMap k v) !(HashMap k v) !Word64 | Tip

orderOf :: Hashable k => k -> Word64
orderOf k = go 0 (59 :: Int) (fromIntegral (hash k))
  where
    go :: Word64 -> Int -> Word64 -> Word64
    go done place h
      | place < 0 = done .|. (h .&. 15)
      | otherwise = go (done .|. ((h .&. 31) `shiftL` place)) (place - 5) (h `shiftR` 5)

instance (Eq k, Eq v) => Eq (HashMap k v) where
  m == n = size m == size n && foldNodes (\o k v rest -> find o k n == Just v && rest) True m
instance (Ord k, Ord v) => Ord (HashMap k v) where
  compare m n = compare (List.sort (toList m)) (List.sort (toList n))
instance (Show k, Show v) => Show (HashMap k v) where
  showsPrec d m = showParen (d > 10) (showString "fromList " . shows (toList m))
instance (Eq k, Hashable k, Read k, Read v) => Read (HashMap k v) where
  readsPrec d = readParen (d > 10) (\r -> [(fromList xs, t) | ("fromList", s) <- lex r, (xs, t) <- reads s])
instance (Eq k, Hashable k) => Semigroup (HashMap k v) where
  (<>) = union
instance (Eq k, Hashable k) => Monoid (HashMap k v) where
  mempty = Tip
instance Functor (HashMap k) where
  fmap = map
instance Foldable (HashMap k) where
  foldr = foldr
  foldl = foldl
  foldMap f m = foldMapWithKey (\_ v -> f v) m
  toList = elems
  length = size
  null = null
instance Traversable (HashMap k) where
  traverse f m = traverseWithKey (\_ v -> f v) m
instance (NFData k, NFData v) => NFData (HashMap k v) where
  rnf m = rnf (toList m)
instance (Hashable k, Hashable v) => Hashable (HashMap k v) where
  hashWithSalt s m = s `hashWithSalt` List.sort [h | (k, v) <- toList m, let h = hash k `hashWithSalt` v] `hashWithSalt` size m
  hash m = hashWithSalt 0 m

-- ---------------------------------------------------------------------------------------------- trees

null :: HashMap k v -> Bool
null Tip = True
null _ = False

size :: HashMap k v -> Int
size Tip = 0
size (Bin n _ _ _ _ _) = n

bin :: Word64 -> k -> v -> HashMap k v -> HashMap k v -> HashMap k v
bin o k v l r = Bin (size l + size r + 1) k v l r o

balance :: Word64 -> k -> v -> HashMap k v -> HashMap k v -> HashMap k v
balance o k v l r
  | size l + size r <= 1 = bin o k v l r
  | size r > 3 * size l = rotateL o k v l r
  | size l > 3 * size r = rotateR o k v l r
  | otherwise = bin o k v l r

rotateL, rotateR :: Word64 -> k -> v -> HashMap k v -> HashMap k v -> HashMap k v
rotateL o k v l (Bin _ rk rv rl rr ro)
  | size rl < 2 * size rr = bin ro rk rv (bin o k v l rl) rr
  | Bin _ mk mv ml mr mo <- rl = bin mo mk mv (bin o k v l ml) (bin ro rk rv mr rr)
rotateL o k v l r = bin o k v l r
rotateR o k v (Bin _ lk lv ll lr lo) r
  | size lr < 2 * size ll = bin lo lk lv ll (bin o k v lr r)
  | Bin _ mk mv ml mr mo <- lr = bin mo mk mv (bin lo lk lv ll ml) (bin o k v mr r)
rotateR o k v l r = bin o k v l r

-- | A node between two trees, however large they are.
link :: Word64 -> k -> v -> HashMap k v -> HashMap k v -> HashMap k v
link o k v Tip r = insertMin o k v r
link o k v l Tip = insertMax o k v l
link o k v l@(Bin ls lk lv ll lr lo) r@(Bin rs rk rv rl rr ro)
  | 3 * ls < rs = balance ro rk rv (link o k v l rl) rr
  | 3 * rs < ls = balance lo lk lv ll (link o k v lr r)
  | otherwise = bin o k v l r

insertMin, insertMax :: Word64 -> k -> v -> HashMap k v -> HashMap k v
insertMin o k v Tip = bin o k v Tip Tip
insertMin o k v (Bin _ k' v' l r o') = balance o' k' v' (insertMin o k v l) r
insertMax o k v Tip = bin o k v Tip Tip
insertMax o k v (Bin _ k' v' l r o') = balance o' k' v' l (insertMax o k v r)

-- | Two trees, all of the first before all of the second.
link2 :: HashMap k v -> HashMap k v -> HashMap k v
link2 Tip r = r
link2 l Tip = l
link2 l@(Bin ls lk lv ll lr lo) r@(Bin rs rk rv rl rr ro)
  | 3 * ls < rs = balance ro rk rv (link2 l rl) rr
  | 3 * rs < ls = balance lo lk lv ll (link2 lr r)
  | otherwise = glue l r

glue :: HashMap k v -> HashMap k v -> HashMap k v
glue Tip r = r
glue l Tip = l
glue l r = case leftmost r of
  (o, k, v, r') -> balance o k v l r'

leftmost :: HashMap k v -> (Word64, k, v, HashMap k v)
leftmost (Bin _ k v Tip r o) = (o, k, v, r)
leftmost (Bin _ k v l r o) = case leftmost l of
  (o', k', v', l') -> (o', k', v', balance o k v l' r)
leftmost Tip = error "Data.HashMap: empty map"

find :: Eq k => Word64 -> k -> HashMap k v -> Maybe v
find _ _ Tip = Nothing
find o k (Bin _ k' v l r o') = case compare o o' of
  LT -> find o k l
  GT -> find o k r
  EQ | k == k' -> Just v
     | otherwise -> case find o k l of
         Nothing -> find o k r
         found -> found

-- | What becomes of a key; a new one stands behind others with its hash.
change :: Eq k => (Maybe v -> Maybe v) -> Word64 -> k -> HashMap k v -> HashMap k v
change f o k m
  | isJust (find o k m) = replace m
  | otherwise = case f Nothing of
      Nothing -> m
      Just v -> add v m
  where
    replace Tip = Tip
    replace t@(Bin _ k' v l r o') = case compare o o' of
      LT -> balance o' k' v (replace l) r
      GT -> balance o' k' v l (replace r)
      EQ | k == k' -> case f (Just v) of
             Just new -> bin o' k' new l r
             Nothing -> glue l r
         | isJust (find o k l) -> balance o' k' v (replace l) r
         | otherwise -> balance o' k' v l (replace r)
    add v Tip = bin o k v Tip Tip
    add v (Bin _ k' v' l r o')
      | o < o' = balance o' k' v' (add v l) r
      | otherwise = balance o' k' v' l (add v r)

foldNodes :: (Word64 -> k -> v -> r -> r) -> r -> HashMap k v -> r
foldNodes _ z Tip = z
foldNodes f z (Bin _ k v l r o) = foldNodes f (f o k v (foldNodes f z r)) l

-- ------------------------------------------------------------------------------------------ the interface

empty :: HashMap k v
empty = Tip

singleton :: Hashable k => k -> v -> HashMap k v
singleton k v = bin (orderOf k) k v Tip Tip

lookup :: (Eq k, Hashable k) => k -> HashMap k v -> Maybe v
lookup k m = find (orderOf k) k m

(!?) :: (Eq k, Hashable k) => HashMap k v -> k -> Maybe v
m !? k = lookup k m

(!) :: (Eq k, Hashable k) => HashMap k v -> k -> v
m ! k = case lookup k m of
  Just v -> v
  Nothing -> error "Data.HashMap.Internal.(!): key not found"

member :: (Eq k, Hashable k) => k -> HashMap k v -> Bool
member k m = isJust (lookup k m)

findWithDefault, lookupDefault :: (Eq k, Hashable k) => v -> k -> HashMap k v -> v
findWithDefault d k m = fromMaybe d (lookup k m)
lookupDefault d k m = findWithDefault d k m

insert :: (Eq k, Hashable k) => k -> v -> HashMap k v -> HashMap k v
insert k v m = change (\_ -> Just v) (orderOf k) k m

insertWith :: (Eq k, Hashable k) => (v -> v -> v) -> k -> v -> HashMap k v -> HashMap k v
insertWith f k v m = change (\old -> Just (maybe v (f v) old)) (orderOf k) k m

delete :: (Eq k, Hashable k) => k -> HashMap k v -> HashMap k v
delete k m = change (\_ -> Nothing) (orderOf k) k m

adjust :: (Eq k, Hashable k) => (v -> v) -> k -> HashMap k v -> HashMap k v
adjust f k m = change (fmap f) (orderOf k) k m

update :: (Eq k, Hashable k) => (v -> Maybe v) -> k -> HashMap k v -> HashMap k v
update f k m = change (>>= f) (orderOf k) k m

alter :: (Eq k, Hashable k) => (Maybe v -> Maybe v) -> k -> HashMap k v -> HashMap k v
alter f k m = change f (orderOf k) k m

alterF :: (Functor f, Eq k, Hashable k) => (Maybe v -> f (Maybe v)) -> k -> HashMap k v -> f (HashMap k v)
alterF f k m = fmap (\new -> change (\_ -> new) (orderOf k) k m) (f (lookup k m))

isSubmapOf :: (Eq k, Hashable k, Eq v) => HashMap k v -> HashMap k v -> Bool
isSubmapOf m n = isSubmapOfBy (==) m n

isSubmapOfBy :: (Eq k, Hashable k) => (v1 -> v2 -> Bool) -> HashMap k v1 -> HashMap k v2 -> Bool
isSubmapOfBy f m n = foldNodes (\o k v rest -> maybe False (f v) (find o k n) && rest) True m

union :: (Eq k, Hashable k) => HashMap k v -> HashMap k v -> HashMap k v
union m n = unionWith const m n

unionWith :: (Eq k, Hashable k) => (v -> v -> v) -> HashMap k v -> HashMap k v -> HashMap k v
unionWith f m n = unionWithKey (\_ a b -> f a b) m n

unionWithKey :: (Eq k, Hashable k) => (k -> v -> v -> v) -> HashMap k v -> HashMap k v -> HashMap k v
unionWithKey f m n = Foldable.foldl' (\acc (o, k, v) -> change (\old -> Just (maybe v (\a -> f k a v) old)) o k acc) m (nodes n)

nodes :: HashMap k v -> [(Word64, k, v)]
nodes m = foldNodes (\o k v rest -> (o, k, v) : rest) [] m

unions :: (Eq k, Hashable k) => [HashMap k v] -> HashMap k v
unions ms = Foldable.foldl' union empty ms

compose :: (Eq b, Hashable b) => HashMap b c -> HashMap a b -> HashMap a c
compose bc ab = mapMaybe (\b -> lookup b bc) ab

map :: (v1 -> v2) -> HashMap k v1 -> HashMap k v2
map f m = mapWithKey (\_ v -> f v) m

mapWithKey :: (k -> v1 -> v2) -> HashMap k v1 -> HashMap k v2
mapWithKey _ Tip = Tip
mapWithKey f (Bin n k v l r o) = Bin n k (f k v) (mapWithKey f l) (mapWithKey f r) o

traverseWithKey :: Applicative f => (k -> v1 -> f v2) -> HashMap k v1 -> f (HashMap k v2)
traverseWithKey _ Tip = pure Tip
traverseWithKey f (Bin n k v l r o) =
  (\l' v' r' -> Bin n k v' l' r' o) <$> traverseWithKey f l <*> f k v <*> traverseWithKey f r

mapKeys :: (Eq k2, Hashable k2) => (k1 -> k2) -> HashMap k1 v -> HashMap k2 v
mapKeys f m = fromList [(f k, v) | (k, v) <- toList m]

difference :: (Eq k, Hashable k) => HashMap k v -> HashMap k w -> HashMap k v
difference m n = filterNodes (\o k _ -> not (isJust (find o k n))) m

differenceWith :: (Eq k, Hashable k) => (v -> w -> Maybe v) -> HashMap k v -> HashMap k w -> HashMap k v
differenceWith f m n = mapMaybeNodes (\o k v -> maybe (Just v) (f v) (find o k n)) m

intersection :: (Eq k, Hashable k) => HashMap k v -> HashMap k w -> HashMap k v
intersection m n = filterNodes (\o k _ -> isJust (find o k n)) m

intersectionWith :: (Eq k, Hashable k) => (v1 -> v2 -> v3) -> HashMap k v1 -> HashMap k v2 -> HashMap k v3
intersectionWith f m n = intersectionWithKey (\_ a b -> f a b) m n

intersectionWithKey :: (Eq k, Hashable k) => (k -> v1 -> v2 -> v3) -> HashMap k v1 -> HashMap k v2 -> HashMap k v3
intersectionWithKey f m n = mapMaybeNodes (\o k v -> fmap (f k v) (find o k n)) m

filterNodes :: (Word64 -> k -> v -> Bool) -> HashMap k v -> HashMap k v
filterNodes p m = mapMaybeNodes (\o k v -> if p o k v then Just v else Nothing) m

mapMaybeNodes :: (Word64 -> k -> v -> Maybe w) -> HashMap k v -> HashMap k w
mapMaybeNodes _ Tip = Tip
mapMaybeNodes f (Bin _ k v l r o) = case f o k v of
  Just w -> link o k w (mapMaybeNodes f l) (mapMaybeNodes f r)
  Nothing -> link2 (mapMaybeNodes f l) (mapMaybeNodes f r)

filter :: (v -> Bool) -> HashMap k v -> HashMap k v
filter p m = filterNodes (\_ _ v -> p v) m

filterWithKey :: (k -> v -> Bool) -> HashMap k v -> HashMap k v
filterWithKey p m = filterNodes (\_ k v -> p k v) m

mapMaybe :: (v1 -> Maybe v2) -> HashMap k v1 -> HashMap k v2
mapMaybe f m = mapMaybeNodes (\_ _ v -> f v) m

mapMaybeWithKey :: (k -> v1 -> Maybe v2) -> HashMap k v1 -> HashMap k v2
mapMaybeWithKey f m = mapMaybeNodes (\_ k v -> f k v) m

foldMapWithKey :: Monoid m => (k -> v -> m) -> HashMap k v -> m
foldMapWithKey f m = foldrWithKey (\k v rest -> f k v <> rest) mempty m

foldr, foldr' :: (v -> a -> a) -> a -> HashMap k v -> a
foldr f z m = foldrWithKey (\_ v rest -> f v rest) z m
foldr' f z m = foldrWithKey' (\_ v rest -> f v rest) z m

foldl, foldl' :: (a -> v -> a) -> a -> HashMap k v -> a
foldl f z m = foldlWithKey (\a _ v -> f a v) z m
foldl' f z m = foldlWithKey' (\a _ v -> f a v) z m

foldrWithKey, foldrWithKey' :: (k -> v -> a -> a) -> a -> HashMap k v -> a
foldrWithKey f z m = foldNodes (\_ k v rest -> f k v rest) z m
foldrWithKey' f z m = Foldable.foldl' (\a (k, v) -> f k v a) z (reverse (toList m))

foldlWithKey, foldlWithKey' :: (a -> k -> v -> a) -> a -> HashMap k v -> a
foldlWithKey f z m = List.foldl (\a (k, v) -> f a k v) z (toList m)
foldlWithKey' f z m = Foldable.foldl' (\a (k, v) -> f a k v) z (toList m)

keys :: HashMap k v -> [k]
keys m = foldrWithKey (\k _ rest -> k : rest) [] m

elems :: HashMap k v -> [v]
elems m = foldrWithKey (\_ v rest -> v : rest) [] m

toList :: HashMap k v -> [(k, v)]
toList m = foldrWithKey (\k v rest -> (k, v) : rest) [] m

fromList :: (Eq k, Hashable k) => [(k, v)] -> HashMap k v
fromList kvs = Foldable.foldl' (\m (k, v) -> insert k v m) empty kvs

fromListWith :: (Eq k, Hashable k) => (v -> v -> v) -> [(k, v)] -> HashMap k v
fromListWith f kvs = Foldable.foldl' (\m (k, v) -> insertWith f k v m) empty kvs

fromListWithKey :: (Eq k, Hashable k) => (k -> v -> v -> v) -> [(k, v)] -> HashMap k v
fromListWithKey f kvs = Foldable.foldl' (\m (k, v) -> insertWith (f k) k v m) empty kvs
