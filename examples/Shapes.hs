-- Type classes and records. The perimeter of the scaled rectangle should be 28 and is 22.
--
-- The fault is in the instance's scale for Rectangle: it forgets the height.
-- fault: scale
-- wrong: grown (Rectangle {width = 4, height = 3}) = 22
-- wrong: perimeter (scale 2 (Rectangle {width = 4, height = 3})) = 22
-- wrong: scale 2 (Rectangle {width = 4, height = 3}) = Rectangle {width = 8, height = 3}
-- debug:
-- answer: no
-- answer: yes
-- answer: no
-- answer: yes
-- answer: no
module Main where

data Rectangle = Rectangle {width :: Int, height :: Int}
  deriving (Show, Eq)

data Circle = Circle {radius :: Int}
  deriving (Show, Eq)

class Shape a where
  scale :: Int -> a -> a
  perimeter :: a -> Int

instance Shape Rectangle where
  scale n r = r {width = n * width r}
  perimeter r = 2 * (width r + height r)

instance Shape Circle where
  scale n c = Circle {radius = n * radius c}
  perimeter c = 6 * radius c

main :: IO ()
main = do
  print (grown (Circle 5))
  print (grown (Rectangle {width = 4, height = 3}))

grown :: Shape a => a -> Int
grown shape = perimeter (scale 2 shape)
-- expected stdout:
-- | 60
-- | 22
-- expected session:
-- | 60
-- | 22
-- | 1. main = {prints "60\n22\n"} ? no
-- | 2. grown (Circle {radius = 5}) = 60 ? yes
-- | 3. grown (Rectangle {width = 4, height = 3}) = 22 ? no
-- | 4. perimeter (Rectangle {width = 8, height = 3}) = 22 ? yes
-- | 5. scale 2 (Rectangle {width = 4, height = 3}) = Rectangle {width = 8, height = 3} ? no
-- | The fault is in scale of Shape Rectangle, Shapes.hs:27:3
-- |     scale n r = r {width = n * width r}
