-- | Vectors whose elements are evaluated: slices of the reducer's arrays. Functions on them go over lists, so they have the meaning of
-- those in the package vector, not the speed.
module Data.Vector.Unboxed
  ( Vector, MVector, Unbox, length, null, (!), (!?), head, last, unsafeIndex, unsafeHead, unsafeLast, indexM, headM, lastM
  , unsafeIndexM, slice, init, tail, take, drop, splitAt, uncons, unsnoc, unsafeSlice, unsafeInit, unsafeTail, unsafeTake
  , unsafeDrop, empty, singleton, replicate, generate, iterateN, replicateM, generateM, iterateNM, create, createT, unfoldr
  , unfoldrN, unfoldrExactN, constructN, constructrN, enumFromN, enumFromStepN, enumFromTo, enumFromThenTo, cons, snoc, (++)
  , concat, force, (//), update, update_, unsafeUpd, unsafeUpdate, accum, accumulate, accumulate_, unsafeAccum, reverse
  , backpermute, unsafeBackpermute, modify, indexed, map, imap, concatMap, mapM, imapM, mapM_, imapM_, forM, forM_, iforM
  , iforM_, zipWith, zipWith3, zipWith4, zipWith5, izipWith, izipWith3, zip, zip3, zip4, zipWithM, izipWithM, zipWithM_
  , izipWithM_, unzip, unzip3, filter, ifilter, filterM, uniq, mapMaybe, imapMaybe, takeWhile, dropWhile, partition
  , unstablePartition, partitionWith, span, break, elem, notElem, find, findIndex, findIndices, elemIndex, elemIndices
  , foldl, foldl1, foldl', foldl1', foldr, foldr1, foldr', foldr1', ifoldl, ifoldl', ifoldr, ifoldr', foldMap, foldMap'
  , all, any, and, or, sum, product, maximum, maximumBy, minimum, minimumBy, minIndex, minIndexBy, maxIndex, maxIndexBy
  , foldM, ifoldM, foldM', ifoldM', fold1M, fold1M', foldM_, ifoldM_, foldM'_, ifoldM'_, prescanl, prescanl', postscanl
  , postscanl', scanl, scanl', scanl1, scanl1', iscanl, iscanl', prescanr, prescanr', postscanr, postscanr', scanr, scanr'
  , scanr1, scanr1', toList, fromList, fromListN, freeze, thaw, copy, unsafeFreeze, unsafeThaw, convert
  ) where

import Prelude hiding
  ( (++), all, and, any, break, concat, concatMap, drop, dropWhile, elem, enumFromThenTo, enumFromTo, filter, foldMap, foldl
  , foldl1, foldr, foldr1, head, init, last, length, map, mapM, mapM_, maximum, minimum, notElem, null, or, product
  , replicate, reverse, scanl, scanl1, scanr, scanr1, sequence, sequence_, span, splitAt, sum, tail, take, takeWhile, unzip
  , unzip3, zip, zip3, zipWith, zipWith3 )
import qualified Prelude as P
import qualified Control.Monad as M
import Control.Monad.Primitive
import Control.Monad.ST (ST, runST)
import qualified Data.Foldable as F
import qualified Data.List as List
import qualified Data.Maybe as Maybe
import Data.Vector.Internal (MVector, convert)
import qualified Data.Vector.Internal as I
import Data.Vector.Internal (UVector, Unbox)

infixl 9 !, !?
infixr 5 ++

type Vector = UVector


toList :: Unbox a => Vector a -> [a]
toList v = I.toListU v

fromList :: Unbox a => [a] -> Vector a
fromList xs = I.fromListU (P.length xs) xs

fromListN :: Unbox a => Int -> [a] -> Vector a
fromListN n xs = fromList (P.take n xs)

length :: Unbox a => Vector a -> Int
length v = I.lengthU v

null :: Unbox a => Vector a -> Bool
null v = length v == 0

(!) :: Unbox a => Vector a -> Int -> a
v ! i
  | i >= 0 && i < length v = unsafeIndex v i
  | otherwise = I.outOfBounds "(!)" i (length v)

(!?) :: Unbox a => Vector a -> Int -> Maybe a
v !? i
  | i >= 0 && i < length v = Just (unsafeIndex v i)
  | otherwise = Nothing

unsafeIndex :: Unbox a => Vector a -> Int -> a
unsafeIndex v i = I.indexU v i

head, last, unsafeHead, unsafeLast :: Unbox a => Vector a -> a
head v = if null v then I.emptyVector "head" else unsafeIndex v 0
last v = if null v then I.emptyVector "last" else unsafeIndex v (length v - 1)
unsafeHead v = head v
unsafeLast v = last v

indexM, unsafeIndexM :: (Monad m, Unbox a) => Vector a -> Int -> m a
indexM v i = return $! (v ! i)
unsafeIndexM v i = indexM v i

headM, lastM :: (Monad m, Unbox a) => Vector a -> m a
headM v = return (head v)
lastM v = return (last v)

slice, unsafeSlice :: Unbox a => Int -> Int -> Vector a -> Vector a
slice i n v
  | i >= 0 && n >= 0 && i + n <= length v = I.sliceOfU i n v
  | otherwise = I.badSlice i n (length v)
unsafeSlice i n v = slice i n v

take, drop, unsafeTake, unsafeDrop :: Unbox a => Int -> Vector a -> Vector a
take n v = I.sliceOfU 0 (max 0 (min n (length v))) v
drop n v = let k = max 0 (min n (length v)) in I.sliceOfU k (length v - k) v
unsafeTake n v = take n v
unsafeDrop n v = drop n v

init, tail, unsafeInit, unsafeTail :: Unbox a => Vector a -> Vector a
init v = if null v then I.badSlice 0 (-1) 0 else take (length v - 1) v
tail v = if null v then I.badSlice 1 (-1) 0 else drop 1 v
unsafeInit v = init v
unsafeTail v = tail v

splitAt :: Unbox a => Int -> Vector a -> (Vector a, Vector a)
splitAt n v = (take n v, drop n v)

uncons :: Unbox a => Vector a -> Maybe (a, Vector a)
uncons v = if null v then Nothing else Just (head v, tail v)

unsnoc :: Unbox a => Vector a -> Maybe (Vector a, a)
unsnoc v = if null v then Nothing else Just (init v, last v)

empty :: Unbox a => Vector a
empty = fromList []

singleton :: Unbox a => a -> Vector a
singleton x = fromList [x]

replicate :: Unbox a => Int -> a -> Vector a
replicate n x = I.fromListU (max 0 n) (P.replicate n x)

generate :: Unbox a => Int -> (Int -> a) -> Vector a
generate n f = I.fromListU (max 0 n) [f i | i <- [0 .. n - 1]]

iterateN :: Unbox a => Int -> (a -> a) -> a -> Vector a
iterateN n f x = fromList (P.take n (P.iterate f x))

replicateM :: (Monad m, Unbox a) => Int -> m a -> m (Vector a)
replicateM n m = fmap fromList (M.replicateM n m)

generateM :: (Monad m, Unbox a) => Int -> (Int -> m a) -> m (Vector a)
generateM n f = fmap fromList (P.mapM f [0 .. n - 1])

iterateNM :: (Monad m, Unbox a) => Int -> (a -> m a) -> a -> m (Vector a)
iterateNM n f x = fmap fromList (go n x)
  where
    go k a
      | k <= 0 = return []
      | k == 1 = return [a]
      | otherwise = f a >>= \b -> fmap (a :) (go (k - 1) b)

create :: Unbox a => ST s (MVector s a) -> Vector a
create make = runST (make >>= unsafeFreeze)

createT :: (Traversable f, Unbox a) => ST s (f (MVector s a)) -> f (Vector a)
createT make = runST (make >>= P.mapM unsafeFreeze)

unfoldr :: Unbox a => (b -> Maybe (a, b)) -> b -> Vector a
unfoldr f b = fromList (List.unfoldr f b)

unfoldrN :: Unbox a => Int -> (b -> Maybe (a, b)) -> b -> Vector a
unfoldrN n f b = fromList (P.take n (List.unfoldr f b))

unfoldrExactN :: Unbox a => Int -> (b -> (a, b)) -> b -> Vector a
unfoldrExactN n f b = unfoldrN n (Just . f) b

constructN, constructrN :: Unbox a => Int -> (Vector a -> a) -> Vector a
constructN n f = go 0 []
  where go k done = let v = fromList (P.reverse done) in if k >= n then v else let x = f v in go (k + 1) (x : done)
constructrN n f = go 0 []
  where go k done = let v = fromList done in if k >= n then v else let x = f v in go (k + 1) (x : done)

enumFromN :: (Num a, Unbox a) => a -> Int -> Vector a
enumFromN x n = enumFromStepN x 1 n

enumFromStepN :: (Num a, Unbox a) => a -> a -> Int -> Vector a
enumFromStepN x y n = fromList (P.take n (P.iterate (+ y) x))

enumFromTo :: (Enum a, Unbox a) => a -> a -> Vector a
enumFromTo a b = fromList [a .. b]

enumFromThenTo :: (Enum a, Unbox a) => a -> a -> a -> Vector a
enumFromThenTo a b c = fromList [a, b .. c]

cons :: Unbox a => a -> Vector a -> Vector a
cons x v = I.fromListU (length v + 1) (x : toList v)

snoc :: Unbox a => Vector a -> a -> Vector a
snoc v x = I.fromListU (length v + 1) (toList v P.++ [x])

(++) :: Unbox a => Vector a -> Vector a -> Vector a
v ++ w = I.fromListU (length v + length w) (toList v P.++ toList w)

concat :: Unbox a => [Vector a] -> Vector a
concat vs = fromList (P.concatMap toList vs)

force :: Unbox a => Vector a -> Vector a
force v = v

(//), unsafeUpd :: Unbox a => Vector a -> [(Int, a)] -> Vector a
v // ies = modify (\m -> P.mapM_ (\(i, e) -> I.write m (I.checked "(//)" i (length v)) e) ies) v
unsafeUpd v ies = v // ies

update, unsafeUpdate :: Unbox a => Vector a -> Vector (Int, a) -> Vector a
update v ies = v // toList ies
unsafeUpdate v ies = update v ies

update_ :: Unbox a => Vector a -> Vector Int -> Vector a -> Vector a
update_ v is es = v // P.zip (toList is) (toList es)

accum, unsafeAccum :: Unbox a => (a -> b -> a) -> Vector a -> [(Int, b)] -> Vector a
accum f v ibs = modify (\m -> P.mapM_ (\(i, b) -> let k = I.checked "accum" i (length v) in I.read m k >>= \a -> I.write m k $! f a b) ibs) v
unsafeAccum f v ibs = accum f v ibs

accumulate :: (Unbox a, Unbox b) => (a -> b -> a) -> Vector a -> Vector (Int, b) -> Vector a
accumulate f v ibs = accum f v (toList ibs)

accumulate_ :: (Unbox a, Unbox b) => (a -> b -> a) -> Vector a -> Vector Int -> Vector b -> Vector a
accumulate_ f v is bs = accum f v (P.zip (toList is) (toList bs))

reverse :: Unbox a => Vector a -> Vector a
reverse v = I.fromListU (length v) (P.reverse (toList v))

backpermute, unsafeBackpermute :: Unbox a => Vector a -> Vector Int -> Vector a
backpermute v is = fromList [v ! i | i <- toList is]
unsafeBackpermute v is = backpermute v is

modify :: Unbox a => (MVector s a -> ST s ()) -> Vector a -> Vector a
modify f v = runST (thaw v >>= \m -> f m >> unsafeFreeze m)

indexed :: Unbox a => Vector a -> Vector (Int, a)
indexed v = fromList (P.zip [0 ..] (toList v))

map :: (Unbox a, Unbox b) => (a -> b) -> Vector a -> Vector b
map f v = I.fromListU (length v) (P.map f (toList v))

imap :: (Unbox a, Unbox b) => (Int -> a -> b) -> Vector a -> Vector b
imap f v = I.fromListU (length v) (P.zipWith f [0 ..] (toList v))

concatMap :: (Unbox a, Unbox b) => (a -> Vector b) -> Vector a -> Vector b
concatMap f v = fromList (P.concatMap (toList . f) (toList v))

mapM :: (Monad m, Unbox a, Unbox b) => (a -> m b) -> Vector a -> m (Vector b)
mapM f v = fmap fromList (P.mapM f (toList v))

imapM :: (Monad m, Unbox a, Unbox b) => (Int -> a -> m b) -> Vector a -> m (Vector b)
imapM f v = fmap fromList (M.zipWithM f [0 ..] (toList v))

mapM_ :: (Monad m, Unbox a) => (a -> m b) -> Vector a -> m ()
mapM_ f v = P.mapM_ f (toList v)

imapM_ :: (Monad m, Unbox a) => (Int -> a -> m b) -> Vector a -> m ()
imapM_ f v = M.zipWithM_ f [0 ..] (toList v)

forM :: (Monad m, Unbox a, Unbox b) => Vector a -> (a -> m b) -> m (Vector b)
forM v f = mapM f v

forM_ :: (Monad m, Unbox a) => Vector a -> (a -> m b) -> m ()
forM_ v f = mapM_ f v

iforM :: (Monad m, Unbox a, Unbox b) => Vector a -> (Int -> a -> m b) -> m (Vector b)
iforM v f = imapM f v

iforM_ :: (Monad m, Unbox a) => Vector a -> (Int -> a -> m b) -> m ()
iforM_ v f = imapM_ f v

zipWith :: (Unbox a, Unbox b, Unbox c) => (a -> b -> c) -> Vector a -> Vector b -> Vector c
zipWith f a b = fromList (P.zipWith f (toList a) (toList b))

zipWith3 :: (Unbox a, Unbox b, Unbox c, Unbox d) => (a -> b -> c -> d) -> Vector a -> Vector b -> Vector c -> Vector d
zipWith3 f a b c = fromList (P.zipWith3 f (toList a) (toList b) (toList c))

zipWith4 :: (Unbox a, Unbox b, Unbox c, Unbox d, Unbox e) => (a -> b -> c -> d -> e) -> Vector a -> Vector b -> Vector c -> Vector d -> Vector e
zipWith4 f a b c d = fromList (List.zipWith4 f (toList a) (toList b) (toList c) (toList d))

zipWith5 :: (Unbox a, Unbox b, Unbox c, Unbox d, Unbox e, Unbox f) => (a -> b -> c -> d -> e -> f) -> Vector a -> Vector b -> Vector c -> Vector d -> Vector e -> Vector f
zipWith5 f a b c d e = fromList (List.zipWith5 f (toList a) (toList b) (toList c) (toList d) (toList e))

izipWith :: (Unbox a, Unbox b, Unbox c) => (Int -> a -> b -> c) -> Vector a -> Vector b -> Vector c
izipWith f a b = fromList (P.zipWith3 f [0 ..] (toList a) (toList b))

izipWith3 :: (Unbox a, Unbox b, Unbox c, Unbox d) => (Int -> a -> b -> c -> d) -> Vector a -> Vector b -> Vector c -> Vector d
izipWith3 f a b c = fromList (List.zipWith4 f [0 ..] (toList a) (toList b) (toList c))

zip :: (Unbox a, Unbox b) => Vector a -> Vector b -> Vector (a, b)
zip a b = fromList (P.zip (toList a) (toList b))

zip3 :: (Unbox a, Unbox b, Unbox c) => Vector a -> Vector b -> Vector c -> Vector (a, b, c)
zip3 a b c = fromList (P.zip3 (toList a) (toList b) (toList c))

zip4 :: (Unbox a, Unbox b, Unbox c, Unbox d) => Vector a -> Vector b -> Vector c -> Vector d -> Vector (a, b, c, d)
zip4 a b c d = fromList (List.zip4 (toList a) (toList b) (toList c) (toList d))

zipWithM :: (Monad m, Unbox a, Unbox b, Unbox c) => (a -> b -> m c) -> Vector a -> Vector b -> m (Vector c)
zipWithM f a b = fmap fromList (M.zipWithM f (toList a) (toList b))

izipWithM :: (Monad m, Unbox a, Unbox b, Unbox c) => (Int -> a -> b -> m c) -> Vector a -> Vector b -> m (Vector c)
izipWithM f a b = fmap fromList (P.sequence (P.zipWith3 f [0 ..] (toList a) (toList b)))

zipWithM_ :: (Monad m, Unbox a, Unbox b) => (a -> b -> m c) -> Vector a -> Vector b -> m ()
zipWithM_ f a b = M.zipWithM_ f (toList a) (toList b)

izipWithM_ :: (Monad m, Unbox a, Unbox b) => (Int -> a -> b -> m c) -> Vector a -> Vector b -> m ()
izipWithM_ f a b = P.sequence_ (P.zipWith3 f [0 ..] (toList a) (toList b))

unzip :: (Unbox a, Unbox b) => Vector (a, b) -> (Vector a, Vector b)
unzip v = (map fst v, map snd v)

unzip3 :: (Unbox a, Unbox b, Unbox c) => Vector (a, b, c) -> (Vector a, Vector b, Vector c)
unzip3 v = (map (\(a, _, _) -> a) v, map (\(_, b, _) -> b) v, map (\(_, _, c) -> c) v)

filter, takeWhile, dropWhile :: Unbox a => (a -> Bool) -> Vector a -> Vector a
filter p v = fromList (P.filter p (toList v))
takeWhile p v = take (P.length (P.takeWhile p (toList v))) v
dropWhile p v = drop (P.length (P.takeWhile p (toList v))) v

ifilter :: Unbox a => (Int -> a -> Bool) -> Vector a -> Vector a
ifilter p v = fromList [x | (i, x) <- P.zip [0 ..] (toList v), p i x]

filterM :: (Monad m, Unbox a) => (a -> m Bool) -> Vector a -> m (Vector a)
filterM p v = fmap fromList (M.filterM p (toList v))

uniq :: (Eq a, Unbox a) => Vector a -> Vector a
uniq v = fromList (P.map P.head (List.group (toList v)))

mapMaybe :: (Unbox a, Unbox b) => (a -> Maybe b) -> Vector a -> Vector b
mapMaybe f v = fromList (Maybe.mapMaybe f (toList v))

imapMaybe :: (Unbox a, Unbox b) => (Int -> a -> Maybe b) -> Vector a -> Vector b
imapMaybe f v = fromList (Maybe.catMaybes (P.zipWith f [0 ..] (toList v)))

partition, unstablePartition, span, break :: Unbox a => (a -> Bool) -> Vector a -> (Vector a, Vector a)
partition p v = (filter p v, filter (not . p) v)
unstablePartition p v = partition p v
span p v = splitAt (P.length (P.takeWhile p (toList v))) v
break p v = span (not . p) v

partitionWith :: (Unbox a, Unbox b, Unbox c) => (a -> Either b c) -> Vector a -> (Vector b, Vector c)
partitionWith f v = (fromList [b | Left b <- es], fromList [c | Right c <- es])
  where es = P.map f (toList v)

elem, notElem :: (Eq a, Unbox a) => a -> Vector a -> Bool
elem x v = P.elem x (toList v)
notElem x v = P.notElem x (toList v)

find :: Unbox a => (a -> Bool) -> Vector a -> Maybe a
find p v = List.find p (toList v)

findIndex :: Unbox a => (a -> Bool) -> Vector a -> Maybe Int
findIndex p v = List.findIndex p (toList v)

findIndices :: Unbox a => (a -> Bool) -> Vector a -> Vector Int
findIndices p v = fromList (List.findIndices p (toList v))

elemIndex :: (Eq a, Unbox a) => a -> Vector a -> Maybe Int
elemIndex x v = List.elemIndex x (toList v)

elemIndices :: (Eq a, Unbox a) => a -> Vector a -> Vector Int
elemIndices x v = fromList (List.elemIndices x (toList v))

foldl, foldl' :: Unbox b => (a -> b -> a) -> a -> Vector b -> a
foldl f z v = List.foldl f z (toList v)
foldl' f z v = List.foldl' f z (toList v)

foldr, foldr' :: Unbox a => (a -> b -> b) -> b -> Vector a -> b
foldr f z v = List.foldr f z (toList v)
foldr' f z v = List.foldl' (flip f) z (P.reverse (toList v))

foldl1, foldl1', foldr1, foldr1' :: Unbox a => (a -> a -> a) -> Vector a -> a
foldl1 f v = List.foldl1 f (I.nonEmpty "foldl1" (toList v))
foldl1' f v = List.foldl1' f (I.nonEmpty "foldl1'" (toList v))
foldr1 f v = List.foldr1 f (I.nonEmpty "foldr1" (toList v))
foldr1' f v = List.foldl1' (flip f) (P.reverse (I.nonEmpty "foldr1'" (toList v)))

ifoldl, ifoldl' :: Unbox b => (a -> Int -> b -> a) -> a -> Vector b -> a
ifoldl f z v = List.foldl (\a (i, b) -> f a i b) z (P.zip [0 ..] (toList v))
ifoldl' f z v = List.foldl' (\a (i, b) -> f a i b) z (P.zip [0 ..] (toList v))

ifoldr, ifoldr' :: Unbox a => (Int -> a -> b -> b) -> b -> Vector a -> b
ifoldr f z v = List.foldr (\(i, a) b -> f i a b) z (P.zip [0 ..] (toList v))
ifoldr' f z v = List.foldl' (\b (i, a) -> f i a b) z (P.reverse (P.zip [0 ..] (toList v)))

foldMap, foldMap' :: (Monoid m, Unbox a) => (a -> m) -> Vector a -> m
foldMap f v = F.foldMap f (toList v)
foldMap' f v = List.foldl' (\m a -> m <> f a) mempty (toList v)

all, any :: Unbox a => (a -> Bool) -> Vector a -> Bool
all p v = P.all p (toList v)
any p v = P.any p (toList v)

and, or :: Vector Bool -> Bool
and v = P.and (toList v)
or v = P.or (toList v)

sum, product :: (Num a, Unbox a) => Vector a -> a
sum v = List.foldl' (+) 0 (toList v)
product v = List.foldl' (*) 1 (toList v)

maximum, minimum :: (Ord a, Unbox a) => Vector a -> a
maximum v = List.foldl1' max (I.nonEmpty "maximum" (toList v))
minimum v = List.foldl1' min (I.nonEmpty "minimum" (toList v))

maximumBy, minimumBy :: Unbox a => (a -> a -> Ordering) -> Vector a -> a
maximumBy f v = List.foldl1' (\a b -> if f a b == GT then a else b) (I.nonEmpty "maximumBy" (toList v))
minimumBy f v = List.foldl1' (\a b -> if f a b == GT then b else a) (I.nonEmpty "minimumBy" (toList v))

maxIndex, minIndex :: (Ord a, Unbox a) => Vector a -> Int
maxIndex v = maxIndexBy compare v
minIndex v = minIndexBy compare v

maxIndexBy, minIndexBy :: Unbox a => (a -> a -> Ordering) -> Vector a -> Int
maxIndexBy f v = fst (List.foldl1' (\a b -> if f (snd a) (snd b) == LT then b else a) (I.nonEmpty "maxIndexBy" (P.zip [0 ..] (toList v))))
minIndexBy f v = fst (List.foldl1' (\a b -> if f (snd a) (snd b) == GT then b else a) (I.nonEmpty "minIndexBy" (P.zip [0 ..] (toList v))))

foldM, foldM' :: (Monad m, Unbox b) => (a -> b -> m a) -> a -> Vector b -> m a
foldM f z v = M.foldM f z (toList v)
foldM' f z v = z `seq` M.foldM (\a b -> f a b >>= \c -> c `seq` return c) z (toList v)

ifoldM, ifoldM' :: (Monad m, Unbox b) => (a -> Int -> b -> m a) -> a -> Vector b -> m a
ifoldM f z v = M.foldM (\a (i, b) -> f a i b) z (P.zip [0 ..] (toList v))
ifoldM' f z v = z `seq` M.foldM (\a (i, b) -> f a i b >>= \c -> c `seq` return c) z (P.zip [0 ..] (toList v))

fold1M, fold1M' :: (Monad m, Unbox a) => (a -> a -> m a) -> Vector a -> m a
fold1M f v = M.foldM f (head v) (P.tail (toList v))
fold1M' f v = foldM' f (head v) (tail v)

foldM_, foldM'_ :: (Monad m, Unbox b) => (a -> b -> m a) -> a -> Vector b -> m ()
foldM_ f z v = foldM f z v >> return ()
foldM'_ f z v = foldM' f z v >> return ()

ifoldM_, ifoldM'_ :: (Monad m, Unbox b) => (a -> Int -> b -> m a) -> a -> Vector b -> m ()
ifoldM_ f z v = ifoldM f z v >> return ()
ifoldM'_ f z v = ifoldM' f z v >> return ()

prescanl, prescanl', postscanl, postscanl', scanl, scanl' :: (Unbox a, Unbox b) => (a -> b -> a) -> a -> Vector b -> Vector a
prescanl f z v = I.fromListU (length v) (P.scanl f z (toList v))
prescanl' f z v = I.fromListU (length v) (List.scanl' f z (toList v))
postscanl f z v = I.fromListU (length v) (P.drop 1 (P.scanl f z (toList v)))
postscanl' f z v = I.fromListU (length v) (P.drop 1 (List.scanl' f z (toList v)))
scanl f z v = I.fromListU (length v + 1) (P.scanl f z (toList v))
scanl' f z v = I.fromListU (length v + 1) (List.scanl' f z (toList v))

iscanl, iscanl' :: (Unbox a, Unbox b) => (Int -> a -> b -> a) -> a -> Vector b -> Vector a
iscanl f z v = fromList (P.scanl (\a (i, b) -> f i a b) z (P.zip [0 ..] (toList v)))
iscanl' f z v = fromList (List.scanl' (\a (i, b) -> f i a b) z (P.zip [0 ..] (toList v)))

scanl1, scanl1', scanr1, scanr1' :: Unbox a => (a -> a -> a) -> Vector a -> Vector a
scanl1 f v = fromList (P.scanl1 f (toList v))
scanl1' f v = fromList (P.scanl1 f (toList v))
scanr1 f v = fromList (P.scanr1 f (toList v))
scanr1' f v = fromList (P.scanr1 f (toList v))

prescanr, prescanr', postscanr, postscanr', scanr, scanr' :: (Unbox a, Unbox b) => (a -> b -> b) -> b -> Vector a -> Vector b
prescanr f z v = fromList (P.drop 1 (P.scanr f z (toList v)))
prescanr' f z v = prescanr f z v
postscanr f z v = fromList (P.init (P.scanr f z (toList v)))
postscanr' f z v = postscanr f z v
scanr f z v = fromList (P.scanr f z (toList v))
scanr' f z v = scanr f z v

freeze, unsafeFreeze :: (PrimMonad m, Unbox a) => MVector (PrimState m) a -> m (Vector a)
freeze m = primIO (I.freezeU m)
unsafeFreeze m = primIO (I.unsafeFreezeU m)

thaw, unsafeThaw :: (PrimMonad m, Unbox a) => Vector a -> m (MVector (PrimState m) a)
thaw v = primIO (I.thawU v)
unsafeThaw v = thaw v

copy :: (PrimMonad m, Unbox a) => MVector (PrimState m) a -> Vector a -> m ()
copy m v = primIO (P.sequence_ [I.writeAt m i x | (i, x) <- P.zip [0 ..] (toList v)])
