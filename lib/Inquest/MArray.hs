-- | Mutable and unboxed arrays, with the classes of the package array. Hidden methods of MArray reach the reducer's array.
module Inquest.MArray where

import Prelude
import Data.Foldable (Foldable(..))
import Data.Int
import Data.Ix
import Data.Word
import Inquest.Array (Array(..))
import qualified Inquest.Array as A
import Inquest.Builtin (PrimArray, PrimMutArray)
import Inquest.ST (ST, unsafeIOToST)

infixl 9 !, //

foreign import prim "mutArrayFreeze" primMutArrayFreeze :: PrimMutArray a -> IO (PrimArray a)
foreign import prim "ioPerform" primRunST :: ST s a -> a

-- | Bounds, size, elements.
data STArray s i e = STArray !i !i !Int !(PrimMutArray e)
data STUArray s i e = STUArray !i !i !Int !(PrimMutArray e)
data IOArray i e = IOArray !i !i !Int !(PrimMutArray e)
data IOUArray i e = IOUArray !i !i !Int !(PrimMutArray e)

-- | What can be in an unboxed array, and what is in a new one.
class Unboxed e where
  zero :: e
instance Unboxed Bool where
  zero = False
instance Unboxed Char where
  zero = '\0'
instance Unboxed Int where
  zero = 0
instance Unboxed Word where
  zero = 0
instance Unboxed Double where
  zero = 0
instance Unboxed Float where
  zero = 0
instance Unboxed Int8 where
  zero = 0
instance Unboxed Int16 where
  zero = 0
instance Unboxed Int32 where
  zero = 0
instance Unboxed Int64 where
  zero = 0
instance Unboxed Word8 where
  zero = 0
instance Unboxed Word16 where
  zero = 0
instance Unboxed Word32 where
  zero = 0
instance Unboxed Word64 where
  zero = 0

class Monad m => MArray a e m where
  getBounds :: Ix i => a i e -> m (i, i)
  getNumElements :: Ix i => a i e -> m Int
  newArray :: Ix i => (i, i) -> e -> m (a i e)
  newArray_ :: Ix i => (i, i) -> m (a i e)
  unsafeRead :: Ix i => a i e -> Int -> m e
  unsafeWrite :: Ix i => a i e -> Int -> e -> m ()
  readArray :: Ix i => a i e -> i -> m e
  writeArray :: Ix i => a i e -> i -> e -> m ()
  -- | A copy of the elements, or the elements themselves.
  copied, taken :: Ix i => a i e -> m (Array i e)
  -- | The mutable array that an action makes.
  made :: Ix i => i -> i -> Int -> IO (PrimMutArray e) -> m (a i e)
  -- | Made with these elements in one step, which a trace tells as one.
  listed :: Ix i => i -> i -> Int -> [e] -> m (a i e)

instance MArray (STArray s) e (ST s) where
  getBounds (STArray l u _ _) = return (l, u)
  getNumElements (STArray _ _ n _) = return n
  newArray (l, u) x = let n = A.arraySize (l, u) in
    unsafeIOToST (fmap (STArray l u n) (A.primMutArrayNew n x))
  newArray_ b = newArray b A.undefinedElement
  unsafeRead (STArray _ _ _ a) k = unsafeIOToST (A.primMutArrayRead a k)
  unsafeWrite (STArray _ _ _ a) k x = unsafeIOToST (A.primMutArrayWrite a k x)
  readArray (STArray l u _ a) i = unsafeIOToST (A.primMutArrayReadAt a (index (l, u) i) i)
  writeArray (STArray l u _ a) i x = unsafeIOToST (A.primMutArrayWriteAt a (index (l, u) i) x i)
  copied (STArray l u n a) = unsafeIOToST (fmap (Array l u n) (primMutArrayFreeze a))
  taken (STArray l u n a) = unsafeIOToST (fmap (Array l u n) (A.primMutArrayUnsafeFreeze a))
  made l u n make = unsafeIOToST (fmap (STArray l u n) make)
  listed l u n es = made l u n (A.primArrayThaw (A.primArrayFromList n es))

instance Unboxed e => MArray (STUArray s) e (ST s) where
  getBounds (STUArray l u _ _) = return (l, u)
  getNumElements (STUArray _ _ n _) = return n
  newArray (l, u) x = let n = A.arraySize (l, u) in
    x `seq` unsafeIOToST (fmap (STUArray l u n) (A.primMutArrayNew n x))
  newArray_ b = newArray b zero
  unsafeRead (STUArray _ _ _ a) k = unsafeIOToST (A.primMutArrayRead a k)
  unsafeWrite (STUArray _ _ _ a) k x = x `seq` unsafeIOToST (A.primMutArrayWrite a k x)
  readArray (STUArray l u _ a) i = unsafeIOToST (A.primMutArrayReadAt a (index (l, u) i) i)
  writeArray (STUArray l u _ a) i x = x `seq` unsafeIOToST (A.primMutArrayWriteAt a (index (l, u) i) x i)
  copied (STUArray l u n a) = unsafeIOToST (fmap (Array l u n) (primMutArrayFreeze a))
  taken (STUArray l u n a) = unsafeIOToST (fmap (Array l u n) (A.primMutArrayUnsafeFreeze a))
  made l u n make = unsafeIOToST (fmap (STUArray l u n) make)
  listed l u n es = made l u n (A.primArrayThaw (A.primArrayFromList n (evaluated n es)))

instance MArray IOArray e IO where
  getBounds (IOArray l u _ _) = return (l, u)
  getNumElements (IOArray _ _ n _) = return n
  newArray (l, u) x = let n = A.arraySize (l, u) in
    (fmap (IOArray l u n) (A.primMutArrayNew n x))
  newArray_ b = newArray b A.undefinedElement
  unsafeRead (IOArray _ _ _ a) k = (A.primMutArrayRead a k)
  unsafeWrite (IOArray _ _ _ a) k x = (A.primMutArrayWrite a k x)
  readArray (IOArray l u _ a) i = (A.primMutArrayReadAt a (index (l, u) i) i)
  writeArray (IOArray l u _ a) i x = (A.primMutArrayWriteAt a (index (l, u) i) x i)
  copied (IOArray l u n a) = (fmap (Array l u n) (primMutArrayFreeze a))
  taken (IOArray l u n a) = (fmap (Array l u n) (A.primMutArrayUnsafeFreeze a))
  made l u n make = (fmap (IOArray l u n) make)
  listed l u n es = made l u n (A.primArrayThaw (A.primArrayFromList n es))

instance Unboxed e => MArray IOUArray e IO where
  getBounds (IOUArray l u _ _) = return (l, u)
  getNumElements (IOUArray _ _ n _) = return n
  newArray (l, u) x = let n = A.arraySize (l, u) in
    x `seq` (fmap (IOUArray l u n) (A.primMutArrayNew n x))
  newArray_ b = newArray b zero
  unsafeRead (IOUArray _ _ _ a) k = (A.primMutArrayRead a k)
  unsafeWrite (IOUArray _ _ _ a) k x = x `seq` (A.primMutArrayWrite a k x)
  readArray (IOUArray l u _ a) i = (A.primMutArrayReadAt a (index (l, u) i) i)
  writeArray (IOUArray l u _ a) i x = x `seq` (A.primMutArrayWriteAt a (index (l, u) i) x i)
  copied (IOUArray l u n a) = (fmap (Array l u n) (primMutArrayFreeze a))
  taken (IOUArray l u n a) = (fmap (Array l u n) (A.primMutArrayUnsafeFreeze a))
  made l u n make = (fmap (IOUArray l u n) make)
  listed l u n es = made l u n (A.primArrayThaw (A.primArrayFromList n (evaluated n es)))

newListArray :: (MArray a e m, Ix i) => (i, i) -> [e] -> m (a i e)
newListArray (l, u) es = listed l u (A.arraySize (l, u)) es

-- | The first n elements, evaluated; where there are too few, those of a new array.
evaluated :: Unboxed e => Int -> [e] -> [e]
evaluated n _ | n <= 0 = []
evaluated n [] = replicate n zero
evaluated n (x : xs) = x `seq` (let rest = evaluated (n - 1) xs in rest `seq` (x : rest))

getElems :: (MArray a e m, Ix i) => a i e -> m [e]
getElems a = fmap A.elems (copied a)

getAssocs :: (MArray a e m, Ix i) => a i e -> m [(i, e)]
getAssocs a = fmap A.assocs (copied a)

mapArray :: (MArray a e' m, MArray a e m, Ix i) => (e' -> e) -> a i e' -> m (a i e)
mapArray f a = copied a >>= \b -> newListArray (A.bounds b) (map f (A.elems b))

mapIndices :: (MArray a e m, Ix i, Ix j) => (i, i) -> (i -> j) -> a j e -> m (a i e)
mapIndices b f a = mapM (\i -> readArray a (f i)) (range b) >>= newListArray b

freeze, unsafeFreeze :: (Ix i, MArray a e m, IArray b e) => a i e -> m (b i e)
freeze a = fmap fromBoxed (copied a)
unsafeFreeze a = fmap fromBoxed (taken a)

thaw, unsafeThaw :: (Ix i, IArray a e, MArray b e m) => a i e -> m (b i e)
thaw a = case toBoxed a of
  Array l u n p -> made l u n (A.primArrayThaw p)
unsafeThaw a = thaw a

runSTArray :: ST s (STArray s i e) -> Array i e
runSTArray m = primRunST (m >>= \(STArray l u n a) -> unsafeIOToST (fmap (Array l u n) (A.primMutArrayUnsafeFreeze a)))

runSTUArray :: ST s (STUArray s i e) -> UArray i e
runSTUArray m =
  case primRunST (m >>= \(STUArray l u n a) -> unsafeIOToST (fmap (Array l u n) (A.primMutArrayUnsafeFreeze a))) of
    a@(Array _ _ _ _) -> UArray a

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
class IArray a e where
  toBoxed :: a i e -> Array i e
  fromBoxed :: Array i e -> a i e
instance IArray Array e where
  toBoxed a = a
  fromBoxed a = a
instance IArray UArray e where
  toBoxed (UArray a) = a
  fromBoxed a = foldl' (\u e -> e `seq` u) () a `seq` UArray a

array :: (IArray a e, Ix i) => (i, i) -> [(i, e)] -> a i e
array b ies = fromBoxed (A.array b ies)

listArray :: (IArray a e, Ix i) => (i, i) -> [e] -> a i e
listArray b es = fromBoxed (A.listArray b es)

accumArray :: (IArray a e, Ix i) => (e -> e' -> e) -> e -> (i, i) -> [(i, e')] -> a i e
accumArray f z b ies = fromBoxed (A.accumArray f z b ies)

(!) :: (IArray a e, Ix i) => a i e -> i -> e
a ! i = toBoxed a A.! i

bounds :: (IArray a e, Ix i) => a i e -> (i, i)
bounds a = A.bounds (toBoxed a)

indices :: (IArray a e, Ix i) => a i e -> [i]
indices a = A.indices (toBoxed a)

elems :: (IArray a e, Ix i) => a i e -> [e]
elems a = A.elems (toBoxed a)

assocs :: (IArray a e, Ix i) => a i e -> [(i, e)]
assocs a = A.assocs (toBoxed a)

(//) :: (IArray a e, Ix i) => a i e -> [(i, e)] -> a i e
a // ies = fromBoxed (toBoxed a A.// ies)

accum :: (IArray a e, Ix i) => (e -> e' -> e) -> a i e -> [(i, e')] -> a i e
accum f a ies = fromBoxed (A.accum f (toBoxed a) ies)

amap :: (IArray a e', IArray a e, Ix i) => (e' -> e) -> a i e' -> a i e
amap f a = fromBoxed (fmap f (toBoxed a))

ixmap :: (IArray a e, Ix i, Ix j) => (i, i) -> (i -> j) -> a j e -> a i e
ixmap b f a = fromBoxed (A.ixmap b f (toBoxed a))
