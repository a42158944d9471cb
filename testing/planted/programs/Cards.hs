-- Enumerations, derived orders, grouping and sorting: hands of cards, a tournament, elections.
module Main where

import Data.List (group, groupBy, sort, sortBy)
import Data.Function (on)
import Data.Ord (comparing)
import qualified Data.Map as Map

data Suit = Clubs | Diamonds | Hearts | Spades deriving (Eq, Ord, Show, Enum, Bounded)
data Rank = Two | Three | Four | Five | Jack | Queen | King | Ace deriving (Eq, Ord, Show, Enum, Bounded)
data Card = Card {rank :: Rank, suit :: Suit} deriving (Eq, Ord)

instance Show Card where
  show (Card r s) = take 2 (show r) ++ take 1 (show s)

data Hand = HighCard Rank | Pair Rank | TwoPairs Rank Rank | Triple Rank | Flush Suit | Straight Rank
  deriving (Eq, Ord, Show)

deck :: [Card]
deck = [Card r s | s <- [minBound ..], r <- [minBound ..]]

classify :: [Card] -> Hand
classify cards
  | flush = Flush (suit (head cards))
  | straight = Straight (maximum ranks)
  | otherwise = case counts of
      (3, r) : _ -> Triple r
      (2, a) : (2, b) : _ -> TwoPairs (max a b) (min a b)
      (2, r) : _ -> Pair r
      _ -> HighCard (maximum ranks)
  where
    ranks = sort (map rank cards)
    flush = all ((== suit (head cards)) . suit) cards
    straight = and (zipWith follows ranks (tail ranks))
    follows a b = fromEnum b == fromEnum a + 1
    counts = sortBy (flip compare) [(length g, head g) | g <- group ranks]

deal :: Int -> [a] -> [[a]]
deal n xs = [every i | i <- [0 .. n - 1]]
  where
    every i = [x | (k, x) <- zip [0 ..] xs, k `mod` n == i]

winner :: [(String, [Card])] -> String
winner hands = fst (last (sortBy (comparing (classify . snd)) hands))

points :: [(String, Int, String, Int)] -> [(String, Int)]
points games = sortBy order (Map.toList table)
  where
    table = foldr play Map.empty games
    play (a, m, b, n) = add a (award m n) . add b (award n m)
    add who p = Map.insertWith (+) who p
    award m n
      | m > n = 3
      | m == n = 1
      | otherwise = 0
    order (a, p) (b, q) = compare q p <> compare a b

elect :: [[String]] -> String
elect votes
  | 2 * n > length votes = leader
  | otherwise = elect (map (filter (/= loser)) votes)
  where
    tally = sortBy (comparing fst) [(length g, head g) | g <- groupBy (==) (sort (map head votes))]
    (n, leader) = last tally
    loser = snd (head tally)

c :: Rank -> Suit -> Card
c = Card

main :: IO ()
main = do
  print (length deck, take 3 deck, maximum deck)
  print (map classify [[c Two Hearts, c Two Spades, c King Clubs], [c Jack Clubs, c Queen Hearts, c King Clubs], [c Two Clubs, c Ace Clubs, c Five Clubs]])
  print (classify [c Four Clubs, c Five Hearts, c Four Spades, c Five Spades, c Ace Clubs])
  print (deal 2 "abcdef")
  putStrLn (winner [("ann", [c Two Hearts, c Ace Spades]), ("bob", [c Jack Clubs, c Jack Hearts])])
  print (points [("x", 2, "y", 1), ("y", 0, "z", 0), ("z", 1, "x", 4)])
  putStrLn (elect [["a", "b"], ["b", "a"], ["c", "b", "a"], ["b", "c"], ["a", "c"]])
