-- plant: tax | tax n = n + 2 => tax n = n + 3
module Main where

each :: (a -> b) -> [a] -> [b]
each f xs = case xs of { [] -> []; (y : ys) -> f y : each f ys }

class Tax a where
  tax :: a -> Int
  rate :: a -> Int
  rate _ = 1
instance Tax Int where
  tax n = n + 2
instance Tax Bool where
  tax b = if b then 1 else 0
instance Tax a => Tax [a] where
  tax xs = sum (each tax xs)
instance (Tax a, Tax b) => Tax (a, b) where
  tax (a, b) = tax a + tax b

total :: Tax a => [a] -> Int
total xs = sum (each tax xs)

nested :: Tax a => Int -> a -> Int
nested 0 x = total [x]
nested n x = nested (n - 1) [x, x]

main :: IO ()
main = do
  print (total [1, 2 :: Int])
  print (nested 2 (3 :: Int))
  print (total [([True], 1 :: Int)])
