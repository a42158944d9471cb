-- A method call's symbol is the method's name where the source writes it, never the dictionary or the name of an instance's
-- function; what classes, deriving and desugaring add is never shown.
-- view: tree --tree edt
-- view: observe
-- view: observe area
-- view: trail --piece 1 --go a1
-- view: trail --piece 2 --go a1
-- view: trail --piece 3 --go a1
-- view: trail --piece 4 --go a1
-- view: trail --piece 5 --go a1
module Main where

class Shape s where
  area :: s -> Int
  name :: s -> String
  name _ = "shape"

data Square = Square Int deriving (Eq, Ord, Show)

data Pair a b = Pair a b deriving (Eq, Ord, Show)

instance Shape Square where
  area (Square n) = n * n
  name _ = "square"

instance (Shape a, Shape b) => Shape (Pair a b) where
  area (Pair a b) = area a + area b

instance Semigroup Square where
  Square a <> Square b = Square (a + b)

main :: IO ()
main = do
  print (total [Pair (Square 1) (Square 2), Pair (Square 3) (Square 3)])
  print (sum [2, 3, 4 :: Int])
  putStrLn (name (Pair (Square 1) (Square 2)))
  print (maximum [Square 1, Square 3, Square 2])
  print (Square 1 <> Square 2)
  print (using area (Square 5), using (compare (Square 1)) (Square 5) == LT)

total :: Shape s => [s] -> Int
total shapes = sum (map area shapes)

using :: (a -> b) -> a -> b
using f x = f x
-- expected stdout:
-- | $ tree --tree edt
-- |  0  main = {prints "23\n9\nshape\nSquare 3\nSquare 3\n(25,True)\n"}
-- |  1    total [Pair (Square 1) (Square 2),Pair (Square 3) (Square 3)] = 23
-- |  2      area (Pair (Square 1) (Square 2)) = 5
-- |  3        area (Square 1) = 1
-- |  4        area (Square 2) = 4
-- |  5      area (Pair (Square 3) (Square 3)) = 18
-- |  6        area (Square 3) = 9
-- |  7        area (Square 3) = 9
-- |  8    name (Pair (Square 1) (Square 2)) = "shape"
-- |  9    Square 1 <> Square 2 = Square 3
-- | 10    using area (Square 5) = 25
-- | 11      area (Square 5) = 25
-- | 12    using (compare (Square 1)) (Square 5) = LT
-- | $ observe
-- |            1  name  methods.hs:16
-- |            5  area  methods.hs:23
-- |            2  area  methods.hs:27
-- |            1  <>  methods.hs:30
-- |            1  main  methods.hs:33-39
-- |            1  total  methods.hs:42
-- |            2  using  methods.hs:45
-- | $ observe area
-- |  2  area (Pair (Square 1) (Square 2)) = 5
-- |  3  area (Square 1) = 1
-- |  4  area (Square 2) = 4
-- |  5  area (Pair (Square 3) (Square 3)) = 18
-- |  6  area (Square 3) = 9
-- | 11  area (Square 5) = 25
-- | $ trail --piece 1 --go a1
-- | Output:
-- |   23\n
-- | Trail:
-- |   <- print 23  -- methods.hs:34:3
-- |   <- sum [5,18]  -- methods.hs:42:16
-- | $ trail --piece 2 --go a1
-- | Output:
-- |   9\n
-- | Trail:
-- |   <- print 9  -- methods.hs:35:3
-- |   <- sum [2,3,4]  -- methods.hs:35:10
-- | $ trail --piece 3 --go a1
-- | Output:
-- |   shape\n
-- | Trail:
-- |   <- putStrLn "shape"  -- methods.hs:36:3
-- |   <- name (Pair (Square 1) (Square 2))  -- methods.hs:16:12, node 8
-- | $ trail --piece 4 --go a1
-- | Output:
-- |   Square 3\n
-- | Trail:
-- |   <- print (Square 3)  -- methods.hs:37:3
-- |   <- main  -- methods.hs:37:29, node 0
-- | $ trail --piece 5 --go a1
-- | Output:
-- |   Square 3\n
-- | Trail:
-- |   <- print (Square 3)  -- methods.hs:38:3
-- |   <- Square 1 <> Square 2  -- methods.hs:30:26, node 9
