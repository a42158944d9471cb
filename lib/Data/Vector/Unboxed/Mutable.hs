-- | Vectors that can be changed, whose elements are evaluated.
module Data.Vector.Unboxed.Mutable
  ( MVector, IOVector, STVector, Unbox, PrimMonad, PrimState, RealWorld, length, null, slice, init, tail, take, drop, splitAt
  , unsafeSlice, unsafeInit, unsafeTail, unsafeTake, unsafeDrop, overlaps, new, unsafeNew, replicate, replicateM, generate
  , generateM, clone, grow, unsafeGrow, clear, read, readMaybe, write, modify, modifyM, modify', modifyM', swap, exchange
  , unsafeRead, unsafeWrite, unsafeModify, unsafeModify', unsafeSwap, unsafeExchange, mapM_, imapM_, forM_, iforM_, foldl
  , foldl', foldM, foldM', foldr, foldr', foldrM, ifoldl, ifoldl', ifoldM, nextPermutation, set, copy, move, unsafeCopy
  , unsafeMove
  ) where

import Prelude hiding (drop, foldl, foldr, init, length, mapM_, null, read, replicate, splitAt, tail, take)
import qualified Prelude as P
import qualified Control.Monad as M
import Control.Monad.Primitive
import qualified Data.Foldable as F
import qualified Data.List as List
import Data.Vector.Internal (MVector(..), Unbox(..))
import qualified Data.Vector.Internal as I

type IOVector = MVector RealWorld
type STVector s = MVector s

length :: Unbox a => MVector s a -> Int
length (MVector _ n _) = n

null :: Unbox a => MVector s a -> Bool
null m = length m == 0

slice, unsafeSlice :: Unbox a => Int -> Int -> MVector s a -> MVector s a
slice i n (MVector o size a)
  | i >= 0 && n >= 0 && i + n <= size = MVector (o + i) n a
  | otherwise = I.badSlice i n size
unsafeSlice i n m = slice i n m

take, drop, unsafeTake, unsafeDrop :: Unbox a => Int -> MVector s a -> MVector s a
take n m = slice 0 (max 0 (min n (length m))) m
drop n m = let k = max 0 (min n (length m)) in slice k (length m - k) m
unsafeTake n m = take n m
unsafeDrop n m = drop n m

init, tail, unsafeInit, unsafeTail :: Unbox a => MVector s a -> MVector s a
init m = slice 0 (length m - 1) m
tail m = slice 1 (length m - 1) m
unsafeInit m = init m
unsafeTail m = tail m

splitAt :: Unbox a => Int -> MVector s a -> (MVector s a, MVector s a)
splitAt n m = (take n m, drop n m)

overlaps :: Unbox a => MVector s a -> MVector s a -> Bool
overlaps (MVector o n _) (MVector p k _) = o < p + k && p < o + n

new, unsafeNew :: (Unbox a, PrimMonad m) => Int -> m (MVector (PrimState m) a)
new n = primIO (I.newIO n unboxZero)
unsafeNew n = new n

replicate :: (Unbox a, PrimMonad m) => Int -> a -> m (MVector (PrimState m) a)
replicate n x = x `seq` primIO (I.newIO (max 0 n) x)

replicateM :: (Unbox a, PrimMonad m) => Int -> m a -> m (MVector (PrimState m) a)
replicateM n make = generateM n (const make)

generate :: (Unbox a, PrimMonad m) => Int -> (Int -> a) -> m (MVector (PrimState m) a)
generate n f = generateM n (return . f)

generateM :: (Unbox a, PrimMonad m) => Int -> (Int -> m a) -> m (MVector (PrimState m) a)
generateM n f = do
  m <- new (max 0 n)
  P.mapM_ (\i -> f i >>= \x -> write m i x) [0 .. n - 1]
  return m

clone :: (Unbox a, PrimMonad m) => MVector (PrimState m) a -> m (MVector (PrimState m) a)
clone m = generateM (length m) (read m)

grow, unsafeGrow :: (Unbox a, PrimMonad m) => MVector (PrimState m) a -> Int -> m (MVector (PrimState m) a)
grow m k = do
  larger <- new (length m + k)
  P.mapM_ (\i -> read m i >>= \x -> write larger i x) [0 .. length m - 1]
  return larger
unsafeGrow m k = grow m k

clear :: (Unbox a, PrimMonad m) => MVector (PrimState m) a -> m ()
clear _ = return ()

read, unsafeRead :: (Unbox a, PrimMonad m) => MVector (PrimState m) a -> Int -> m a
read m i = primIO (I.readAt m (I.checked "read" i (length m)))
unsafeRead m i = read m i

readMaybe :: (Unbox a, PrimMonad m) => MVector (PrimState m) a -> Int -> m (Maybe a)
readMaybe m i = if i >= 0 && i < length m then fmap Just (read m i) else return Nothing

write, unsafeWrite :: (Unbox a, PrimMonad m) => MVector (PrimState m) a -> Int -> a -> m ()
write m i x = x `seq` primIO (I.writeAt m (I.checked "write" i (length m)) x)
unsafeWrite m i x = write m i x

modify, modify', unsafeModify, unsafeModify' :: (Unbox a, PrimMonad m) => MVector (PrimState m) a -> (a -> a) -> Int -> m ()
modify m f i = read m i >>= \x -> write m i $! f x
modify' m f i = read m i >>= \x -> write m i $! f x
unsafeModify m f i = modify m f i
unsafeModify' m f i = modify' m f i

modifyM, modifyM' :: (Unbox a, PrimMonad m) => MVector (PrimState m) a -> (a -> m a) -> Int -> m ()
modifyM m f i = read m i >>= f >>= \x -> write m i x
modifyM' m f i = read m i >>= f >>= \x -> x `seq` write m i x

swap, unsafeSwap :: (Unbox a, PrimMonad m) => MVector (PrimState m) a -> Int -> Int -> m ()
swap m i j = do
  x <- read m i
  y <- read m j
  write m i y
  write m j x
unsafeSwap m i j = swap m i j

exchange, unsafeExchange :: (Unbox a, PrimMonad m) => MVector (PrimState m) a -> Int -> a -> m a
exchange m i x = read m i >>= \old -> write m i x >> return old
unsafeExchange m i x = exchange m i x

elements :: (Unbox a, PrimMonad m) => MVector (PrimState m) a -> m [a]
elements m = primIO (I.elementsIO m)

mapM_ :: (Unbox a, PrimMonad m) => (a -> m b) -> MVector (PrimState m) a -> m ()
mapM_ f m = P.mapM_ (\i -> read m i >>= f) [0 .. length m - 1]

imapM_ :: (Unbox a, PrimMonad m) => (Int -> a -> m b) -> MVector (PrimState m) a -> m ()
imapM_ f m = P.mapM_ (\i -> read m i >>= f i) [0 .. length m - 1]

forM_ :: (Unbox a, PrimMonad m) => MVector (PrimState m) a -> (a -> m b) -> m ()
forM_ m f = mapM_ f m

iforM_ :: (Unbox a, PrimMonad m) => MVector (PrimState m) a -> (Int -> a -> m b) -> m ()
iforM_ m f = imapM_ f m

foldl, foldl' :: (Unbox a, PrimMonad m) => (b -> a -> b) -> b -> MVector (PrimState m) a -> m b
foldl f z m = fmap (List.foldl f z) (elements m)
foldl' f z m = elements m >>= \xs -> return $! F.foldl' f z xs

foldr, foldr' :: (Unbox a, PrimMonad m) => (a -> b -> b) -> b -> MVector (PrimState m) a -> m b
foldr f z m = fmap (List.foldr f z) (elements m)
foldr' f z m = elements m >>= \xs -> return $! F.foldl' (flip f) z (reverse xs)

ifoldl, ifoldl' :: (Unbox a, PrimMonad m) => (b -> Int -> a -> b) -> b -> MVector (PrimState m) a -> m b
ifoldl f z m = fmap (List.foldl (\b (i, a) -> f b i a) z . zip [0 ..]) (elements m)
ifoldl' f z m = elements m >>= \xs -> return $! F.foldl' (\b (i, a) -> f b i a) z (zip [0 ..] xs)

foldM, foldM' :: (Unbox a, PrimMonad m) => (b -> a -> m b) -> b -> MVector (PrimState m) a -> m b
foldM f z m = M.foldM (\b i -> read m i >>= f b) z [0 .. length m - 1]
foldM' f z m = z `seq` M.foldM (\b i -> read m i >>= f b >>= \c -> c `seq` return c) z [0 .. length m - 1]

foldrM :: (Unbox a, PrimMonad m) => (a -> b -> m b) -> b -> MVector (PrimState m) a -> m b
foldrM f z m = M.foldM (\b i -> read m i >>= \a -> f a b) z [length m - 1, length m - 2 .. 0]

ifoldM :: (Unbox a, PrimMonad m) => (b -> Int -> a -> m b) -> b -> MVector (PrimState m) a -> m b
ifoldM f z m = M.foldM (\b i -> read m i >>= f b i) z [0 .. length m - 1]

-- | False: it was the last one, and stays.
nextPermutation :: (Unbox a, PrimMonad m, Ord a) => MVector (PrimState m) a -> m Bool
nextPermutation m = do
  xs <- elements m
  let ascents = [i | (i, a, b) <- zip3 [0 ..] xs (P.drop 1 xs), a < b]
  case ascents of
    [] -> return False
    _ -> do
      let i = last ascents
          x = xs !! i
          j = last [k | (k, y) <- zip [0 ..] xs, k > i, y > x]
      swap m i j
      ys <- elements m
      P.mapM_ (\(k, y) -> write m k y) (zip [i + 1 ..] (reverse (P.drop (i + 1) ys)))
      return True

set :: (Unbox a, PrimMonad m) => MVector (PrimState m) a -> a -> m ()
set m x = P.mapM_ (\i -> write m i x) [0 .. length m - 1]

-- | The first becomes what the second is.
copy, move, unsafeCopy, unsafeMove :: (Unbox a, PrimMonad m) => MVector (PrimState m) a -> MVector (PrimState m) a -> m ()
copy m from
  | length m /= length from = error "copy: length mismatch"
  | otherwise = elements from >>= \xs -> P.mapM_ (\(i, x) -> write m i x) (zip [0 ..] xs)
move m from = copy m from
unsafeCopy m from = copy m from
unsafeMove m from = copy m from
