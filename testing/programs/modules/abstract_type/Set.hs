module Set
  ( Set
  , empty, insert
  , member
  , toList, fromList, union, size,
  ) where

newtype Set a = Set [a] deriving (Eq, Ord)

instance Show a => Show (Set a) where
  showsPrec d (Set xs) = showParen (d > 10) (showString "fromList " . shows xs)

empty :: Set a
empty = Set []

insert :: Ord a => a -> Set a -> Set a
insert x (Set xs) = Set (go xs)
  where
    go [] = [x]
    go l@(y : ys) = case compare x y of
      LT -> x : l
      EQ -> l
      GT -> y : go ys

member :: Ord a => a -> Set a -> Bool
member x (Set xs) = x `elem` takeWhile (<= x) xs

toList :: Set a -> [a]
toList (Set xs) = xs

fromList :: Ord a => [a] -> Set a
fromList = foldr insert empty

union :: Ord a => Set a -> Set a -> Set a
union a b = foldr insert a (toList b)

size :: Set a -> Int
size = length . toList
