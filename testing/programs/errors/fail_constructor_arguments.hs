module Main where

data Shape = Circle Double | Rect Double Double

area :: Shape -> Double
area (Circle r) = r
area (Rect w) = w

main :: IO ()
main = print (area (Rect 1))
-- expected stderr:
-- | fail_constructor_arguments.hs:7:7: error: the constructor `Rect` has 2 arguments, but this pattern gives it 1
-- |  7 | area (Rect w) = w
-- |    |       ^^^^^^
-- | 1 error
