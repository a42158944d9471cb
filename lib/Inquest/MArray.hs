{-# LANGUAGE KindSignatures #-}
-- | Mutable and unboxed arrays. The package array has classes of several parameters for them; here the array type names
-- the monad it lives in and whether its elements are evaluated when stored, and one class ranges over each:
--
--   STArray s i e  = MutArray Boxed (ST s) i e        STUArray s i e = MutArray Unboxed (ST s) i e
--   IOArray i e    = MutArray Boxed IO i e            IOUArray i e   = MutArray Unboxed IO i e
module Inquest.MArray where

import Prelude
import Data.Foldable (Foldable(..))
import Data.Ix
import Inquest.Array (Array(..))
import qualified Inquest.Array as A
import Inquest.Builtin (PrimArray, PrimMutArray)
import Inquest.ST (ST, unsafeIOToST)

infixl 9 !, //

foreign import prim "mutArrayFreeze" primMutArrayFreeze :: PrimMutArray a -> IO (PrimArray a)

data Boxed
data Unboxed

data MutArray u (m :: * -> *) i e = MutArray !i !i !Int !(PrimMutArray e)

type STArray s = MutArray Boxed (ST s)
type STUArray s = MutArray Unboxed (ST s)
type IOArray = MutArray Boxed IO
type IOUArray = MutArray Unboxed IO

-- | The monads of mutable arrays.
class Monad m => ArrayMonad m where
  liftPrim :: IO a -> m a
instance ArrayMonad IO where
  liftPrim m = m
instance ArrayMonad (ST s) where
  liftPrim m = unsafeIOToST m

-- | How an element is stored. The first argument only names the kind.
class ArrayKind u where
  store :: MutArray u m i e -> Int -> e -> IO ()
instance ArrayKind Boxed where
  store (MutArray _ _ _ a) k x = A.primMutArrayWrite a k x
instance ArrayKind Unboxed where
  store (MutArray _ _ _ a) k x = x `seq` A.primMutArrayWrite a k x

-- ----------------------------------------------------------------------------------------- mutable

newArray :: (ArrayMonad m, Ix i) => (i, i) -> e -> m (MutArray u m i e)
newArray (l, u) x = let n = A.arraySize (l, u) in
  liftPrim (A.primMutArrayNew n x) >>= \a -> return (MutArray l u n a)

newArray_ :: (ArrayMonad m, Ix i) => (i, i) -> m (MutArray u m i e)
newArray_ b = newArray b A.undefinedElement

newListArray :: (ArrayKind u, ArrayMonad m, Ix i) => (i, i) -> [e] -> m (MutArray u m i e)
newListArray b es = newArray_ b >>= \a -> fill a 0 es >> return a

fill :: (ArrayKind u, ArrayMonad m) => MutArray u m i e -> Int -> [e] -> m ()
fill a@(MutArray _ _ n _) k (x : xs) | k < n = liftPrim (store a k x) >> fill a (k + 1) xs
fill _ _ _ = return ()

newGenArray :: (ArrayKind u, ArrayMonad m, Ix i) => (i, i) -> (i -> m e) -> m (MutArray u m i e)
newGenArray b f = newArray_ b >>= \a -> mapM_ (\i -> f i >>= writeArray a i) (range b) >> return a

readArray :: (ArrayMonad m, Ix i) => MutArray u m i e -> i -> m e
readArray (MutArray l u _ a) i = liftPrim (A.primMutArrayRead a (index (l, u) i))

writeArray :: (ArrayKind u, ArrayMonad m, Ix i) => MutArray u m i e -> i -> e -> m ()
writeArray a@(MutArray l u _ _) i x = liftPrim (store a (index (l, u) i) x)

modifyArray, modifyArray' :: (ArrayKind u, ArrayMonad m, Ix i) => MutArray u m i e -> i -> (e -> e) -> m ()
modifyArray a i f = readArray a i >>= \x -> writeArray a i (f x)
modifyArray' a i f = readArray a i >>= \x -> let y = f x in y `seq` writeArray a i y

unsafeRead :: ArrayMonad m => MutArray u m i e -> Int -> m e
unsafeRead (MutArray _ _ _ a) k = liftPrim (A.primMutArrayRead a k)

unsafeWrite :: (ArrayKind u, ArrayMonad m) => MutArray u m i e -> Int -> e -> m ()
unsafeWrite a k x = liftPrim (store a k x)

getBounds :: (ArrayMonad m, Ix i) => MutArray u m i e -> m (i, i)
getBounds (MutArray l u _ _) = return (l, u)

getElems :: (ArrayMonad m, Ix i) => MutArray u m i e -> m [e]
getElems (MutArray _ _ n a) = liftPrim (fmap (\p -> A.elemsFrom p 0 n) (primMutArrayFreeze a))

getAssocs :: (ArrayMonad m, Ix i) => MutArray u m i e -> m [(i, e)]
getAssocs a@(MutArray l u _ _) = getElems a >>= \es -> return (zip (range (l, u)) es)

mapArray :: (ArrayKind u, ArrayMonad m, Ix i) => (e' -> e) -> MutArray u m i e' -> m (MutArray u m i e)
mapArray f a@(MutArray l u _ _) = getElems a >>= \es -> newListArray (l, u) (map f es)

mapIndices :: (ArrayKind u, ArrayMonad m, Ix i, Ix j) => (i, i) -> (i -> j) -> MutArray u m j e -> m (MutArray u m i e)
mapIndices b f a = newGenArray b (\i -> readArray a (f i))

freeze, unsafeFreeze :: (IArray a, ArrayMonad m, Ix i) => MutArray u m i e -> m (a i e)
freeze (MutArray l u n a) = liftPrim (primMutArrayFreeze a) >>= \p -> return (fromBoxed (Array l u n p))
unsafeFreeze (MutArray l u n a) = liftPrim (A.primMutArrayUnsafeFreeze a) >>= \p -> return (fromBoxed (Array l u n p))

thaw, unsafeThaw :: (IArray a, ArrayMonad m, Ix i) => a i e -> m (MutArray u m i e)
thaw a = case toBoxed a of
  Array l u n p -> liftPrim (A.primArrayThaw p) >>= \q -> return (MutArray l u n q)
unsafeThaw a = thaw a

runSTArray :: ST s (STArray s i e) -> Array i e
runSTArray m = primRunST (m >>= \(MutArray l u n a) -> liftPrim (fmap (Array l u n) (A.primMutArrayUnsafeFreeze a)))

runSTUArray :: ST s (STUArray s i e) -> UArray i e
runSTUArray m = UArray (primRunST (m >>= \(MutArray l u n a) -> liftPrim (fmap (Array l u n) (A.primMutArrayUnsafeFreeze a))))

foreign import prim "ioPerform" primRunST :: ST s a -> a

-- --------------------------------------------------------------------------------------- immutable

-- | An array whose elements are evaluated.
newtype UArray i e = UArray (Array i e)

instance (Ix i, Eq e) => Eq (UArray i e) where
  UArray a == UArray b = a == b
instance (Ix i, Ord e) => Ord (UArray i e) where
  compare (UArray a) (UArray b) = compare a b
instance (Ix i, Show i, Show e) => Show (UArray i e) where
  showsPrec d (UArray a) = showsPrec d a

-- | Arrays that are like Array.
class IArray a where
  toBoxed :: a i e -> Array i e
  fromBoxed :: Array i e -> a i e
instance IArray Array where
  toBoxed a = a
  fromBoxed a = a
instance IArray UArray where
  toBoxed (UArray a) = a
  fromBoxed a = foldl' (\u e -> e `seq` u) () a `seq` UArray a

array :: (IArray a, Ix i) => (i, i) -> [(i, e)] -> a i e
array b ies = fromBoxed (A.array b ies)

listArray :: (IArray a, Ix i) => (i, i) -> [e] -> a i e
listArray b es = fromBoxed (A.listArray b es)

genArray :: (IArray a, Ix i) => (i, i) -> (i -> e) -> a i e
genArray b f = fromBoxed (A.listArray b (map f (range b)))

accumArray :: (IArray a, Ix i) => (e -> e' -> e) -> e -> (i, i) -> [(i, e')] -> a i e
accumArray f z b ies = fromBoxed (A.accumArray f z b ies)

(!) :: (IArray a, Ix i) => a i e -> i -> e
a ! i = toBoxed a A.! i

bounds :: (IArray a, Ix i) => a i e -> (i, i)
bounds a = A.bounds (toBoxed a)

indices :: (IArray a, Ix i) => a i e -> [i]
indices a = A.indices (toBoxed a)

elems :: (IArray a, Ix i) => a i e -> [e]
elems a = A.elems (toBoxed a)

assocs :: (IArray a, Ix i) => a i e -> [(i, e)]
assocs a = A.assocs (toBoxed a)

(//) :: (IArray a, Ix i) => a i e -> [(i, e)] -> a i e
a // ies = fromBoxed (toBoxed a A.// ies)

accum :: (IArray a, Ix i) => (e -> e' -> e) -> a i e -> [(i, e')] -> a i e
accum f a ies = fromBoxed (A.accum f (toBoxed a) ies)

amap :: (IArray a, Ix i) => (e' -> e) -> a i e' -> a i e
amap f a = fromBoxed (fmap f (toBoxed a))

ixmap :: (IArray a, Ix i, Ix j) => (i, i) -> (i -> j) -> a j e -> a i e
ixmap b f a = fromBoxed (A.ixmap b f (toBoxed a))
