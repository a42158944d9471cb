-- A little of everything, for builds in which everything is slow.
module Main where

import qualified Data.List as L

data Tree a = Leaf | Node (Tree a) a (Tree a)

insert :: Ord a => a -> Tree a -> Tree a
insert x Leaf = Node Leaf x Leaf
insert x t@(Node l y r)
  | x < y = Node (insert x l) y r
  | x > y = Node l y (insert x r)
  | otherwise = t

instance Foldable Tree where
  foldr _ z Leaf = z
  foldr f z (Node l x r) = foldr f (f x (foldr f z r)) l

main :: IO ()
main = do
  let t = foldr insert Leaf [5, 2, 8, 1, 9, 3 :: Int]
  print (sum t, length t, maximum t)
  print (foldr (:) [] t)
  putStrLn (L.intercalate ", " (map show (filter even (foldr (:) [] t))))
  print (2 ^ (64 :: Int) :: Integer, fromIntegral (sum t) / 4 :: Double)
  print (words "the quick  brown fox", lookup "b" (zip (map pure "abc") [1 :: Int ..]))
  mapM_ print (L.sortOn negate (L.nub [3, 1, 3, 2 :: Int]))
-- expected stdout:
-- | (28,6,9)
-- | [1,2,3,5,8,9]
-- | 2, 8
-- | (18446744073709551616,7.0)
-- | (["the","quick","brown","fox"],Just 2)
-- | 3
-- | 2
-- | 1
