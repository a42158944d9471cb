-- H2010 11.1: constructors in order, fields lexicographically; comparisons on recursive and parameterised types.
module Main where

import Data.List (sort, nub)

data Suit = Clubs | Diamonds | Hearts | Spades deriving (Eq, Ord, Show)
data Card = Card { rank :: Int, suit :: Suit } | Joker deriving (Eq, Ord, Show)
data Tree a = Leaf | Node (Tree a) a (Tree a) deriving (Eq, Ord, Show)
data T = A | B Int | C Int Double | D { x :: Int } deriving (Eq, Ord, Show)
newtype Down' a = Down' a deriving (Eq, Show)
instance Ord a => Ord (Down' a) where compare (Down' a) (Down' b) = compare b a

main :: IO ()
main = do
  print (sort [Card 3 Hearts, Joker, Card 3 Clubs, Card 2 Spades])
  print (maximum [Clubs ..] `seq` Clubs < Spades, [Clubs, Hearts] < [Clubs, Spades])
  print (Leaf < Node Leaf 1 Leaf, Node Leaf 1 Leaf == Node Leaf 1 Leaf, compare (Node Leaf 2 Leaf) (Node Leaf 1 Leaf))
  print (sort [D 1, C 2 1.5, C 1 9, B 3, A, B (-1)])
  print (nub [A, B 1, A, B 1, B 2])
  print (sort (map Down' [1, 3, 2]), min (B 1) A, max (B 1) A)
  print [compare a b | a <- [A, B 1], b <- [A, B 1]]
  print (C 1 (0 / 0) == C 1 (0 / 0), C 1 2 <= C 1 2, C 1 2 > C 1 2, D 1 /= D 2)
  where
    _ = ()

instance Enum Suit where
  toEnum n = [Clubs, Diamonds, Hearts, Spades] !! n
  fromEnum s = length (takeWhile (/= s) [Clubs, Diamonds, Hearts, Spades])
  enumFrom s = [s' | s' <- [Clubs, Diamonds, Hearts, Spades], s' >= s]

-- expected stdout:
-- | [Card {rank = 2, suit = Spades},Card {rank = 3, suit = Clubs},Card {rank = 3, suit = Hearts},Joker]
-- | (True,True)
-- | (True,True,GT)
-- | [A,B (-1),B 3,C 1 9.0,C 2 1.5,D {x = 1}]
-- | [A,B 1,B 2]
-- | ([Down' 3,Down' 2,Down' 1],A,B 1)
-- | [EQ,LT,GT,EQ]
-- | (False,True,False,True)
