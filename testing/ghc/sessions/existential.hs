-- Values with dictionaries in them, sets and maps of Int, an exception that the program defined.
-- only: debug
-- debug: --ghc
-- answer: no
-- answer: no
-- answer: yes
-- answer: no
-- answer: no
{-# LANGUAGE ExistentialQuantification #-}
module Main where

import Control.Exception
import qualified Data.IntMap as IntMap
import qualified Data.IntSet as IntSet

class Priced a where
  price :: a -> Int

data Book = Book String Int
data Pen = Pen

instance Priced Book where
  price (Book _ n) = n

instance Priced Pen where
  price Pen = 2

-- A class with one method: the dictionary is the method itself.
data Item = forall a. Priced a => Item a | forall b. (Show b, Priced b) => Labelled String b

newtype Missing = Missing Int
data Failure = NoSuchItem Int [String] | Other deriving Show
instance Exception Failure

type Stock = IntMap.IntMap Item

total :: Stock -> IntSet.IntSet -> Int
total stock wanted = sum [cost (find k stock) | k <- IntSet.toList wanted]

cost :: Item -> Int
cost (Item a) = price a
cost (Labelled _ b) = price b * 2

find :: Int -> Stock -> Item
find k stock = case IntMap.lookup (k + 1) stock of
  Just item -> item
  Nothing -> throw (NoSuchItem k ["shelf", "store"])

main :: IO ()
main = do
  let stock = IntMap.fromList [(-1, Item Pen), (3, Item (Book "Emma" 9)), (70, Item (Book "Ulysses" 20))]
  r <- try (evaluate (total stock (IntSet.fromList [-2, 69]))) :: IO (Either Failure Int)
  print r
  s <- try (evaluate (total stock (IntSet.fromList [-1, 3]))) :: IO (Either Failure Int)
  print s
-- expected session:
-- | Right 22
-- | Left (NoSuchItem (-1) ["shelf","store"])
-- | 1. main = {returns ()} ? no
-- | 2. total (fromList [(-1,Item Pen),(3,Item (Book _ 9)),(70,Item (Book _ 20))]) (fromList [-2,69]) = 22 ? no
-- | 3. cost (Item Pen) = 2 ? yes
-- | 4. find (-2) (fromList [(-1,Item Pen),(3,Item (Book _ 9)),(70,Item (Book _ 20))]) = Item Pen ? no
-- | The fault is in find, existential.hs:45:1
-- |     find k stock = case IntMap.lookup (k + 1) stock of
-- |       Just item -> item
-- |       Nothing -> throw (NoSuchItem k ["shelf", "store"])
