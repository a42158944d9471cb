-- | Sets as hash maps to ().
module Data.HashSet.Internal where

import Prelude hiding (filter, foldl, foldr, map, null)
import Control.DeepSeq (NFData(..))
import qualified Data.Foldable as Foldable
import Data.Hashable (Hashable(..))
import qualified Data.HashMap.Internal as M
import qualified Data.List as List

newtype HashSet a = HashSet (M.HashMap a ())

instance Eq a => Eq (HashSet a) where
  HashSet s == HashSet t = s == t
instance Ord a => Ord (HashSet a) where
  compare (HashSet s) (HashSet t) = compare s t
instance Show a => Show (HashSet a) where
  showsPrec d s = showParen (d > 10) (showString "fromList " . shows (toList s))
instance (Eq a, Hashable a, Read a) => Read (HashSet a) where
  readsPrec d = readParen (d > 10) (\r -> [(fromList xs, t) | ("fromList", s) <- lex r, (xs, t) <- reads s])
instance (Eq a, Hashable a) => Semigroup (HashSet a) where
  (<>) = union
instance (Eq a, Hashable a) => Monoid (HashSet a) where
  mempty = empty
instance Foldable HashSet where
  foldr = foldr
  toList = toList
  length = size
  null = null
instance NFData a => NFData (HashSet a) where
  rnf s = rnf (toList s)
instance Hashable a => Hashable (HashSet a) where
  hashWithSalt s t = s `hashWithSalt` List.sort (List.map hash (toList t)) `hashWithSalt` size t
  hash t = hashWithSalt 0 t

empty :: HashSet a
empty = HashSet M.empty

singleton :: Hashable a => a -> HashSet a
singleton a = HashSet (M.singleton a ())

null :: HashSet a -> Bool
null (HashSet s) = M.null s

size :: HashSet a -> Int
size (HashSet s) = M.size s

member :: (Eq a, Hashable a) => a -> HashSet a -> Bool
member a (HashSet s) = M.member a s

lookupElement :: (Eq a, Hashable a) => a -> HashSet a -> Maybe a
lookupElement a s = List.find (== a) (toList s)

insert, delete :: (Eq a, Hashable a) => a -> HashSet a -> HashSet a
insert a (HashSet s) = HashSet (M.insert a () s)
delete a (HashSet s) = HashSet (M.delete a s)

union, difference, intersection :: (Eq a, Hashable a) => HashSet a -> HashSet a -> HashSet a
union (HashSet s) (HashSet t) = HashSet (M.union s t)
difference (HashSet s) (HashSet t) = HashSet (M.difference s t)
intersection (HashSet s) (HashSet t) = HashSet (M.intersection s t)

isSubsetOf :: (Eq a, Hashable a) => HashSet a -> HashSet a -> Bool
isSubsetOf (HashSet s) (HashSet t) = M.isSubmapOfBy (\_ _ -> True) s t

unions :: (Eq a, Hashable a) => [HashSet a] -> HashSet a
unions ss = Foldable.foldl' union empty ss

map :: (Hashable b, Eq b) => (a -> b) -> HashSet a -> HashSet b
map f s = fromList (List.map f (toList s))

foldr, foldr' :: (a -> b -> b) -> b -> HashSet a -> b
foldr f z (HashSet s) = M.foldrWithKey (\a _ rest -> f a rest) z s
foldr' f z (HashSet s) = M.foldrWithKey' (\a _ rest -> f a rest) z s

foldl, foldl' :: (b -> a -> b) -> b -> HashSet a -> b
foldl f z (HashSet s) = M.foldlWithKey (\b a _ -> f b a) z s
foldl' f z (HashSet s) = M.foldlWithKey' (\b a _ -> f b a) z s

filter :: (a -> Bool) -> HashSet a -> HashSet a
filter p (HashSet s) = HashSet (M.filterWithKey (\a _ -> p a) s)

toList :: HashSet a -> [a]
toList (HashSet s) = M.keys s

fromList :: (Eq a, Hashable a) => [a] -> HashSet a
fromList as = HashSet (Foldable.foldl' (\m a -> M.insert a () m) M.empty as)

toMap :: HashSet a -> M.HashMap a ()
toMap (HashSet s) = s

fromMap :: M.HashMap a () -> HashSet a
fromMap s = HashSet s

keysSet :: M.HashMap k v -> HashSet k
keysSet m = HashSet (M.map (const ()) m)
