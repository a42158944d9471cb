-- A search tree; a case of the insertion stays where it is.
module Main where

data Tree = Leaf | Node Tree Int Tree

insert :: Int -> Tree -> Tree
insert x Leaf = Node Leaf x Leaf
insert x t@(Node l y r)
  | x < y = Node (insert x l) y r
  | x > y = Node l y (insert x r)
  | otherwise = t

toList :: Tree -> [Int]
toList Leaf = []
toList (Node l x r) = toList l ++ [x] ++ toList r

build :: [Int] -> Tree
build = foldr insert Leaf

main :: IO ()
main = print (toList (build [3, 1, 4, 1, 5]))

-- plant: insert | otherwise = t => otherwise = insert x t
-- plant: insert | Node l y (insert x r) => insert x t
