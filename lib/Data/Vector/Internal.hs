{-# LANGUAGE MultiParamTypeClasses, FlexibleInstances #-}
-- | What vectors are made of: a piece of an array of the reducer.
module Data.Vector.Internal where

import Prelude hiding (length, read)
import Control.Applicative (Alternative(..))
import Control.DeepSeq (NFData(..))
import Control.Monad (MonadPlus(..), ap)
import Control.Monad.Fail (MonadFail(..))
import Control.Monad.Primitive (PrimMonad(..))
import Control.Monad.Zip (MonadZip(..))
import Data.Complex (Complex(..))
import qualified Data.Foldable as F
import Data.Int
import Data.Word
import Inquest.Array
import Inquest.Builtin (PrimArray, PrimMutArray)

-- | Where it begins, how long it is, the array.
data Vector a = Vector !Int !Int !(PrimArray a)

-- | The same with elements that are evaluated.
data UVector a = UVector !Int !Int !(PrimArray a)

data MVector s a = MVector !Int !Int !(PrimMutArray a)

class Unbox a where
  -- | What is in a new one.
  unboxZero :: a
instance Unbox Bool where
  unboxZero = False
instance Unbox Char where
  unboxZero = '\0'
instance Unbox Int where
  unboxZero = 0
instance Unbox Word where
  unboxZero = 0
instance Unbox Double where
  unboxZero = 0
instance Unbox Float where
  unboxZero = 0
instance Unbox Int8 where
  unboxZero = 0
instance Unbox Int16 where
  unboxZero = 0
instance Unbox Int32 where
  unboxZero = 0
instance Unbox Int64 where
  unboxZero = 0
instance Unbox Word8 where
  unboxZero = 0
instance Unbox Word16 where
  unboxZero = 0
instance Unbox Word32 where
  unboxZero = 0
instance Unbox Word64 where
  unboxZero = 0
instance Unbox () where
  unboxZero = ()
instance (Unbox a) => Unbox (Complex a) where
  unboxZero = unboxZero :+ unboxZero
instance (Unbox a, Unbox b) => Unbox (a, b) where
  unboxZero = (unboxZero, unboxZero)
instance (Unbox a, Unbox b, Unbox c) => Unbox (a, b, c) where
  unboxZero = (unboxZero, unboxZero, unboxZero)
instance (Unbox a, Unbox b, Unbox c, Unbox d) => Unbox (a, b, c, d) where
  unboxZero = (unboxZero, unboxZero, unboxZero, unboxZero)

length :: Vector a -> Int
length (Vector _ n _) = n

lengthU :: UVector a -> Int
lengthU (UVector _ n _) = n

index :: Vector a -> Int -> a
index (Vector o _ a) i = primArrayIndex a (o + i)

indexU :: UVector a -> Int -> a
indexU (UVector o _ a) i = primArrayIndex a (o + i)

sliceOf :: Int -> Int -> Vector a -> Vector a
sliceOf i n (Vector o _ a) = Vector (o + i) n a

sliceOfU :: Int -> Int -> UVector a -> UVector a
sliceOfU i n (UVector o _ a) = UVector (o + i) n a

-- | The elements as they are, evaluated or not.
toList :: Vector a -> [a]
toList (Vector o n a) = elemsFrom a o (o + n)

toListU :: UVector a -> [a]
toListU (UVector o n a) = elemsFrom a o (o + n)

fromList :: Int -> [a] -> Vector a
fromList n xs = Vector 0 n (primArrayFromList n xs)

fromListU :: Int -> [a] -> UVector a
fromListU n xs = seqAll xs `seq` UVector 0 n (primArrayFromList n xs)

seqAll :: [a] -> ()
seqAll [] = ()
seqAll (x : xs) = x `seq` seqAll xs

outOfBounds :: String -> Int -> Int -> a
outOfBounds function i n = error ("index out of bounds " ++ show (i, n))

badSlice :: Int -> Int -> Int -> a
badSlice i n size = error ("invalid slice " ++ show (i, n, size))

emptyVector :: String -> a
emptyVector _ = error "emptyVector"

nonEmpty :: String -> [a] -> [a]
nonEmpty function [] = emptyVector function
nonEmpty _ xs = xs

checked :: String -> Int -> Int -> Int
checked function i n
  | i >= 0 && i < n = i
  | otherwise = outOfBounds function i n

-- ---------------------------------------------------------------------------------------------- mutable ones

readAt :: MVector s a -> Int -> IO a
readAt (MVector o _ m) i = primMutArrayReadAt m (o + i) i

writeAt :: MVector s a -> Int -> a -> IO ()
writeAt (MVector o _ m) i x = primMutArrayWriteAt m (o + i) x i

read :: PrimMonad m => MVector (PrimState m) a -> Int -> m a
read m i = primIO (readAt m i)

write :: PrimMonad m => MVector (PrimState m) a -> Int -> a -> m ()
write m i x = primIO (writeAt m i x)

newIO :: Int -> a -> IO (MVector s a)
newIO n x = fmap (MVector 0 n) (primMutArrayNew n x)

-- | The elements now.
elementsIO :: MVector s a -> IO [a]
elementsIO m@(MVector _ n _) = mapM (readAt m) [0 .. n - 1]

freeze, unsafeFreeze :: MVector s a -> IO (Vector a)
freeze m@(MVector _ n _) = elementsIO m >>= \xs -> let v = fromList n xs in v `seq` return v
unsafeFreeze (MVector o n m) = fmap (Vector o n) (primMutArrayUnsafeFreeze m)

freezeU, unsafeFreezeU :: MVector s a -> IO (UVector a)
freezeU m@(MVector _ n _) = elementsIO m >>= \xs -> let v = fromListU n xs in v `seq` return v
unsafeFreezeU (MVector o n m) = fmap (UVector o n) (primMutArrayUnsafeFreeze m)

thaw :: Vector a -> IO (MVector s a)
thaw v@(Vector _ n _) = fmap (MVector 0 n) (primArrayThaw (primArrayFromList n (toList v)))

thawU :: UVector a -> IO (MVector s a)
thawU v@(UVector _ n _) = fmap (MVector 0 n) (primArrayThaw (primArrayFromList n (toListU v)))

-- ---------------------------------------------------------------------------------------------- instances

instance Eq a => Eq (Vector a) where
  v == w = length v == length w && toList v == toList w
instance Ord a => Ord (Vector a) where
  compare v w = compare (toList v) (toList w)
instance Show a => Show (Vector a) where
  showsPrec d v = showsPrec d (toList v)
instance Read a => Read (Vector a) where
  readsPrec d s = [(listed xs, t) | (xs, t) <- readsPrec d s]
instance Semigroup (Vector a) where
  v <> w = fromList (length v + length w) (toList v ++ toList w)
instance Monoid (Vector a) where
  mempty = listed []
  mconcat vs = listed (concatMap toList vs)
instance Functor Vector where
  fmap f v = fromList (length v) (map f (toList v))
instance Foldable Vector where
  foldr f z v = foldr f z (toList v)
  foldl f z v = foldl f z (toList v)
  foldl' f z v = F.foldl' f z (toList v)
  toList = toList
  length = length
  null v = length v == 0
instance Traversable Vector where
  traverse f v = fmap (fromList (length v)) (traverse f (toList v))
instance Applicative Vector where
  pure x = listed [x]
  (<*>) = ap
instance Monad Vector where
  v >>= f = listed (concatMap (toList . f) (toList v))
instance MonadFail Vector where
  fail _ = listed []
instance Alternative Vector where
  empty = listed []
  (<|>) = (<>)
instance MonadPlus Vector
instance MonadZip Vector where
  mzipWith f v w = listed (zipWith f (toList v) (toList w))
instance NFData a => NFData (Vector a) where
  rnf v = rnf (toList v)

-- | What can be converted into each other.
class Convertible v a where
  elementsOf :: v a -> [a]
  ofElements :: [a] -> v a
instance Convertible Vector a where
  elementsOf v = toList v
  ofElements xs = listed xs
instance Unbox a => Convertible UVector a where
  elementsOf v = toListU v
  ofElements xs = listedU xs

convert :: (Convertible v a, Convertible w a) => v a -> w a
convert v = ofElements (elementsOf v)

listed :: [a] -> Vector a
listed xs = fromList (F.length xs) xs

listedU :: [a] -> UVector a
listedU xs = fromListU (F.length xs) xs

instance Eq a => Eq (UVector a) where
  v == w = lengthU v == lengthU w && toListU v == toListU w
instance Ord a => Ord (UVector a) where
  compare v w = compare (toListU v) (toListU w)
instance Show a => Show (UVector a) where
  showsPrec d v = showsPrec d (toListU v)
instance (Read a, Unbox a) => Read (UVector a) where
  readsPrec d s = [(listedU xs, t) | (xs, t) <- readsPrec d s]
instance Semigroup (UVector a) where
  v <> w = fromListU (lengthU v + lengthU w) (toListU v ++ toListU w)
instance Monoid (UVector a) where
  mempty = listedU []
instance NFData (UVector a) where
  rnf v = v `seq` ()
