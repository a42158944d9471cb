-- | Arrays: the bounds, the size, and the reducer's array of the elements in index order.
module Inquest.Array where

import Prelude
import Data.Foldable (Foldable(..))
import Inquest.Builtin (PrimArray, PrimMutArray, Solo(..))
import Data.Ix
import Inquest.Monad (primIoBind, primIoReturn, primIoThen)

infixl 9 !, //

foreign import prim "arrayFromList" primArrayFromList :: Int -> [a] -> PrimArray a
foreign import prim "arrayIndex" primArrayIndex :: PrimArray a -> Int -> a
foreign import prim "arrayIndexLazy" primArrayIndexLazy :: PrimArray a -> Int -> Solo a
foreign import prim "mutArrayNew" primMutArrayNew :: Int -> a -> IO (PrimMutArray a)
foreign import prim "mutArrayRead" primMutArrayRead :: PrimMutArray a -> Int -> IO a
foreign import prim "mutArrayWrite" primMutArrayWrite :: PrimMutArray a -> Int -> a -> IO ()
foreign import prim "mutArrayReadAt" primMutArrayReadAt :: PrimMutArray a -> Int -> i -> IO a
foreign import prim "mutArrayWriteAt" primMutArrayWriteAt :: PrimMutArray a -> Int -> a -> i -> IO ()
foreign import prim "mutArrayUnsafeFreeze" primMutArrayUnsafeFreeze :: PrimMutArray a -> IO (PrimArray a)
foreign import prim "arrayThaw" primArrayThaw :: PrimArray a -> IO (PrimMutArray a)
foreign import prim "ioPerform" primArrayPerform :: IO a -> a

data Array i e = Array !i !i !Int !(PrimArray e)

undefinedElement :: a
undefinedElement = errorWithoutStackTrace "(Array.!): undefined array element"

-- | The size of an array with these bounds.
arraySize :: Ix i => (i, i) -> Int
arraySize b = let n = rangeSize b in if n < 0 then errorWithoutStackTrace "Negative range size" else n

array :: Ix i => (i, i) -> [(i, e)] -> Array i e
array (l, u) ies = buildArray l u (\b m -> fillArray b m ies)

-- | Makes the elements with an action on the mutable array.
buildArray :: Ix i => i -> i -> ((i, i) -> PrimMutArray e -> IO ()) -> Array i e
buildArray l u fill = Array l u n (primArrayPerform
  (primIoBind (primMutArrayNew n undefinedElement) (\m -> primIoThen (fill (l, u) m) (primMutArrayUnsafeFreeze m))))
  where n = arraySize (l, u)

fillArray :: Ix i => (i, i) -> PrimMutArray e -> [(i, e)] -> IO ()
fillArray _ _ [] = primIoReturn ()
fillArray b m ((i, e) : ies) = primIoThen (primMutArrayWrite m (index b i) e) (fillArray b m ies)

listArray :: Ix i => (i, i) -> [e] -> Array i e
listArray (l, u) es = let n = arraySize (l, u) in Array l u n (primArrayFromList n es)

-- | Strict in the accumulated values.
accumArray :: Ix i => (e -> a -> e) -> e -> (i, i) -> [(i, a)] -> Array i e
accumArray f z (l, u) ias = Array l u n (primArrayPerform
  (primIoBind (primMutArrayNew n z) (\m -> primIoThen (accumInto f (l, u) m ias) (primMutArrayUnsafeFreeze m))))
  where n = arraySize (l, u)

accumInto :: Ix i => (e -> a -> e) -> (i, i) -> PrimMutArray e -> [(i, a)] -> IO ()
accumInto _ _ _ [] = primIoReturn ()
accumInto f b m ((i, a) : ias) = let k = index b i in
  primIoThen (primIoBind (primMutArrayRead m k) (\old -> let new = f old a in new `seq` primMutArrayWrite m k new))
             (accumInto f b m ias)

(!) :: Ix i => Array i e -> i -> e
Array l u _ a ! i = primArrayIndex a (index (l, u) i)

bounds :: Array i e -> (i, i)
bounds (Array l u _ _) = (l, u)

numElements :: Array i e -> Int
numElements (Array _ _ n _) = n

indices :: Ix i => Array i e -> [i]
indices (Array l u _ _) = range (l, u)

-- | The elements as they are, evaluated or not.
elems :: Array i e -> [e]
elems (Array _ _ n a) = elemsFrom a 0 n

elemsFrom :: PrimArray e -> Int -> Int -> [e]
elemsFrom a i n = if i >= n then [] else case primArrayIndexLazy a i of Solo e -> e : elemsFrom a (i + 1) n

assocs :: Ix i => Array i e -> [(i, e)]
assocs a = zip (indices a) (elems a)

(//) :: Ix i => Array i e -> [(i, e)] -> Array i e
Array l u n a // ies = Array l u n (primArrayPerform
  (primIoBind (primArrayThaw a) (\m -> primIoThen (fillArray (l, u) m ies) (primMutArrayUnsafeFreeze m))))

accum :: Ix i => (e -> a -> e) -> Array i e -> [(i, a)] -> Array i e
accum f (Array l u n a) ias = Array l u n (primArrayPerform
  (primIoBind (primArrayThaw a) (\m -> primIoThen (accumInto f (l, u) m ias) (primMutArrayUnsafeFreeze m))))

ixmap :: (Ix i, Ix j) => (i, i) -> (i -> j) -> Array j e -> Array i e
ixmap (l, u) f a = listArray (l, u) [a ! f i | i <- range (l, u)]

instance Functor (Array i) where
  fmap f (Array l u n a) = Array l u n (primArrayFromList n (map f (elemsFrom a 0 n)))

instance (Ix i, Eq e) => Eq (Array i e) where
  a@(Array l u n _) == b@(Array l' u' n' _)
    | n == 0 = n' == 0
    | otherwise = l == l' && u == u' && elems a == elems b

instance (Ix i, Ord e) => Ord (Array i e) where
  compare a b = compare (assocs a) (assocs b)

instance (Ix i, Show i, Show e) => Show (Array i e) where
  showsPrec d a = showParen (d > 10)
    (showString "array " . showsPrec 11 (bounds a) . showChar ' ' . showsPrec 11 (assocs a))

instance (Ix i, Read i, Read e) => Read (Array i e) where
  readsPrec d = readParen (d > 10)
    (\r -> [(array b as, u) | ("array", s) <- lex r, (b, t) <- readsPrec 11 s, (as, u) <- readsPrec 11 t])

instance Foldable (Array i) where
  foldr f z a = foldr f z (elems a)
  foldl f z a = foldl f z (elems a)
  foldl' f z a = foldl' f z (elems a)
  toList = elems
  length = numElements
  null a = numElements a == 0

instance Ix i => Traversable (Array i) where
  traverse f a = fmap (listArray (bounds a)) (traverse f (elems a))
