-- plant: area | pi' * r * r => pi' * r * 2
-- plant: describe | "square " ++ => "circle " ++
-- plant: compare | compare (suit a) (suit b) => compare (suit b) (suit a)
-- plant: <> | Stats (n + m) (s + t) (max a b) => Stats (n + m) (s + t) (min a b)
-- plant: mempty | Stats 0 0 0 => Stats 1 0 0
-- plant: mean | s `div` n => n `div` s
-- plant: fmap | Node (fmap f l) (f x) (fmap f r) => Node (fmap f l) (f x) (fmap f l)
-- plant: foldMap | foldMap f l <> f x <> foldMap f r => foldMap f r <> f x <> foldMap f l
-- plant: insert | x < y => x > y
-- plant: showsPrec | showChar '<' => showChar '('
-- plant: norm | abs x + abs y => x + y
-- plant: total | foldr (+) 0 => foldr (+) 1
{-# LANGUAGE FlexibleInstances #-}
module Main where

import Data.List (sort, sortBy)

class Shape a where
  area :: a -> Int
  name :: a -> String
  describe :: a -> String
  describe s = name s ++ " of area " ++ show (area s)

data Square = Square Int
data Circle = Circle Int

pi' :: Int
pi' = 3

instance Shape Square where
  area (Square a) = a * a
  name _ = "square"
  describe s = "square " ++ show (area s)

instance Shape Circle where
  area (Circle r) = pi' * r * r
  name _ = "circle"

data Suit = Clubs | Hearts deriving (Eq, Ord, Show)

data Card = Card { rank :: Int, suit :: Suit } deriving (Eq, Show)

instance Ord Card where
  compare a b = case compare (rank a) (rank b) of
    EQ -> compare (suit a) (suit b)
    other -> other

data Stats = Stats Int Int Int deriving (Eq, Show)

instance Semigroup Stats where
  Stats n s a <> Stats m t b = Stats (n + m) (s + t) (max a b)

instance Monoid Stats where
  mempty = Stats 0 0 0

mean :: Stats -> Int
mean (Stats n s _) = s `div` n

data Tree a = Leaf | Node (Tree a) a (Tree a)

instance Functor Tree where
  fmap _ Leaf = Leaf
  fmap f (Node l x r) = Node (fmap f l) (f x) (fmap f r)

instance Foldable Tree where
  foldMap _ Leaf = mempty
  foldMap f (Node l x r) = foldMap f l <> f x <> foldMap f r

instance Show a => Show (Tree a) where
  showsPrec _ Leaf = showChar '.'
  showsPrec _ (Node l x r) = showChar '<' . showsPrec 0 l . shows x . showsPrec 0 r . showChar '>'

insert :: Ord a => a -> Tree a -> Tree a
insert x Leaf = Node Leaf x Leaf
insert x t@(Node l y r)
  | x < y = Node (insert x l) y r
  | x > y = Node l y (insert x r)
  | otherwise = t

class Vector v where
  plus :: v -> v -> v
  norm :: v -> Int

instance Vector (Int, Int) where
  plus (a, b) (c, d) = (a + c, b + d)
  norm (x, y) = abs x + abs y

total :: Vector v => [v] -> Int
total vs = foldr (+) 0 (map norm vs)

main :: IO ()
main = do
  putStrLn (describe (Square 3))
  putStrLn (describe (Circle 4))
  print (sort [Card 3 Hearts, Card 2 Clubs, Card 3 Clubs])
  let t = foldr insert Leaf [4, 2, 6, 1 :: Int]
      stats = foldMap (\x -> Stats 1 x x) t
  print stats
  print (mean stats)
  print (fmap (* 2) t)
  print (foldr (:) [] t)
  print (total [(1, -2), (3, 4) :: (Int, Int)])
