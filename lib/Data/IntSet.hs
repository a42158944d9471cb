-- | Sets of Ints: sets, with the element type fixed.
module Data.IntSet
  ( IntSet, Key, (\\), alterF, delete, deleteFindMax, deleteFindMin, deleteMax, deleteMin, difference, disjoint, elems
  , empty, filter, findMax, findMin, foldl, foldl', foldr, foldr', fromAscList, fromDistinctAscList, fromList, insert
  , intersection, isProperSubsetOf, isSubsetOf, lookupGE, lookupGT, lookupLE, lookupLT, map, mapMonotonic, maxView
  , member, minView, notMember, null, partition, singleton, size, split, splitMember, splitRoot, toAscList, toDescList
  , toList, union, unions
  ) where

import Prelude (Applicative, Bool, Either, Eq, Foldable, Functor, Int, Maybe(..), Monoid, Ord, Show(..), error, (++))
import qualified Data.Set.Internal as M

infixl 9 \\

type Key = Int
type IntSet = M.Set Int


(\\) :: IntSet -> IntSet -> IntSet
x1 \\ x2 = x1 M.\\ x2

alterF :: Functor f => (Bool -> f Bool) -> Key -> IntSet -> f IntSet
alterF x1 x2 x3 = M.alterF x1 x2 x3

delete :: Key -> IntSet -> IntSet
delete x1 x2 = M.delete x1 x2

deleteFindMax :: IntSet -> (Key, IntSet)
deleteFindMax x = M.deleteFindMax x

deleteFindMin :: IntSet -> (Key, IntSet)
deleteFindMin x = M.deleteFindMin x

deleteMax :: IntSet -> IntSet
deleteMax x = M.deleteMax x

deleteMin :: IntSet -> IntSet
deleteMin x = M.deleteMin x

difference :: IntSet -> IntSet -> IntSet
difference x1 x2 = M.difference x1 x2

disjoint :: IntSet -> IntSet -> Bool
disjoint x1 x2 = M.disjoint x1 x2

elems :: IntSet -> [Key]
elems x = M.elems x

empty :: IntSet
empty = M.empty

filter :: (Key -> Bool) -> IntSet -> IntSet
filter x1 x2 = M.filter x1 x2

findMax :: IntSet -> Key
findMax x = M.findMax x

findMin :: IntSet -> Key
findMin x = M.findMin x

foldl :: (a -> Key -> a) -> a -> IntSet -> a
foldl x1 x2 x3 = M.foldl x1 x2 x3

foldl' :: (a -> Key -> a) -> a -> IntSet -> a
foldl' x1 x2 x3 = M.foldl' x1 x2 x3

foldr :: (Key -> b -> b) -> b -> IntSet -> b
foldr x1 x2 x3 = M.foldr x1 x2 x3

foldr' :: (Key -> b -> b) -> b -> IntSet -> b
foldr' x1 x2 x3 = M.foldr' x1 x2 x3

fromAscList :: [Key] -> IntSet
fromAscList x = M.fromAscList x

fromDistinctAscList :: [Key] -> IntSet
fromDistinctAscList x = M.fromDistinctAscList x

fromList :: [Key] -> IntSet
fromList x = M.fromList x

insert :: Key -> IntSet -> IntSet
insert x1 x2 = M.insert x1 x2

intersection :: IntSet -> IntSet -> IntSet
intersection x1 x2 = M.intersection x1 x2

isProperSubsetOf :: IntSet -> IntSet -> Bool
isProperSubsetOf x1 x2 = M.isProperSubsetOf x1 x2

isSubsetOf :: IntSet -> IntSet -> Bool
isSubsetOf x1 x2 = M.isSubsetOf x1 x2

lookupGE :: Key -> IntSet -> Maybe Key
lookupGE x1 x2 = M.lookupGE x1 x2

lookupGT :: Key -> IntSet -> Maybe Key
lookupGT x1 x2 = M.lookupGT x1 x2

lookupLE :: Key -> IntSet -> Maybe Key
lookupLE x1 x2 = M.lookupLE x1 x2

lookupLT :: Key -> IntSet -> Maybe Key
lookupLT x1 x2 = M.lookupLT x1 x2

map :: (Key -> Key) -> IntSet -> IntSet
map x1 x2 = M.map x1 x2

mapMonotonic :: (Key -> Key) -> IntSet -> IntSet
mapMonotonic x1 x2 = M.mapMonotonic x1 x2

maxView :: IntSet -> Maybe (Key, IntSet)
maxView x = M.maxView x

member :: Key -> IntSet -> Bool
member x1 x2 = M.member x1 x2

minView :: IntSet -> Maybe (Key, IntSet)
minView x = M.minView x

notMember :: Key -> IntSet -> Bool
notMember x1 x2 = M.notMember x1 x2

null :: IntSet -> Bool
null x = M.null x

partition :: (Key -> Bool) -> IntSet -> (IntSet, IntSet)
partition x1 x2 = M.partition x1 x2

singleton :: Key -> IntSet
singleton x = M.singleton x

size :: IntSet -> Int
size x = M.size x

split :: Key -> IntSet -> (IntSet, IntSet)
split x1 x2 = M.split x1 x2

splitMember :: Key -> IntSet -> (IntSet, Bool, IntSet)
splitMember x1 x2 = M.splitMember x1 x2

splitRoot :: IntSet -> [IntSet]
splitRoot x = M.splitRoot x

toAscList :: IntSet -> [Key]
toAscList x = M.toAscList x

toDescList :: IntSet -> [Key]
toDescList x = M.toDescList x

toList :: IntSet -> [Key]
toList x = M.toList x

union :: IntSet -> IntSet -> IntSet
union x1 x2 = M.union x1 x2

unions :: Foldable f => f IntSet -> IntSet
unions x = M.unions x
