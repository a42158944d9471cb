{-# LANGUAGE DeriveFunctor, DeriveFoldable, DeriveTraversable #-}
module Main where

import Data.Foldable (toList, foldl')
import Data.Traversable (mapAccumL)

data Tree a = Leaf | Node (Tree a) a (Tree a) deriving (Show, Functor, Foldable, Traversable)
data Rose a = Rose a [Rose a] deriving (Show, Functor, Foldable, Traversable)
data Pair b a = Pair b a a | One (Maybe a) | Fn (Int -> a) deriving Functor
data Rec a = Rec { left :: [a], tag :: String, right :: (Int, Maybe a) } deriving (Show, Functor, Foldable, Traversable)
newtype Compose f g a = Compose (f (g a)) deriving (Functor, Foldable, Traversable)

tree :: Tree Int
tree = Node (Node Leaf 1 Leaf) 2 (Node Leaf 3 Leaf)

main :: IO ()
main = do
  print (fmap (* 2) tree)
  print (sum tree, product tree, toList tree, maximum tree, length tree, elem 3 tree, foldr (:) [] tree)
  print (traverse (\x -> if x > 0 then Just (show x) else Nothing) tree)
  print (fmap (const ()) (traverse (\x -> if x > 1 then Just x else Nothing) tree))
  mapM_ print (Rose 1 [Rose 2 [], Rose 3 [Rose 4 []]])
  print (mapAccumL (\acc x -> (acc + x, acc)) 0 (Rose 1 [Rose 2 [], Rose 3 []]))
  case fmap (+ 1) (Pair 'b' 1 2) of Pair b x y -> print (b, x, y); _ -> return ()
  case fmap (+ 1) (Fn (* 10)) of Fn f -> print (f 3); _ -> return ()
  let r = Rec [1, 2] "t" (9, Just 3)
  print (fmap negate r, sum r, sequenceA (fmap Just r))
  print (null Leaf, foldl' (flip (:)) [] tree, concatMap show tree)
  let c = Compose [Just 1, Nothing, Just 3] in print (sum c, toList (fmap (+ 1) c))

-- expected stdout:
-- | Node (Node Leaf 2 Leaf) 4 (Node Leaf 6 Leaf)
-- | (6,6,[1,2,3],3,3,True,[1,2,3])
-- | Just (Node (Node Leaf "1" Leaf) "2" (Node Leaf "3" Leaf))
-- | Nothing
-- | 1
-- | 2
-- | 3
-- | 4
-- | (6,Rose 0 [Rose 1 [],Rose 3 []])
-- | ('b',2,3)
-- | 31
-- | (Rec {left = [-1,-2], tag = "t", right = (9,Just (-3))},6,Just (Rec {left = [1,2], tag = "t", right = (9,Just 3)}))
-- | (True,[3,2,1],"123")
-- | (4,[2,4])
