-- A wrong compare in an instance that a polymorphic insert uses: a method goes by its name.
-- debug: --tree fdt
-- answer: tree 0 20
-- answer: no
-- answer: no
-- answer: no
module Main where

newtype Size = Size Int deriving (Eq, Show)
instance Ord Size where
  compare (Size a) (Size b) = compare b a

insert :: Ord a => a -> [a] -> [a]
insert x [] = [x]
insert x (y : ys) = case compare x y of
  GT -> y : insert x ys
  _ -> x : y : ys

main :: IO ()
main = print (foldr insert [] [Size 2, Size 1])
-- expected stdout:
-- | [Size 2,Size 1]
-- expected session:
-- | [Size 2,Size 1]
-- | 0  main = {prints "[Size 2,Size 1]\n"}
-- |   1  insert (Size 2) [Size 1] = [Size 2,Size 1]
-- |     3  compare (Size 2) (Size 1) = LT
-- |   2  insert (Size 1) [] = [Size 1]
-- | 1. main = {prints "[Size 2,Size 1]\n"} ? no
-- | 2. insert (Size 2) [Size 1] = [Size 2,Size 1] ? no
-- | 3. compare (Size 2) (Size 1) = LT ? no
-- | The fault is in compare of Ord Size, compare_instance.hs:11:3
-- |     compare (Size a) (Size b) = compare b a
