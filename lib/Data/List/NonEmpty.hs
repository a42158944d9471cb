-- | Lists with at least one element; to be imported qualified.
module Data.List.NonEmpty
  ( NonEmpty(..), map, intersperse, scanl, scanr, scanl1, scanr1, transpose, sortBy, sortWith
  , length, head, tail, last, init, singleton, (<|), cons, uncons, unfoldr, sort, reverse, inits, tails
  , iterate, repeat, cycle, unfold, insert, some1, take, drop, splitAt, takeWhile, dropWhile, span, break
  , filter, partition, group, groupBy, groupWith, groupAllWith, group1, groupBy1, groupWith1, groupAllWith1
  , isPrefixOf, nub, nubBy, (!!), zip, zipWith, unzip, fromList, toList, nonEmpty, xor
  ) where

import Prelude hiding (break, cycle, drop, dropWhile, filter, head, init, iterate, last, length, map, repeat, reverse,
                       scanl, scanl1, scanr, scanr1, span, splitAt, tail, take, takeWhile, unzip, zip, zipWith, (!!))
import Control.Applicative (Alternative, liftA2, many)
import qualified Data.Foldable as Foldable
import qualified Data.List as List
import Data.Function (on)
import Data.Ord (comparing)
import Inquest.Monad (NonEmpty(..))

infixr 5 <|
infixl 9 !!

instance Show a => Show (NonEmpty a) where
  showsPrec d (x :| xs) = showParen (d > 5) (showsPrec 6 x . showString " :| " . showsPrec 6 xs)
instance Read a => Read (NonEmpty a) where
  readsPrec d = readParen (d > 5) (\r -> [(x :| xs, u) | (x, s) <- readsPrec 6 r, (":|", t) <- lex s, (xs, u) <- readsPrec 6 t])

length :: NonEmpty a -> Int
length (_ :| xs) = 1 + List.length xs

xor :: NonEmpty Bool -> Bool
xor (x :| xs) = foldr (/=) x xs

unfold :: (a -> (b, Maybe a)) -> a -> NonEmpty b
unfold f a = case f a of
  (b, Nothing) -> b :| []
  (b, Just c) -> b <| unfold f c

unfoldr :: (a -> (b, Maybe a)) -> a -> NonEmpty b
unfoldr f a = case f a of (b, mc) -> b :| maybe [] go mc
  where go c = case f c of (d, me) -> d : maybe [] go me

nonEmpty :: [a] -> Maybe (NonEmpty a)
nonEmpty [] = Nothing
nonEmpty (x : xs) = Just (x :| xs)

uncons :: NonEmpty a -> (a, Maybe (NonEmpty a))
uncons (x :| xs) = (x, nonEmpty xs)

head :: NonEmpty a -> a
head (x :| _) = x

tail :: NonEmpty a -> [a]
tail (_ :| xs) = xs

last :: NonEmpty a -> a
last ~(x :| xs) = List.last (x : xs)

init :: NonEmpty a -> [a]
init ~(x :| xs) = List.init (x : xs)

singleton :: a -> NonEmpty a
singleton x = x :| []

(<|), cons :: a -> NonEmpty a -> NonEmpty a
x <| ~(y :| ys) = x :| (y : ys)
cons x ys = x <| ys

map :: (a -> b) -> NonEmpty a -> NonEmpty b
map f ~(x :| xs) = f x :| List.map f xs

inits, tails :: Foldable f => f a -> NonEmpty [a]
inits xs = fromList (List.inits (Foldable.toList xs))
tails xs = fromList (List.tails (Foldable.toList xs))

insert :: (Foldable f, Ord a) => a -> f a -> NonEmpty a
insert x xs = fromList (List.insert x (Foldable.toList xs))

some1 :: Alternative f => f a -> f (NonEmpty a)
some1 x = liftA2 (:|) x (many x)

scanl :: Foldable f => (b -> a -> b) -> b -> f a -> NonEmpty b
scanl f z xs = fromList (List.scanl f z (Foldable.toList xs))

scanr :: Foldable f => (a -> b -> b) -> b -> f a -> NonEmpty b
scanr f z xs = fromList (List.scanr f z (Foldable.toList xs))

scanl1, scanr1 :: (a -> a -> a) -> NonEmpty a -> NonEmpty a
scanl1 f ~(x :| xs) = fromList (List.scanl f x xs)
scanr1 f ~(x :| xs) = fromList (List.scanr1 f (x : xs))

intersperse :: a -> NonEmpty a -> NonEmpty a
intersperse sep ~(x :| xs) = fromList (List.intersperse sep (x : xs))

iterate :: (a -> a) -> a -> NonEmpty a
iterate f x = x :| List.iterate f (f x)

cycle :: NonEmpty a -> NonEmpty a
cycle xs = fromList (List.cycle (toList xs))

reverse :: NonEmpty a -> NonEmpty a
reverse xs = lift List.reverse xs

repeat :: a -> NonEmpty a
repeat x = x :| List.repeat x

take, drop :: Int -> NonEmpty a -> [a]
take n xs = List.take n (toList xs)
drop n xs = List.drop n (toList xs)

splitAt :: Int -> NonEmpty a -> ([a], [a])
splitAt n xs = List.splitAt n (toList xs)

takeWhile, dropWhile, filter :: (a -> Bool) -> NonEmpty a -> [a]
takeWhile p xs = List.takeWhile p (toList xs)
dropWhile p xs = List.dropWhile p (toList xs)
filter p xs = List.filter p (toList xs)

span, break, partition :: (a -> Bool) -> NonEmpty a -> ([a], [a])
span p xs = List.span p (toList xs)
break p xs = List.break p (toList xs)
partition p xs = List.partition p (toList xs)

group :: (Foldable f, Eq a) => f a -> [NonEmpty a]
group xs = groupBy (==) xs

groupBy :: Foldable f => (a -> a -> Bool) -> f a -> [NonEmpty a]
groupBy eq xs = groupList eq (Foldable.toList xs)

groupList :: (a -> a -> Bool) -> [a] -> [NonEmpty a]
groupList _ [] = []
groupList eq (x : xs) = (x :| ys) : groupList eq zs
  where (ys, zs) = List.span (eq x) xs

groupWith, groupAllWith :: (Eq b, Ord b) => (a -> b) -> [a] -> [NonEmpty a]
groupWith f xs = groupBy ((==) `on` f) xs
groupAllWith f xs = groupWith f (List.sortBy (compare `on` f) xs)

group1 :: Eq a => NonEmpty a -> NonEmpty (NonEmpty a)
group1 xs = groupBy1 (==) xs

groupBy1 :: (a -> a -> Bool) -> NonEmpty a -> NonEmpty (NonEmpty a)
groupBy1 eq (x :| xs) = (x :| ys) :| groupBy eq zs
  where (ys, zs) = List.span (eq x) xs

groupWith1, groupAllWith1 :: (Eq b, Ord b) => (a -> b) -> NonEmpty a -> NonEmpty (NonEmpty a)
groupWith1 f xs = groupBy1 ((==) `on` f) xs
groupAllWith1 f xs = groupWith1 f (sortWith f xs)

isPrefixOf :: Eq a => [a] -> NonEmpty a -> Bool
isPrefixOf [] _ = True
isPrefixOf (y : ys) (x :| xs) = y == x && List.isPrefixOf ys xs

(!!) :: NonEmpty a -> Int -> a
~(x :| xs) !! n
  | n == 0 = x
  | n > 0 = xs List.!! (n - 1)
  | otherwise = errorWithoutStackTrace "NonEmpty.!! negative index"

zip :: NonEmpty a -> NonEmpty b -> NonEmpty (a, b)
zip ~(x :| xs) ~(y :| ys) = (x, y) :| List.zip xs ys

zipWith :: (a -> b -> c) -> NonEmpty a -> NonEmpty b -> NonEmpty c
zipWith f ~(x :| xs) ~(y :| ys) = f x y :| List.zipWith f xs ys

unzip :: Functor f => f (a, b) -> (f a, f b)
unzip xs = (fmap fst xs, fmap snd xs)

nub :: Eq a => NonEmpty a -> NonEmpty a
nub xs = nubBy (==) xs

nubBy :: (a -> a -> Bool) -> NonEmpty a -> NonEmpty a
nubBy eq xs = lift (List.nubBy eq) xs

transpose :: NonEmpty (NonEmpty a) -> NonEmpty (NonEmpty a)
transpose xss = fmap fromList (fromList (List.transpose (toList (fmap toList xss))))

sort :: Ord a => NonEmpty a -> NonEmpty a
sort xs = lift List.sort xs

sortBy :: (a -> a -> Ordering) -> NonEmpty a -> NonEmpty a
sortBy f xs = lift (List.sortBy f) xs

sortWith :: Ord o => (a -> o) -> NonEmpty a -> NonEmpty a
sortWith f xs = sortBy (comparing f) xs

-- | A list function that keeps lists non-empty.
lift :: ([a] -> [b]) -> NonEmpty a -> NonEmpty b
lift f xs = fromList (f (toList xs))

fromList :: [a] -> NonEmpty a
fromList (x : xs) = x :| xs
fromList [] = errorWithoutStackTrace "NonEmpty.fromList: empty list"

toList :: NonEmpty a -> [a]
toList ~(x :| xs) = x : xs
