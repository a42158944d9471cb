-- Derived Eq, Ord, Enum, Bounded, Ix, Read, Functor, Foldable, Traversable; standalone and newtype deriving.
{-# LANGUAGE DeriveFunctor, DeriveFoldable, DeriveTraversable, StandaloneDeriving, GeneralizedNewtypeDeriving #-}
module Main where

import Data.Ix

data Tree a = Leaf | Node (Tree a) a (Tree a) deriving (Show, Functor, Foldable, Traversable)

data Rose a = Rose a [Rose a] deriving (Show, Eq, Functor, Foldable, Traversable)

data Day = Mon | Tue | Wed | Thu | Fri deriving (Eq, Ord, Enum, Bounded, Ix, Show, Read)

data Point = Point Int Int deriving (Eq, Ord, Ix, Show, Read)

data Pair a b = Pair a b
deriving instance (Eq a, Eq b) => Eq (Pair a b)
deriving instance (Show a, Show b) => Show (Pair a b)

newtype Age = Age Int deriving (Eq, Ord, Num, Enum, Real, Integral)
instance Show Age where show (Age n) = show n ++ "y"

data Limits = Limits Bool Day deriving (Bounded, Show)

fromList :: Ord a => [a] -> Tree a
fromList = foldr insert Leaf
  where
    insert x Leaf = Node Leaf x Leaf
    insert x t@(Node l y r) = case compare x y of
      LT -> Node (insert x l) y r
      GT -> Node l y (insert x r)
      EQ -> t

main :: IO ()
main = do
  let t = fromList [3, 1, 2, 5, 4 :: Int]
  print (fmap (* 2) t)
  print (sum t, product t, length t, maximum t, elem 4 t, foldr (:) [] t)
  print (traverse (\x -> if x > 0 then Just (x - 1) else Nothing) t)
  mapM_ print (Rose 1 [Rose 2 [], Rose 3 [Rose 4 []]])
  print (fmap show (Rose 1 [Rose 2 []]) == Rose "1" [Rose "2" []])
  print (range (Tue, Thu), index (Mon, Fri) Wed, inRange (Tue, Wed) Fri)
  print (range (Point 0 0, Point 1 2), index (Point 0 0, Point 3 3) (Point 2 1))
  print (read " Point  3 (-4)" :: Point, (read "(Mon,[Fri])" :: (Day, [Day])))
  print (Pair 1 'x' == Pair 1 'x', Pair [1] (Just 2))
  print (sum [Age 3, Age 4], Age 7 `div` 2, [Age 1 .. Age 3])
  print (minBound :: Limits, maxBound :: Limits)
  print [(minBound :: Day) ..]
  print (Mon < Tue, compare Fri Mon, max Wed Thu, Point 1 2 < Point 1 3)
-- expected stdout:
-- | Node (Node (Node Leaf 2 Leaf) 4 (Node Leaf 6 Leaf)) 8 (Node Leaf 10 Leaf)
-- | (15,120,5,5,True,[1,2,3,4,5])
-- | Just (Node (Node (Node Leaf 0 Leaf) 1 (Node Leaf 2 Leaf)) 3 (Node Leaf 4 Leaf))
-- | 1
-- | 2
-- | 3
-- | 4
-- | True
-- | ([Tue,Wed,Thu],2,False)
-- | ([Point 0 0,Point 0 1,Point 0 2,Point 1 0,Point 1 1,Point 1 2],9)
-- | (Point 3 (-4),(Mon,[Fri]))
-- | (True,Pair [1] (Just 2))
-- | (7y,3y,[1y,2y,3y])
-- | (Limits False Mon,Limits True Fri)
-- | [Mon,Tue,Wed,Thu,Fri]
-- | (True,GT,Thu,True)
