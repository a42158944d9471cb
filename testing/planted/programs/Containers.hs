module Main where

-- instance methods with local functions and shadowed names
class Container f where
  insert :: Ord a => a -> f a -> f a
  toL :: f a -> [a]
  fromL :: Ord a => [a] -> f a

newtype Stack a = Stack [a]
data Tree a = Leaf | Node (Tree a) a (Tree a)

instance Container Stack where
  insert x (Stack xs) = Stack (go xs)
    where
      go ys = push x ys
      push y = (y :)
  toL (Stack xs) = xs
  fromL = foldr insert (Stack [])

instance Container Tree where
  insert x t = go t
    where
      go Leaf = leaf
      go n@(Node l y r) = case compare x y of
        LT -> Node (go l) y r
        GT -> Node l y (go r)
        EQ -> n
      leaf = Node Leaf x Leaf
  toL t = walk t []
    where
      walk Leaf = id
      walk (Node l x r) = walk l . (x :) . walk r
  fromL xs = go xs Leaf
    where
      go [] t = t
      go (x : xs) t = go xs (insert x t)

distinct :: [Int] -> Int
distinct xs = length (toL (asTree xs))
  where asTree = fromL :: [Int] -> Tree Int

main :: IO ()
main = do
  print (toL (fromL [3, 1, 2, 3] :: Stack Int))
  print (toL (fromL "hello" :: Tree Char))
  print (distinct [1, 2, 1])
-- plant: walk | walk l . (x :) . walk r => walk r . (x :) . walk l
-- plant: go | EQ -> n => EQ -> Node l x (go r)
-- plant: go | LT -> Node (go l) y r => LT -> Node l y (go r)
-- plant: push | (y :) => (++ [y])
-- plant: go | go (x : xs) t = go xs (insert x t) => go (x : xs) t = go xs t
