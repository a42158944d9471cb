-- Depth follows the data: folds over a million elements, deep thunks, deep trees.
module Main where

data Nat = Z | S Nat

fromInt :: Int -> Nat
fromInt 0 = Z
fromInt n = S (fromInt (n - 1))

toInt :: Nat -> Int
toInt Z = 0
toInt (S n) = 1 + toInt n

data Tree = Leaf | Node Tree Int Tree

insert :: Int -> Tree -> Tree
insert x Leaf = Node Leaf x Leaf
insert x t@(Node l y r)
  | x < y = Node (insert x l) y r
  | x > y = Node l y (insert x r)
  | otherwise = t

depth :: Tree -> Int
depth Leaf = 0
depth (Node l _ r) = 1 + max (depth l) (depth r)

main :: IO ()
main = do
  print (foldr (+) 0 [1 .. 1000000])
  print (foldl (+) 0 [1 .. 1000000])
  print (toInt (fromInt 300000))
  print (depth (foldr insert Leaf [1 .. 300]))
  print (length (show (foldr (\x acc -> x : acc) [] [1 .. 50000 :: Int])))
  print (sum (concat (replicate 1000 [1 .. 100])))
  print (last (scanl (+) 0 [1 .. 100000]))
  print (maximum (map (`mod` 1009) [1 .. 100000]))

-- expected stdout:
-- | 500000500000
-- | 500000500000
-- | 300000
-- | 300
-- | 288895
-- | 5050000
-- | 5000050000
-- | 1008
