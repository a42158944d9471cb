-- Records, a class with a default method, an operator, a derived instance.
-- only: debug
-- debug: --ghc
-- answer: no
-- answer: yes
-- answer: no
-- answer: no
-- answer: yes
-- answer: yes
module Main where

data Point = Point { px :: Int, py :: Int } deriving (Eq, Show)

infixl 6 <+>
(<+>) :: Point -> Point -> Point
Point a b <+> Point c d = Point (a + c) (b + d)

class Shape s where
  area :: s -> Int
  describe :: s -> String
  describe s = "area " ++ show (area s)

data Box = Box { corner :: Point, size :: Point } deriving Show
newtype Square = Square Int deriving Show

instance Shape Box where
  area box = px (size box) * px (size box)

instance Shape Square where
  area (Square n) = n * n
  describe s = "square of " ++ show (area s)

opposite :: Box -> Point
opposite box = corner box <+> size box

main :: IO ()
main = do
  let box = Box { corner = Point 1 1, size = Point 2 5 }
  print (opposite box)
  putStrLn (describe box)
  putStrLn (describe (Square 3))
-- expected session:
-- | Point {px = 3, py = 6}
-- | area 4
-- | square of 9
-- | 1. main = {returns ()} ? no
-- | 2. opposite (Box {corner = Point {px = 1, py = 1}, size = Point {px = 2, py = 5}}) = Point {px = 3, py = 6} ? yes
-- | 3. Point {px = 1, py = 1} <+> Point {px = 2, py = 5} = Point {px = 3, py = 6} ? no
-- | The fault is in <+>, shapes.hs:16:1
-- |     Point a b <+> Point c d = Point (a + c) (b + d)
