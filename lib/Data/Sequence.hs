{-# LANGUAGE PatternSynonyms, ViewPatterns #-}
-- | Sequences as weight-balanced trees by position: both ends, concatenation, splitting and indexing cost O(log n).
module Data.Sequence
  ( Seq(Empty, (:<|), (:|>)), ViewL(..), ViewR(..), empty, singleton, (<|), (|>), (><), fromList, fromFunction, replicate, replicateA, replicateM
  , cycleTaking, iterateN, unfoldr, unfoldl, null, length, viewl, viewr, scanl, scanl1, scanr, scanr1, tails, inits, chunksOf
  , takeWhileL, takeWhileR, dropWhileL, dropWhileR, spanl, spanr, breakl, breakr, partition, filter
  , sort, sortBy, sortOn, unstableSort, unstableSortBy, unstableSortOn, lookup, (!?), index, adjust, adjust', update, take, drop
  , insertAt, deleteAt, splitAt, elemIndexL, elemIndicesL, elemIndexR, elemIndicesR, findIndexL, findIndicesL, findIndexR
  , findIndicesR, foldMapWithIndex, foldlWithIndex, foldrWithIndex, mapWithIndex, traverseWithIndex, reverse, intersperse
  , zip, zipWith, zip3, zipWith3, zip4, zipWith4, unzip, unzipWith
  ) where

import Prelude hiding (drop, filter, length, lookup, null, replicate, reverse, scanl, scanl1, scanr, scanr1, splitAt, take,
                       unzip, zip, zip3, zipWith, zipWith3)
import Control.Applicative (Alternative((<|>)))
import qualified Control.Applicative
import Control.Monad (MonadPlus)
import qualified Data.Foldable as F
import qualified Data.List as List

infixr 5 <|, ><, :<, :<|
infixl 5 |>, :>, :|>

data Seq a = Node !Int a !(Seq a) !(Seq a) | Nil

data ViewL a = EmptyL | a :< Seq a
  deriving (Eq, Ord, Show, Read)
data ViewR a = EmptyR | Seq a :> a
  deriving (Eq, Ord, Show, Read)

pattern Empty :: Seq a
pattern Empty <- (null -> True) where
  Empty = Nil

pattern (:<|) :: a -> Seq a -> Seq a
pattern x :<| xs <- (viewl -> x :< xs) where
  x :<| xs = x <| xs

pattern (:|>) :: Seq a -> a -> Seq a
pattern xs :|> x <- (viewr -> xs :> x) where
  xs :|> x = xs |> x

instance Eq a => Eq (Seq a) where
  s == t = length s == length t && F.toList s == F.toList t
instance Ord a => Ord (Seq a) where
  compare s t = compare (F.toList s) (F.toList t)
instance Show a => Show (Seq a) where
  showsPrec d s = showParen (d > 10) (showString "fromList " . shows (F.toList s))
instance Read a => Read (Seq a) where
  readsPrec d = readParen (d > 10) (\r -> [(fromList xs, t) | ("fromList", s) <- lex r, (xs, t) <- reads s])
instance Semigroup (Seq a) where
  (<>) = (><)
instance Monoid (Seq a) where
  mempty = Nil
instance Functor Seq where
  fmap _ Nil = Nil
  fmap f (Node n x l r) = Node n (f x) (fmap f l) (fmap f r)
instance Foldable Seq where
  foldr _ z Nil = z
  foldr f z (Node _ x l r) = foldr f (f x (foldr f z r)) l
  foldl _ z Nil = z
  foldl f z (Node _ x l r) = foldl f (f (foldl f z l) x) r
  length = length
  null = null
instance Traversable Seq where
  traverse _ Nil = pure Nil
  traverse f (Node n x l r) = (\l' y r' -> Node n y l' r') <$> traverse f l <*> f x <*> traverse f r
instance Applicative Seq where
  pure = singleton
  fs <*> xs = fromList (F.toList fs <*> F.toList xs)
instance Monad Seq where
  xs >>= f = F.foldl' (\acc x -> acc >< f x) Nil xs
instance MonadFail Seq where
  fail _ = Nil
instance Alternative Seq where
  empty = Nil
  (<|>) = (><)
instance MonadPlus Seq

-- ------------------------------------------------------------------------------------------ balance

node :: a -> Seq a -> Seq a -> Seq a
node x l r = Node (length l + length r + 1) x l r

balance :: a -> Seq a -> Seq a -> Seq a
balance x l r
  | nl + nr <= 1 = Node (nl + nr + 1) x l r
  | nr > 3 * nl = rotateL x l r
  | nl > 3 * nr = rotateR x l r
  | otherwise = Node (nl + nr + 1) x l r
  where
    nl = length l
    nr = length r

rotateL, rotateR :: a -> Seq a -> Seq a -> Seq a
rotateL x l (Node _ y ly ry) | length ly < 2 * length ry = node y (node x l ly) ry
rotateL x l (Node _ y (Node _ z lz rz) ry) = node z (node x l lz) (node y rz ry)
rotateL x l r = node x l r
rotateR x (Node _ y ly ry) r | length ry < 2 * length ly = node y ly (node x ry r)
rotateR x (Node _ y ly (Node _ z lz rz)) r = node z (node y ly lz) (node x rz r)
rotateR x l r = node x l r

-- | Joins two trees of any sizes with an element between them.
link :: a -> Seq a -> Seq a -> Seq a
link x Nil r = x <| r
link x l Nil = l |> x
link x l@(Node nl y ly ry) r@(Node nr z lz rz)
  | 3 * nl < nr = balance z (link x l lz) rz
  | 3 * nr < nl = balance y ly (link x ry r)
  | otherwise = node x l r

-- ------------------------------------------------------------------------------------------ building

empty :: Seq a
empty = Nil

singleton :: a -> Seq a
singleton x = Node 1 x Nil Nil

(<|) :: a -> Seq a -> Seq a
x <| Nil = singleton x
x <| Node _ y l r = balance y (x <| l) r

(|>) :: Seq a -> a -> Seq a
Nil |> x = singleton x
Node _ y l r |> x = balance y l (r |> x)

(><) :: Seq a -> Seq a -> Seq a
Nil >< t = t
s >< Nil = s
s >< t = case viewl t of
  x :< rest -> link x s rest
  EmptyL -> s

fromList :: [a] -> Seq a
fromList xs = fst (build (List.length xs) xs)

build :: Int -> [a] -> (Seq a, [a])
build 0 xs = (Nil, xs)
build n xs = case build half xs of
  (l, y : ys) -> case build (n - half - 1) ys of
    (r, rest) -> (Node n y l r, rest)
  (l, []) -> (l, [])
  where half = n `quot` 2

fromFunction :: Int -> (Int -> a) -> Seq a
fromFunction n f
  | n < 0 = error "Data.Sequence.fromFunction called with negative len"
  | otherwise = fromList (map f [0 .. n - 1])

replicate :: Int -> a -> Seq a
replicate n x = fromList (List.replicate n x)

replicateA :: Applicative f => Int -> f a -> f (Seq a)
replicateA n m = fmap fromList (sequenceA (List.replicate n m))

replicateM :: Applicative f => Int -> f a -> f (Seq a)
replicateM n m = replicateA n m

cycleTaking :: Int -> Seq a -> Seq a
cycleTaking n s = fromList (List.take n (cycle (F.toList s)))

iterateN :: Int -> (a -> a) -> a -> Seq a
iterateN n f x = fromList (List.take n (iterate f x))

unfoldr :: (b -> Maybe (a, b)) -> b -> Seq a
unfoldr f b = fromList (List.unfoldr f b)

unfoldl :: (b -> Maybe (b, a)) -> b -> Seq a
unfoldl f b = go b Nil
  where go c acc = maybe acc (\(d, x) -> go d (x <| acc)) (f c)

-- ------------------------------------------------------------------------------------------- queries

null :: Seq a -> Bool
null Nil = True
null _ = False

length :: Seq a -> Int
length Nil = 0
length (Node n _ _ _) = n

viewl :: Seq a -> ViewL a
viewl Nil = EmptyL
viewl s = case firstAndRest s of (x, rest) -> x :< rest

viewr :: Seq a -> ViewR a
viewr Nil = EmptyR
viewr s = case lastAndRest s of (x, rest) -> rest :> x

firstAndRest, lastAndRest :: Seq a -> (a, Seq a)
firstAndRest (Node _ x Nil r) = (x, r)
firstAndRest (Node _ x l r) = case firstAndRest l of (y, l') -> (y, balance x l' r)
firstAndRest Nil = error "Data.Sequence: empty"
lastAndRest (Node _ x l Nil) = (x, l)
lastAndRest (Node _ x l r) = case lastAndRest r of (y, r') -> (y, balance x l r')
lastAndRest Nil = error "Data.Sequence: empty"

lookup :: Int -> Seq a -> Maybe a
lookup i Nil = i `seq` Nothing
lookup i (Node _ x l r) = case compare i (length l) of
  LT -> lookup i l
  EQ -> Just x
  GT -> lookup (i - length l - 1) r

(!?) :: Seq a -> Int -> Maybe a
s !? i = lookup i s

index :: Seq a -> Int -> a
index s i = i `seq` case lookup i s of
  Just x -> x
  Nothing -> error ("index out of bounds in call to: Data.Sequence.index " ++ show i)

adjust, adjust' :: (a -> a) -> Int -> Seq a -> Seq a
adjust _ i Nil = i `seq` Nil
adjust f i (Node n x l r) = case compare i (length l) of
  LT -> Node n x (adjust f i l) r
  EQ -> Node n (f x) l r
  GT -> Node n x l (adjust f (i - length l - 1) r)
adjust' _ i Nil = i `seq` Nil
adjust' f i (Node n x l r) = case compare i (length l) of
  LT -> Node n x (adjust' f i l) r
  EQ -> let y = f x in y `seq` Node n y l r
  GT -> Node n x l (adjust' f (i - length l - 1) r)

update :: Int -> a -> Seq a -> Seq a
update i x s = adjust (const x) i s

insertAt :: Int -> a -> Seq a -> Seq a
insertAt i x s
  | i <= 0 = x <| s
  | i >= length s = s |> x
  | otherwise = case splitAt i s of (l, r) -> link x l r

deleteAt :: Int -> Seq a -> Seq a
deleteAt i s
  | i < 0 || i >= length s = s
  | otherwise = case splitAt i s of (l, r) -> l >< drop 1 r

take, drop :: Int -> Seq a -> Seq a
take i s = fst (splitAt i s)
drop i s = snd (splitAt i s)

splitAt :: Int -> Seq a -> (Seq a, Seq a)
splitAt i Nil = i `seq` (Nil, Nil)
splitAt i s@(Node n x l r)
  | i <= 0 = (Nil, s)
  | i >= n = (s, Nil)
  | i <= length l = case splitAt i l of (u, v) -> (u, link x v r)
  | otherwise = case splitAt (i - length l - 1) r of (u, v) -> (link x l u, v)

-- ------------------------------------------------------------------------------------ as lists do it

scanl :: (b -> a -> b) -> b -> Seq a -> Seq b
scanl f z s = fromList (List.scanl f z (F.toList s))

scanl1, scanr1 :: (a -> a -> a) -> Seq a -> Seq a
scanl1 f s = fromList (List.scanl1 f (F.toList s))
scanr1 f s = fromList (List.scanr1 f (F.toList s))

scanr :: (a -> b -> b) -> b -> Seq a -> Seq b
scanr f z s = fromList (List.scanr f z (F.toList s))

tails, inits :: Seq a -> Seq (Seq a)
tails s = fromList [drop i s | i <- [0 .. length s]]
inits s = fromList [take i s | i <- [0 .. length s]]

chunksOf :: Int -> Seq a -> Seq (Seq a)
chunksOf n s
  | null s = Nil
  | n <= 0 = error "chunksOf: A non-empty sequence can only be broken up into positively-sized chunks."
  | otherwise = case splitAt n s of (l, r) -> l <| chunksOf n r

takeWhileL, takeWhileR, dropWhileL, dropWhileR, filter :: (a -> Bool) -> Seq a -> Seq a
takeWhileL p s = fst (spanl p s)
takeWhileR p s = fst (spanr p s)
dropWhileL p s = snd (spanl p s)
dropWhileR p s = snd (spanr p s)
filter p s = fromList (List.filter p (F.toList s))

spanl, spanr, breakl, breakr, partition :: (a -> Bool) -> Seq a -> (Seq a, Seq a)
spanl p s = splitAt (List.length (takeWhile p (F.toList s))) s
spanr p s = case splitAt (length s - List.length (takeWhile p (F.toList (reverse s)))) s of (l, r) -> (r, l)
breakl p s = spanl (not . p) s
breakr p s = spanr (not . p) s
partition p s = case List.partition p (F.toList s) of (l, r) -> (fromList l, fromList r)

sort, unstableSort :: Ord a => Seq a -> Seq a
sort s = sortBy compare s
unstableSort s = sortBy compare s

sortBy, unstableSortBy :: (a -> a -> Ordering) -> Seq a -> Seq a
sortBy cmp s = fromList (List.sortBy cmp (F.toList s))
unstableSortBy cmp s = sortBy cmp s

sortOn, unstableSortOn :: Ord b => (a -> b) -> Seq a -> Seq a
sortOn f s = fromList (List.sortOn f (F.toList s))
unstableSortOn f s = sortOn f s

elemIndexL, elemIndexR :: Eq a => a -> Seq a -> Maybe Int
elemIndexL x s = findIndexL (x ==) s
elemIndexR x s = findIndexR (x ==) s

elemIndicesL, elemIndicesR :: Eq a => a -> Seq a -> [Int]
elemIndicesL x s = findIndicesL (x ==) s
elemIndicesR x s = findIndicesR (x ==) s

findIndexL, findIndexR :: (a -> Bool) -> Seq a -> Maybe Int
findIndexL p s = List.findIndex p (F.toList s)
findIndexR p s = case findIndicesR p s of
  i : _ -> Just i
  [] -> Nothing

findIndicesL, findIndicesR :: (a -> Bool) -> Seq a -> [Int]
findIndicesL p s = List.findIndices p (F.toList s)
findIndicesR p s = List.reverse (findIndicesL p s)

foldMapWithIndex :: Monoid m => (Int -> a -> m) -> Seq a -> m
foldMapWithIndex f s = mconcat (List.zipWith f [0 ..] (F.toList s))

foldlWithIndex :: (b -> Int -> a -> b) -> b -> Seq a -> b
foldlWithIndex f z s = foldl (\b (i, x) -> f b i x) z (List.zip [0 ..] (F.toList s))

foldrWithIndex :: (Int -> a -> b -> b) -> b -> Seq a -> b
foldrWithIndex f z s = foldr (\(i, x) b -> f i x b) z (List.zip [0 ..] (F.toList s))

mapWithIndex :: (Int -> a -> b) -> Seq a -> Seq b
mapWithIndex f s = go 0 s
  where
    go _ Nil = Nil
    go i (Node n x l r) = let k = i + length l in Node n (f k x) (go i l) (go (k + 1) r)

traverseWithIndex :: Applicative f => (Int -> a -> f b) -> Seq a -> f (Seq b)
traverseWithIndex f s = sequenceA (mapWithIndex f s)

reverse :: Seq a -> Seq a
reverse Nil = Nil
reverse (Node n x l r) = Node n x (reverse r) (reverse l)

intersperse :: a -> Seq a -> Seq a
intersperse x s = fromList (List.intersperse x (F.toList s))

zip :: Seq a -> Seq b -> Seq (a, b)
zip s t = zipWith (,) s t

zipWith :: (a -> b -> c) -> Seq a -> Seq b -> Seq c
zipWith f s t = fromList (List.zipWith f (F.toList s) (F.toList t))

zip3 :: Seq a -> Seq b -> Seq c -> Seq (a, b, c)
zip3 s t u = zipWith3 (,,) s t u

zipWith3 :: (a -> b -> c -> d) -> Seq a -> Seq b -> Seq c -> Seq d
zipWith3 f s t u = fromList (List.zipWith3 f (F.toList s) (F.toList t) (F.toList u))

zip4 :: Seq a -> Seq b -> Seq c -> Seq d -> Seq (a, b, c, d)
zip4 s t u v = zipWith4 (,,,) s t u v

zipWith4 :: (a -> b -> c -> d -> e) -> Seq a -> Seq b -> Seq c -> Seq d -> Seq e
zipWith4 f s t u v = fromList (List.zipWith4 f (F.toList s) (F.toList t) (F.toList u) (F.toList v))

unzip :: Seq (a, b) -> (Seq a, Seq b)
unzip s = unzipWith id s

unzipWith :: (a -> (b, c)) -> Seq a -> (Seq b, Seq c)
unzipWith f s = (fmap (fst . f) s, fmap (snd . f) s)
