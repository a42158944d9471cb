-- | Vectors: slices of the reducer's arrays. Functions on them go over lists, so they have the meaning of
-- those in the package vector, not the speed.
module Data.Vector
  ( Vector, MVector, length, null, (!), (!?), head, last, unsafeIndex, unsafeHead, unsafeLast, indexM, headM, lastM
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
  , scanr1, scanr1', toList, fromList, fromListN, freeze, thaw, copy, unsafeFreeze, unsafeThaw, convert, catMaybes, sequence, sequence_, toArray, fromArray, eqBy, cmpBy
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
import Data.Array (Array)
import qualified Data.Array as Array
import qualified Data.Foldable as F
import qualified Data.List as List
import qualified Data.Maybe as Maybe
import Data.Vector.Internal (MVector, convert)
import qualified Data.Vector.Internal as I
import Data.Vector.Internal (Vector)

infixl 9 !, !?
infixr 5 ++


toList :: Vector a -> [a]
toList v = I.toList v

fromList :: [a] -> Vector a
fromList xs = I.fromList (P.length xs) xs

fromListN :: Int -> [a] -> Vector a
fromListN n xs = fromList (P.take n xs)

length :: Vector a -> Int
length v = I.length v

null :: Vector a -> Bool
null v = length v == 0

(!) :: Vector a -> Int -> a
v ! i
  | i >= 0 && i < length v = unsafeIndex v i
  | otherwise = I.outOfBounds "(!)" i (length v)

(!?) :: Vector a -> Int -> Maybe a
v !? i
  | i >= 0 && i < length v = Just (unsafeIndex v i)
  | otherwise = Nothing

unsafeIndex :: Vector a -> Int -> a
unsafeIndex v i = I.index v i

head, last, unsafeHead, unsafeLast :: Vector a -> a
head v = if null v then I.emptyVector "head" else unsafeIndex v 0
last v = if null v then I.emptyVector "last" else unsafeIndex v (length v - 1)
unsafeHead v = head v
unsafeLast v = last v

indexM, unsafeIndexM :: Monad m => Vector a -> Int -> m a
indexM v i = return (v ! i)
unsafeIndexM v i = indexM v i

headM, lastM :: Monad m => Vector a -> m a
headM v = return (head v)
lastM v = return (last v)

slice, unsafeSlice :: Int -> Int -> Vector a -> Vector a
slice i n v
  | i >= 0 && n >= 0 && i + n <= length v = I.sliceOf i n v
  | otherwise = I.badSlice i n (length v)
unsafeSlice i n v = slice i n v

take, drop, unsafeTake, unsafeDrop :: Int -> Vector a -> Vector a
take n v = I.sliceOf 0 (max 0 (min n (length v))) v
drop n v = let k = max 0 (min n (length v)) in I.sliceOf k (length v - k) v
unsafeTake n v = take n v
unsafeDrop n v = drop n v

init, tail, unsafeInit, unsafeTail :: Vector a -> Vector a
init v = if null v then I.badSlice 0 (-1) 0 else take (length v - 1) v
tail v = if null v then I.badSlice 1 (-1) 0 else drop 1 v
unsafeInit v = init v
unsafeTail v = tail v

splitAt :: Int -> Vector a -> (Vector a, Vector a)
splitAt n v = (take n v, drop n v)

uncons :: Vector a -> Maybe (a, Vector a)
uncons v = if null v then Nothing else Just (head v, tail v)

unsnoc :: Vector a -> Maybe (Vector a, a)
unsnoc v = if null v then Nothing else Just (init v, last v)

empty :: Vector a
empty = fromList []

singleton :: a -> Vector a
singleton x = fromList [x]

replicate :: Int -> a -> Vector a
replicate n x = I.fromList (max 0 n) (P.replicate n x)

generate :: Int -> (Int -> a) -> Vector a
generate n f = I.fromList (max 0 n) [f i | i <- [0 .. n - 1]]

iterateN :: Int -> (a -> a) -> a -> Vector a
iterateN n f x = fromList (P.take n (P.iterate f x))

replicateM :: Monad m => Int -> m a -> m (Vector a)
replicateM n m = fmap fromList (M.replicateM n m)

generateM :: Monad m => Int -> (Int -> m a) -> m (Vector a)
generateM n f = fmap fromList (P.mapM f [0 .. n - 1])

iterateNM :: Monad m => Int -> (a -> m a) -> a -> m (Vector a)
iterateNM n f x = fmap fromList (go n x)
  where
    go k a
      | k <= 0 = return []
      | k == 1 = return [a]
      | otherwise = f a >>= \b -> fmap (a :) (go (k - 1) b)

create :: ST s (MVector s a) -> Vector a
create make = runST (make >>= unsafeFreeze)

createT :: Traversable f => ST s (f (MVector s a)) -> f (Vector a)
createT make = runST (make >>= P.mapM unsafeFreeze)

unfoldr :: (b -> Maybe (a, b)) -> b -> Vector a
unfoldr f b = fromList (List.unfoldr f b)

unfoldrN :: Int -> (b -> Maybe (a, b)) -> b -> Vector a
unfoldrN n f b = fromList (P.take n (List.unfoldr f b))

unfoldrExactN :: Int -> (b -> (a, b)) -> b -> Vector a
unfoldrExactN n f b = unfoldrN n (Just . f) b

constructN, constructrN :: Int -> (Vector a -> a) -> Vector a
constructN n f = go 0 []
  where go k done = let v = fromList (P.reverse done) in if k >= n then v else let x = f v in go (k + 1) (x : done)
constructrN n f = go 0 []
  where go k done = let v = fromList done in if k >= n then v else let x = f v in go (k + 1) (x : done)

enumFromN :: Num a => a -> Int -> Vector a
enumFromN x n = enumFromStepN x 1 n

enumFromStepN :: Num a => a -> a -> Int -> Vector a
enumFromStepN x y n = fromList (P.take n (P.iterate (+ y) x))

enumFromTo :: Enum a => a -> a -> Vector a
enumFromTo a b = fromList [a .. b]

enumFromThenTo :: Enum a => a -> a -> a -> Vector a
enumFromThenTo a b c = fromList [a, b .. c]

cons :: a -> Vector a -> Vector a
cons x v = I.fromList (length v + 1) (x : toList v)

snoc :: Vector a -> a -> Vector a
snoc v x = I.fromList (length v + 1) (toList v P.++ [x])

(++) :: Vector a -> Vector a -> Vector a
v ++ w = I.fromList (length v + length w) (toList v P.++ toList w)

concat :: [Vector a] -> Vector a
concat vs = fromList (P.concatMap toList vs)

force :: Vector a -> Vector a
force v = v

(//), unsafeUpd :: Vector a -> [(Int, a)] -> Vector a
v // ies = modify (\m -> P.mapM_ (\(i, e) -> I.write m (I.checked "(//)" i (length v)) e) ies) v
unsafeUpd v ies = v // ies

update, unsafeUpdate :: Vector a -> Vector (Int, a) -> Vector a
update v ies = v // toList ies
unsafeUpdate v ies = update v ies

update_ :: Vector a -> Vector Int -> Vector a -> Vector a
update_ v is es = v // P.zip (toList is) (toList es)

accum, unsafeAccum :: (a -> b -> a) -> Vector a -> [(Int, b)] -> Vector a
accum f v ibs = modify (\m -> P.mapM_ (\(i, b) -> let k = I.checked "accum" i (length v) in I.read m k >>= \a -> I.write m k (f a b)) ibs) v
unsafeAccum f v ibs = accum f v ibs

accumulate :: (a -> b -> a) -> Vector a -> Vector (Int, b) -> Vector a
accumulate f v ibs = accum f v (toList ibs)

accumulate_ :: (a -> b -> a) -> Vector a -> Vector Int -> Vector b -> Vector a
accumulate_ f v is bs = accum f v (P.zip (toList is) (toList bs))

reverse :: Vector a -> Vector a
reverse v = I.fromList (length v) (P.reverse (toList v))

backpermute, unsafeBackpermute :: Vector a -> Vector Int -> Vector a
backpermute v is = fromList [v ! i | i <- toList is]
unsafeBackpermute v is = backpermute v is

modify :: (MVector s a -> ST s ()) -> Vector a -> Vector a
modify f v = runST (thaw v >>= \m -> f m >> unsafeFreeze m)

indexed :: Vector a -> Vector (Int, a)
indexed v = imap (,) v

map :: (a -> b) -> Vector a -> Vector b
map f v = I.fromList (length v) (P.map f (toList v))

imap :: (Int -> a -> b) -> Vector a -> Vector b
imap f v = I.fromList (length v) (P.zipWith f [0 ..] (toList v))

concatMap :: (a -> Vector b) -> Vector a -> Vector b
concatMap f v = fromList (P.concatMap (toList . f) (toList v))

mapM :: Monad m => (a -> m b) -> Vector a -> m (Vector b)
mapM f v = fmap fromList (P.mapM f (toList v))

imapM :: Monad m => (Int -> a -> m b) -> Vector a -> m (Vector b)
imapM f v = fmap fromList (M.zipWithM f [0 ..] (toList v))

mapM_ :: Monad m => (a -> m b) -> Vector a -> m ()
mapM_ f v = P.mapM_ f (toList v)

imapM_ :: Monad m => (Int -> a -> m b) -> Vector a -> m ()
imapM_ f v = M.zipWithM_ f [0 ..] (toList v)

forM :: Monad m => Vector a -> (a -> m b) -> m (Vector b)
forM v f = mapM f v

forM_ :: Monad m => Vector a -> (a -> m b) -> m ()
forM_ v f = mapM_ f v

iforM :: Monad m => Vector a -> (Int -> a -> m b) -> m (Vector b)
iforM v f = imapM f v

iforM_ :: Monad m => Vector a -> (Int -> a -> m b) -> m ()
iforM_ v f = imapM_ f v

zipWith :: (a -> b -> c) -> Vector a -> Vector b -> Vector c
zipWith f a b = fromList (P.zipWith f (toList a) (toList b))

zipWith3 :: (a -> b -> c -> d) -> Vector a -> Vector b -> Vector c -> Vector d
zipWith3 f a b c = fromList (P.zipWith3 f (toList a) (toList b) (toList c))

zipWith4 :: (a -> b -> c -> d -> e) -> Vector a -> Vector b -> Vector c -> Vector d -> Vector e
zipWith4 f a b c d = fromList (List.zipWith4 f (toList a) (toList b) (toList c) (toList d))

zipWith5 :: (a -> b -> c -> d -> e -> f) -> Vector a -> Vector b -> Vector c -> Vector d -> Vector e -> Vector f
zipWith5 f a b c d e = fromList (List.zipWith5 f (toList a) (toList b) (toList c) (toList d) (toList e))

izipWith :: (Int -> a -> b -> c) -> Vector a -> Vector b -> Vector c
izipWith f a b = fromList (P.zipWith3 f [0 ..] (toList a) (toList b))

izipWith3 :: (Int -> a -> b -> c -> d) -> Vector a -> Vector b -> Vector c -> Vector d
izipWith3 f a b c = fromList (List.zipWith4 f [0 ..] (toList a) (toList b) (toList c))

zip :: Vector a -> Vector b -> Vector (a, b)
zip a b = fromList (P.zip (toList a) (toList b))

zip3 :: Vector a -> Vector b -> Vector c -> Vector (a, b, c)
zip3 a b c = fromList (P.zip3 (toList a) (toList b) (toList c))

zip4 :: Vector a -> Vector b -> Vector c -> Vector d -> Vector (a, b, c, d)
zip4 a b c d = fromList (List.zip4 (toList a) (toList b) (toList c) (toList d))

zipWithM :: Monad m => (a -> b -> m c) -> Vector a -> Vector b -> m (Vector c)
zipWithM f a b = fmap fromList (M.zipWithM f (toList a) (toList b))

izipWithM :: Monad m => (Int -> a -> b -> m c) -> Vector a -> Vector b -> m (Vector c)
izipWithM f a b = fmap fromList (P.sequence (P.zipWith3 f [0 ..] (toList a) (toList b)))

zipWithM_ :: Monad m => (a -> b -> m c) -> Vector a -> Vector b -> m ()
zipWithM_ f a b = M.zipWithM_ f (toList a) (toList b)

izipWithM_ :: Monad m => (Int -> a -> b -> m c) -> Vector a -> Vector b -> m ()
izipWithM_ f a b = P.sequence_ (P.zipWith3 f [0 ..] (toList a) (toList b))

unzip :: Vector (a, b) -> (Vector a, Vector b)
unzip v = (map fst v, map snd v)

unzip3 :: Vector (a, b, c) -> (Vector a, Vector b, Vector c)
unzip3 v = (map (\(a, _, _) -> a) v, map (\(_, b, _) -> b) v, map (\(_, _, c) -> c) v)

filter, takeWhile, dropWhile :: (a -> Bool) -> Vector a -> Vector a
filter p v = fromList (P.filter p (toList v))
takeWhile p v = take (P.length (P.takeWhile p (toList v))) v
dropWhile p v = drop (P.length (P.takeWhile p (toList v))) v

ifilter :: (Int -> a -> Bool) -> Vector a -> Vector a
ifilter p v = fromList [x | (i, x) <- P.zip [0 ..] (toList v), p i x]

filterM :: Monad m => (a -> m Bool) -> Vector a -> m (Vector a)
filterM p v = fmap fromList (M.filterM p (toList v))

uniq :: Eq a => Vector a -> Vector a
uniq v = fromList (P.map P.head (List.group (toList v)))

mapMaybe :: (a -> Maybe b) -> Vector a -> Vector b
mapMaybe f v = fromList (Maybe.mapMaybe f (toList v))

imapMaybe :: (Int -> a -> Maybe b) -> Vector a -> Vector b
imapMaybe f v = fromList (Maybe.catMaybes (P.zipWith f [0 ..] (toList v)))

partition, unstablePartition, span, break :: (a -> Bool) -> Vector a -> (Vector a, Vector a)
partition p v = (filter p v, filter (not . p) v)
unstablePartition p v = partition p v
span p v = splitAt (P.length (P.takeWhile p (toList v))) v
break p v = span (not . p) v

partitionWith :: (a -> Either b c) -> Vector a -> (Vector b, Vector c)
partitionWith f v = (fromList [b | Left b <- es], fromList [c | Right c <- es])
  where es = P.map f (toList v)

elem, notElem :: Eq a => a -> Vector a -> Bool
elem x v = P.elem x (toList v)
notElem x v = P.notElem x (toList v)

find :: (a -> Bool) -> Vector a -> Maybe a
find p v = List.find p (toList v)

findIndex :: (a -> Bool) -> Vector a -> Maybe Int
findIndex p v = List.findIndex p (toList v)

findIndices :: (a -> Bool) -> Vector a -> Vector Int
findIndices p v = fromList (List.findIndices p (toList v))

elemIndex :: Eq a => a -> Vector a -> Maybe Int
elemIndex x v = List.elemIndex x (toList v)

elemIndices :: Eq a => a -> Vector a -> Vector Int
elemIndices x v = fromList (List.elemIndices x (toList v))

foldl, foldl' :: (a -> b -> a) -> a -> Vector b -> a
foldl f z v = List.foldl f z (toList v)
foldl' f z v = List.foldl' f z (toList v)

foldr, foldr' :: (a -> b -> b) -> b -> Vector a -> b
foldr f z v = List.foldr f z (toList v)
foldr' f z v = List.foldl' (flip f) z (P.reverse (toList v))

foldl1, foldl1', foldr1, foldr1' :: (a -> a -> a) -> Vector a -> a
foldl1 f v = List.foldl1 f (I.nonEmpty "foldl1" (toList v))
foldl1' f v = List.foldl1' f (I.nonEmpty "foldl1'" (toList v))
foldr1 f v = List.foldr1 f (I.nonEmpty "foldr1" (toList v))
foldr1' f v = List.foldl1' (flip f) (P.reverse (I.nonEmpty "foldr1'" (toList v)))

ifoldl, ifoldl' :: (a -> Int -> b -> a) -> a -> Vector b -> a
ifoldl f z v = List.foldl (\a (i, b) -> f a i b) z (P.zip [0 ..] (toList v))
ifoldl' f z v = List.foldl' (\a (i, b) -> f a i b) z (P.zip [0 ..] (toList v))

ifoldr, ifoldr' :: (Int -> a -> b -> b) -> b -> Vector a -> b
ifoldr f z v = List.foldr (\(i, a) b -> f i a b) z (P.zip [0 ..] (toList v))
ifoldr' f z v = List.foldl' (\b (i, a) -> f i a b) z (P.reverse (P.zip [0 ..] (toList v)))

foldMap, foldMap' :: Monoid m => (a -> m) -> Vector a -> m
foldMap f v = F.foldMap f (toList v)
foldMap' f v = List.foldl' (\m a -> m <> f a) mempty (toList v)

all, any :: (a -> Bool) -> Vector a -> Bool
all p v = P.all p (toList v)
any p v = P.any p (toList v)

and, or :: Vector Bool -> Bool
and v = P.and (toList v)
or v = P.or (toList v)

sum, product :: Num a => Vector a -> a
sum v = List.foldl' (+) 0 (toList v)
product v = List.foldl' (*) 1 (toList v)

maximum, minimum :: Ord a => Vector a -> a
maximum v = List.foldl1' max (I.nonEmpty "maximum" (toList v))
minimum v = List.foldl1' min (I.nonEmpty "minimum" (toList v))

maximumBy, minimumBy :: (a -> a -> Ordering) -> Vector a -> a
maximumBy f v = List.foldl1' (\a b -> if f a b == GT then a else b) (I.nonEmpty "maximumBy" (toList v))
minimumBy f v = List.foldl1' (\a b -> if f a b == GT then b else a) (I.nonEmpty "minimumBy" (toList v))

maxIndex, minIndex :: Ord a => Vector a -> Int
maxIndex v = maxIndexBy compare v
minIndex v = minIndexBy compare v

maxIndexBy, minIndexBy :: (a -> a -> Ordering) -> Vector a -> Int
maxIndexBy f v = fst (List.foldl1' (\a b -> if f (snd a) (snd b) == LT then b else a) (I.nonEmpty "maxIndexBy" (P.zip [0 ..] (toList v))))
minIndexBy f v = fst (List.foldl1' (\a b -> if f (snd a) (snd b) == GT then b else a) (I.nonEmpty "minIndexBy" (P.zip [0 ..] (toList v))))

foldM, foldM' :: Monad m => (a -> b -> m a) -> a -> Vector b -> m a
foldM f z v = M.foldM f z (toList v)
foldM' f z v = z `seq` M.foldM (\a b -> f a b >>= \c -> c `seq` return c) z (toList v)

ifoldM, ifoldM' :: Monad m => (a -> Int -> b -> m a) -> a -> Vector b -> m a
ifoldM f z v = M.foldM (\a (i, b) -> f a i b) z (P.zip [0 ..] (toList v))
ifoldM' f z v = z `seq` M.foldM (\a (i, b) -> f a i b >>= \c -> c `seq` return c) z (P.zip [0 ..] (toList v))

fold1M, fold1M' :: Monad m => (a -> a -> m a) -> Vector a -> m a
fold1M f v = M.foldM f (head v) (P.tail (toList v))
fold1M' f v = foldM' f (head v) (tail v)

foldM_, foldM'_ :: Monad m => (a -> b -> m a) -> a -> Vector b -> m ()
foldM_ f z v = foldM f z v >> return ()
foldM'_ f z v = foldM' f z v >> return ()

ifoldM_, ifoldM'_ :: Monad m => (a -> Int -> b -> m a) -> a -> Vector b -> m ()
ifoldM_ f z v = ifoldM f z v >> return ()
ifoldM'_ f z v = ifoldM' f z v >> return ()

prescanl, prescanl', postscanl, postscanl', scanl, scanl' :: (a -> b -> a) -> a -> Vector b -> Vector a
prescanl f z v = I.fromList (length v) (P.scanl f z (toList v))
prescanl' f z v = I.fromList (length v) (List.scanl' f z (toList v))
postscanl f z v = I.fromList (length v) (P.drop 1 (P.scanl f z (toList v)))
postscanl' f z v = I.fromList (length v) (P.drop 1 (List.scanl' f z (toList v)))
scanl f z v = I.fromList (length v + 1) (P.scanl f z (toList v))
scanl' f z v = I.fromList (length v + 1) (List.scanl' f z (toList v))

iscanl, iscanl' :: (Int -> a -> b -> a) -> a -> Vector b -> Vector a
iscanl f z v = fromList (P.scanl (\a (i, b) -> f i a b) z (P.zip [0 ..] (toList v)))
iscanl' f z v = fromList (List.scanl' (\a (i, b) -> f i a b) z (P.zip [0 ..] (toList v)))

scanl1, scanl1', scanr1, scanr1' :: (a -> a -> a) -> Vector a -> Vector a
scanl1 f v = fromList (P.scanl1 f (toList v))
scanl1' f v = fromList (P.scanl1 f (toList v))
scanr1 f v = fromList (P.scanr1 f (toList v))
scanr1' f v = fromList (P.scanr1 f (toList v))

prescanr, prescanr', postscanr, postscanr', scanr, scanr' :: (a -> b -> b) -> b -> Vector a -> Vector b
prescanr f z v = fromList (P.drop 1 (P.scanr f z (toList v)))
prescanr' f z v = prescanr f z v
postscanr f z v = fromList (P.init (P.scanr f z (toList v)))
postscanr' f z v = postscanr f z v
scanr f z v = fromList (P.scanr f z (toList v))
scanr' f z v = scanr f z v

freeze, unsafeFreeze :: PrimMonad m => MVector (PrimState m) a -> m (Vector a)
freeze m = primIO (I.freeze m)
unsafeFreeze m = primIO (I.unsafeFreeze m)

thaw, unsafeThaw :: PrimMonad m => Vector a -> m (MVector (PrimState m) a)
thaw v = primIO (I.thaw v)
unsafeThaw v = thaw v

copy :: PrimMonad m => MVector (PrimState m) a -> Vector a -> m ()
copy m v = primIO (P.sequence_ [I.writeAt m i x | (i, x) <- P.zip [0 ..] (toList v)])

catMaybes :: Vector (Maybe a) -> Vector a
catMaybes v = mapMaybe id v

sequence :: Monad m => Vector (m a) -> m (Vector a)
sequence v = mapM id v

sequence_ :: Monad m => Vector (m a) -> m ()
sequence_ v = mapM_ id v

toArray :: Vector a -> Array Int a
toArray v = Array.listArray (0, length v - 1) (toList v)

fromArray :: Array Int a -> Vector a
fromArray a = fromList (Array.elems a)

eqBy :: (a -> b -> Bool) -> Vector a -> Vector b -> Bool
eqBy f v w = length v == length w && P.and (P.zipWith f (toList v) (toList w))

cmpBy :: (a -> b -> Ordering) -> Vector a -> Vector b -> Ordering
cmpBy f v w = mconcat (P.zipWith f (toList v) (toList w)) <> compare (length v) (length w)
