-- | Sets as weight-balanced trees: neither subtree of a node is more than three times as large as the other.
-- Names clash with the Prelude's: users import Data.Set qualified.
module Data.Set.Internal where

import Prelude hiding (drop, filter, foldl, foldr, map, null, splitAt, take)
import qualified Data.Foldable as Foldable

infixl 9 \\

data Set a = Bin !Int !a !(Set a) !(Set a) | Tip

instance Eq a => Eq (Set a) where
  s == t = size s == size t && toAscList s == toAscList t
instance Ord a => Ord (Set a) where
  compare s t = compare (toAscList s) (toAscList t)
instance Show a => Show (Set a) where
  showsPrec d s = showParen (d > 10) (showString "fromList " . shows (toAscList s))
instance (Read a, Ord a) => Read (Set a) where
  readsPrec d = readParen (d > 10) (\r -> [(fromList xs, t) | ("fromList", s) <- lex r, (xs, t) <- reads s])
instance Ord a => Semigroup (Set a) where
  (<>) = union
instance Ord a => Monoid (Set a) where
  mempty = Tip
  mconcat ss = unions ss
instance Foldable Set where
  foldr = foldr
  foldl = foldl
  foldl' = foldl'
  foldr' = foldr'
  foldMap f s = go s
    where
      go Tip = mempty
      go (Bin 1 x _ _) = f x
      go (Bin _ x l r) = go l <> (f x <> go r)
  toList = toAscList
  length = size
  null = null
  elem x s = elem x (toAscList s)
  minimum = findMin
  maximum = findMax
  sum s = foldl' (+) 0 s
  product s = foldl' (*) 1 s

-- ------------------------------------------------------------------------------------------ queries

null :: Set a -> Bool
null Tip = True
null _ = False

size :: Set a -> Int
size Tip = 0
size (Bin n _ _ _) = n

member :: Ord a => a -> Set a -> Bool
member x Tip = x `seq` False
member x (Bin _ y l r) = case compare x y of
  LT -> member x l
  GT -> member x r
  EQ -> True

notMember :: Ord a => a -> Set a -> Bool
notMember x s = not (member x s)

lookupLT, lookupGT, lookupLE, lookupGE :: Ord a => a -> Set a -> Maybe a
lookupLT x s = x `seq` go Nothing s
  where
    go best Tip = best
    go best (Bin _ y l r) = if x <= y then go best l else go (Just y) r
lookupGT x s = x `seq` go Nothing s
  where
    go best Tip = best
    go best (Bin _ y l r) = if x < y then go (Just y) l else go best r
lookupLE x s = x `seq` go Nothing s
  where
    go best Tip = best
    go best (Bin _ y l r) = case compare x y of
      LT -> go best l
      EQ -> Just y
      GT -> go (Just y) r
lookupGE x s = x `seq` go Nothing s
  where
    go best Tip = best
    go best (Bin _ y l r) = case compare x y of
      LT -> go (Just y) l
      EQ -> Just y
      GT -> go best r

-- ------------------------------------------------------------------------------- building, changing

empty :: Set a
empty = Tip

singleton :: a -> Set a
singleton x = Bin 1 x Tip Tip

insert :: Ord a => a -> Set a -> Set a
insert x Tip = Bin 1 x Tip Tip
insert x (Bin n y l r) = case compare x y of
  LT -> balanceL y (insert x l) r
  GT -> balanceR y l (insert x r)
  EQ -> Bin n x l r

delete :: Ord a => a -> Set a -> Set a
delete x Tip = x `seq` Tip
delete x (Bin _ y l r) = case compare x y of
  LT -> balanceR y (delete x l) r
  GT -> balanceL y l (delete x r)
  EQ -> glue l r

alterF :: (Ord a, Functor f) => (Bool -> f Bool) -> a -> Set a -> f (Set a)
alterF f x s = fmap change (f here)
  where
    here = member x s
    change keep
      | keep = if here then s else insert x s
      | otherwise = if here then delete x s else s

fromList :: Ord a => [a] -> Set a
fromList xs = if ascending xs then fromDistinctAscList xs else Foldable.foldl' (flip insert) Tip xs

-- | Strictly.
ascending :: Ord a => [a] -> Bool
ascending (x : ys@(y : _)) = x < y && ascending ys
ascending _ = True

fromAscList, fromDescList :: Eq a => [a] -> Set a
fromAscList xs = fromDistinctAscList (lastOfEqual xs)
fromDescList xs = fromDistinctDescList (lastOfEqual xs)

lastOfEqual :: Eq a => [a] -> [a]
lastOfEqual (x : ys@(y : _)) = if x == y then lastOfEqual ys else x : lastOfEqual ys
lastOfEqual xs = xs

fromDistinctAscList, fromDistinctDescList :: [a] -> Set a
fromDistinctAscList xs = fst (build (length xs) xs)
fromDistinctDescList xs = fromDistinctAscList (reverse xs)

-- | A balanced tree of the first n elements, and the rest.
build :: Int -> [a] -> (Set a, [a])
build 0 xs = (Tip, xs)
build n xs = case build half xs of
  (l, y : ys) -> case build (n - half - 1) ys of
    (r, rest) -> (Bin n y l r, rest)
  (l, []) -> (l, [])
  where half = n `quot` 2

-- --------------------------------------------------------------------------------------- combining

unions :: (Foldable f, Ord a) => f (Set a) -> Set a
unions ss = Foldable.foldl' union Tip ss

-- | Elements of the first set win.
union :: Ord a => Set a -> Set a -> Set a
union s Tip = s
union s (Bin 1 x _ _) = if member x s then s else insert x s
union (Bin 1 x _ _) t = insert x t
union Tip t = t
union (Bin _ x l r) t = case split x t of
  (l', r') -> link x (union l l') (union r r')

difference, (\\), intersection :: Ord a => Set a -> Set a -> Set a
difference Tip _ = Tip
difference s Tip = s
difference s (Bin _ x l r) = case split x s of
  (l', r') -> merge (difference l' l) (difference r' r)
s \\ t = difference s t
intersection Tip _ = Tip
intersection _ Tip = Tip
intersection (Bin _ x l r) t = case splitMember x t of
  (l', here, r') ->
    if here then link x (intersection l l') (intersection r r') else merge (intersection l l') (intersection r r')

disjoint, isSubsetOf, isProperSubsetOf :: Ord a => Set a -> Set a -> Bool
disjoint Tip _ = True
disjoint _ Tip = True
disjoint (Bin _ x l r) t = case splitMember x t of
  (l', here, r') -> not here && disjoint l l' && disjoint r r'
isSubsetOf s t = size s <= size t && subset s t
isProperSubsetOf s t = size s < size t && subset s t

subset :: Ord a => Set a -> Set a -> Bool
subset Tip _ = True
subset _ Tip = False
subset (Bin _ x l r) t = case splitMember x t of
  (l', here, r') -> here && subset l l' && subset r r'

cartesianProduct :: Set a -> Set b -> Set (a, b)
cartesianProduct s t = fromDistinctAscList [(x, y) | x <- toAscList s, y <- toAscList t]

disjointUnion :: Set a -> Set b -> Set (Either a b)
disjointUnion s t = merge (mapMonotonic Left s) (mapMonotonic Right t)

powerSet :: Set a -> Set (Set a)
powerSet s = insertMin Tip (foldr' step Tip s)
  where step x subsets = glue (insertMin (singleton x) (mapMonotonic (insertMin x) subsets)) subsets

-- ----------------------------------------------------------------------------- filtering, splitting

filter :: (a -> Bool) -> Set a -> Set a
filter _ Tip = Tip
filter p (Bin _ x l r) = if p x then link x l' r' else merge l' r'
  where
    l' = filter p l
    r' = filter p r

partition :: (a -> Bool) -> Set a -> (Set a, Set a)
partition _ Tip = (Tip, Tip)
partition p (Bin _ x l r) = case (partition p l, partition p r) of
  ((l1, l2), (r1, r2)) -> if p x then (link x l1 r1, merge l2 r2) else (merge l1 r1, link x l2 r2)

split :: Ord a => a -> Set a -> (Set a, Set a)
split _ Tip = (Tip, Tip)
split x (Bin _ y l r) = case compare x y of
  LT -> case split x l of (lt, gt) -> (lt, link y gt r)
  GT -> case split x r of (lt, gt) -> (link y l lt, gt)
  EQ -> (l, r)

splitMember :: Ord a => a -> Set a -> (Set a, Bool, Set a)
splitMember x Tip = x `seq` (Tip, False, Tip)
splitMember x (Bin _ y l r) = case compare x y of
  LT -> case splitMember x l of (lt, here, gt) -> (lt, here, link y gt r)
  GT -> case splitMember x r of (lt, here, gt) -> (link y l lt, here, gt)
  EQ -> (l, True, r)

splitRoot :: Set a -> [Set a]
splitRoot Tip = []
splitRoot (Bin _ x l r) = [l, singleton x, r]

takeWhileAntitone, dropWhileAntitone :: (a -> Bool) -> Set a -> Set a
takeWhileAntitone p s = fst (spanAntitone p s)
dropWhileAntitone p s = snd (spanAntitone p s)

spanAntitone :: (a -> Bool) -> Set a -> (Set a, Set a)
spanAntitone _ Tip = (Tip, Tip)
spanAntitone p (Bin _ x l r)
  | p x = case spanAntitone p r of (u, v) -> (link x l u, v)
  | otherwise = case spanAntitone p l of (u, v) -> (u, link x v r)

-- ----------------------------------------------------------------------------------------- by index

lookupIndex :: Ord a => a -> Set a -> Maybe Int
lookupIndex x s = x `seq` go 0 s
  where
    go _ Tip = Nothing
    go i (Bin _ y l r) = case compare x y of
      LT -> go i l
      GT -> go (i + size l + 1) r
      EQ -> Just (i + size l)

findIndex :: Ord a => a -> Set a -> Int
findIndex x s = case lookupIndex x s of
  Just i -> i
  Nothing -> error "Set.findIndex: element is not in the set"

elemAt :: Int -> Set a -> a
elemAt i Tip = i `seq` error "Set.elemAt: index out of range"
elemAt i (Bin _ x l r) = case compare i (size l) of
  LT -> elemAt i l
  GT -> elemAt (i - size l - 1) r
  EQ -> x

deleteAt :: Int -> Set a -> Set a
deleteAt i Tip = i `seq` error "Set.deleteAt: index out of range"
deleteAt i (Bin _ x l r) = case compare i (size l) of
  LT -> balanceR x (deleteAt i l) r
  GT -> balanceL x l (deleteAt (i - size l - 1) r)
  EQ -> glue l r

take, drop :: Int -> Set a -> Set a
take n s = fst (splitAt n s)
drop n s = snd (splitAt n s)

splitAt :: Int -> Set a -> (Set a, Set a)
splitAt n Tip = n `seq` (Tip, Tip)
splitAt n s@(Bin _ x l r)
  | n <= 0 = (Tip, s)
  | n >= size s = (s, Tip)
  | otherwise = case compare n (size l) of
      LT -> case splitAt n l of (u, v) -> (u, link x v r)
      GT -> case splitAt (n - size l - 1) r of (u, v) -> (link x l u, v)
      EQ -> (l, insertMin x r)

-- ------------------------------------------------------------------------------------ mapping, folding

map :: Ord b => (a -> b) -> Set a -> Set b
map f s = fromList [f x | x <- toAscList s]

mapMonotonic :: (a -> b) -> Set a -> Set b
mapMonotonic _ Tip = Tip
mapMonotonic f (Bin n x l r) = Bin n (f x) (mapMonotonic f l) (mapMonotonic f r)

foldr, foldr', fold :: (a -> b -> b) -> b -> Set a -> b
foldr _ z Tip = z
foldr f z (Bin _ x l r) = foldr f (f x (foldr f z r)) l
foldr' _ z Tip = z
foldr' f z (Bin _ x l r) = let z1 = foldr' f z r in z1 `seq` (let z2 = f x z1 in z2 `seq` foldr' f z2 l)
fold f z s = foldr f z s

foldl, foldl' :: (b -> a -> b) -> b -> Set a -> b
foldl _ z Tip = z
foldl f z (Bin _ x l r) = foldl f (f (foldl f z l) x) r
foldl' _ z Tip = z
foldl' f z (Bin _ x l r) = let z1 = foldl' f z l in z1 `seq` (let z2 = f z1 x in z2 `seq` foldl' f z2 r)

elems, toList, toAscList, toDescList :: Set a -> [a]
elems s = toAscList s
toList s = toAscList s
toAscList s = ascOnto s []
toDescList s = foldl (flip (:)) [] s

ascOnto :: Set a -> [a] -> [a]
ascOnto Tip ys = ys
ascOnto (Bin _ x l r) ys = ascOnto l (x : ascOnto r ys)

-- ------------------------------------------------------------------------------------ least, greatest

lookupMin, lookupMax :: Set a -> Maybe a
lookupMin Tip = Nothing
lookupMin (Bin _ x Tip _) = Just x
lookupMin (Bin _ _ l _) = lookupMin l
lookupMax Tip = Nothing
lookupMax (Bin _ x _ Tip) = Just x
lookupMax (Bin _ _ _ r) = lookupMax r

findMin, findMax :: Set a -> a
findMin s = case lookupMin s of
  Just x -> x
  Nothing -> error "Set.findMin: empty set has no minimal element"
findMax s = case lookupMax s of
  Just x -> x
  Nothing -> error "Set.findMax: empty set has no maximal element"

deleteMin, deleteMax :: Set a -> Set a
deleteMin Tip = Tip
deleteMin (Bin _ _ Tip r) = r
deleteMin (Bin _ x l r) = balanceR x (deleteMin l) r
deleteMax Tip = Tip
deleteMax (Bin _ _ l Tip) = l
deleteMax (Bin _ x l r) = balanceL x l (deleteMax r)

minView, maxView :: Set a -> Maybe (a, Set a)
minView Tip = Nothing
minView s = Just (findMin s, deleteMin s)
maxView Tip = Nothing
maxView s = Just (findMax s, deleteMax s)

deleteFindMin, deleteFindMax :: Set a -> (a, Set a)
deleteFindMin s = case minView s of
  Just r -> r
  Nothing -> (error "Set.deleteFindMin: can not return the minimal element of an empty set", Tip)
deleteFindMax s = case maxView s of
  Just r -> r
  Nothing -> (error "Set.deleteFindMax: can not return the maximal element of an empty set", Tip)

-- ------------------------------------------------------------------------------------------ balance

bin :: a -> Set a -> Set a -> Set a
bin x l r = Bin (size l + size r + 1) x l r

-- | The left subtree may be too large by one element, or the right one too small.
balanceL :: a -> Set a -> Set a -> Set a
balanceL x l@(Bin nl _ _ _) r@(Bin nr _ _ _)
  | nl <= 3 * nr = Bin (nl + nr + 1) x l r
  | otherwise = rotateR x l r
balanceL x l@(Bin nl _ _ _) Tip
  | nl <= 1 = Bin (nl + 1) x l Tip
  | otherwise = rotateR x l Tip
balanceL x Tip r = Bin (size r + 1) x Tip r

balanceR :: a -> Set a -> Set a -> Set a
balanceR x l@(Bin nl _ _ _) r@(Bin nr _ _ _)
  | nr <= 3 * nl = Bin (nl + nr + 1) x l r
  | otherwise = rotateL x l r
balanceR x Tip r@(Bin nr _ _ _)
  | nr <= 1 = Bin (nr + 1) x Tip r
  | otherwise = rotateL x Tip r
balanceR x l Tip = Bin (size l + 1) x l Tip

rotateL :: a -> Set a -> Set a -> Set a
rotateL x l (Bin _ y ly ry) | size ly < 2 * size ry = bin y (bin x l ly) ry
rotateL x l (Bin _ y (Bin _ z lz rz) ry) = bin z (bin x l lz) (bin y rz ry)
rotateL x l r = bin x l r

rotateR :: a -> Set a -> Set a -> Set a
rotateR x (Bin _ y ly ry) r | size ry < 2 * size ly = bin y ly (bin x ry r)
rotateR x (Bin _ y ly (Bin _ z lz rz)) r = bin z (bin y ly lz) (bin x rz r)
rotateR x l r = bin x l r

-- | Joins two trees of any sizes with an element between them.
link :: a -> Set a -> Set a -> Set a
link x Tip r = insertMin x r
link x l Tip = insertMax x l
link x l@(Bin nl y ly ry) r@(Bin nr z lz rz)
  | 3 * nl < nr = balanceL z (link x l lz) rz
  | 3 * nr < nl = balanceR y ly (link x ry r)
  | otherwise = bin x l r

insertMin, insertMax :: a -> Set a -> Set a
insertMin x Tip = singleton x
insertMin x (Bin _ y l r) = balanceL y (insertMin x l) r
insertMax x Tip = singleton x
insertMax x (Bin _ y l r) = balanceR y l (insertMax x r)

-- | Joins two trees of any sizes.
merge :: Set a -> Set a -> Set a
merge Tip r = r
merge l Tip = l
merge l@(Bin nl x lx rx) r@(Bin nr y ly ry)
  | 3 * nl < nr = balanceL y (merge l ly) ry
  | 3 * nr < nl = balanceR x lx (merge rx r)
  | otherwise = glue l r

-- | Joins two trees that are balanced with respect to each other.
glue :: Set a -> Set a -> Set a
glue Tip r = r
glue l Tip = l
glue l r
  | size l > size r = balanceR (findMax l) (deleteMax l) r
  | otherwise = balanceL (findMin r) l (deleteMin r)

-- | Do the invariants hold?
valid :: Ord a => Set a -> Bool
valid s = ascending (toAscList s) && balanced s
  where
    balanced Tip = True
    balanced (Bin n _ l r) =
      n == size l + size r + 1 && (size l + size r <= 1 || (size l <= 3 * size r && size r <= 3 * size l)) && balanced l && balanced r
