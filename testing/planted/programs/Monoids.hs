-- Newtypes with instances: monoids, functors, a foldable tree, a validation.
module Main where

import Data.Foldable (toList)

newtype Max' = Max' Int deriving (Eq, Show)

instance Semigroup Max' where
  Max' a <> Max' b = Max' (max a b)

instance Monoid Max' where
  mempty = Max' 0

newtype MinMax = MinMax (Maybe (Int, Int)) deriving (Eq, Show)

instance Semigroup MinMax where
  MinMax Nothing <> m = m
  m <> MinMax Nothing = m
  MinMax (Just (a, b)) <> MinMax (Just (c, d)) = MinMax (Just (min a c, max b d))

instance Monoid MinMax where
  mempty = MinMax Nothing

data Tree a = Empty | Node (Tree a) a (Tree a)

instance Functor Tree where
  fmap _ Empty = Empty
  fmap f (Node l x r) = Node (fmap f l) (f x) (fmap f r)

instance Foldable Tree where
  foldMap _ Empty = mempty
  foldMap f (Node l x r) = foldMap f l <> f x <> foldMap f r

insert :: Ord a => a -> Tree a -> Tree a
insert x Empty = Node Empty x Empty
insert x t@(Node l y r) = case compare x y of
  LT -> Node (insert x l) y r
  GT -> Node l y (insert x r)
  EQ -> t

data Validation e a = Failure e | Success a deriving (Show)

instance Functor (Validation e) where
  fmap _ (Failure e) = Failure e
  fmap f (Success a) = Success (f a)

instance Semigroup e => Applicative (Validation e) where
  pure = Success
  Failure e <*> Failure f = Failure (e <> f)
  Failure e <*> Success _ = Failure e
  Success _ <*> Failure f = Failure f
  Success f <*> Success a = Success (f a)

data User = User {nick :: String, age :: Int} deriving (Show)

validNick :: String -> Validation [String] String
validNick s
  | length s < 3 = Failure ["nick too short"]
  | otherwise = Success s

validAge :: Int -> Validation [String] Int
validAge n
  | n < 0 = Failure ["negative age"]
  | n > 120 = Failure ["too old"]
  | otherwise = Success n

user :: String -> Int -> Validation [String] User
user s n = User <$> validNick s <*> validAge n

newtype Endo' a = Endo' (a -> a)

instance Semigroup (Endo' a) where
  Endo' f <> Endo' g = Endo' (f . g)

instance Monoid (Endo' a) where
  mempty = Endo' id

applyAll :: [a -> a] -> a -> a
applyAll fs = let Endo' f = mconcat (map Endo' fs) in f

main :: IO ()
main = do
  let t = foldr insert Empty [5, 2, 8, 1, 9 :: Int]
  print (foldMap Max' t, foldMap (\x -> MinMax (Just (x, x))) t)
  print (toList (fmap (* 2) t), sum t, length t, elem 8 t)
  print (user "ann" 30)
  print (user "x" 130)
  print (user "bob" (-1))
  print (applyAll [(+ 1), (* 3)] (4 :: Int))
