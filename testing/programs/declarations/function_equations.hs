-- H2010 4.4.3.1: equations with infix definitions, operators as functions, many arguments, guards.
module Main where

x <+> y = x * 10 + y
(x <-> y) z = x - y - z
f `at` n | n <= 0 = f 0
         | otherwise = f n
(f `after` g) x = f (g x)

infixl 6 <+>

ackermann :: Int -> Int -> Int
ackermann 0 n = n + 1
ackermann m 0 = ackermann (m - 1) 1
ackermann m n = ackermann (m - 1) (ackermann m (n - 1))

hanoi :: Int -> String -> String -> String -> [(String, String)]
hanoi 0 _ _ _ = []
hanoi n a b c = hanoi (n - 1) a c b ++ [(a, b)] ++ hanoi (n - 1) c b a

merge :: Ord a => [a] -> [a] -> [a]
merge xs [] = xs
merge [] ys = ys
merge xs@(x : xt) ys@(y : yt)
  | x <= y = x : merge xt ys
  | otherwise = y : merge xs yt

power :: Num a => a -> Int -> a
power _ 0 = 1
power x n
  | even n = half * half
  | otherwise = x * power x (n - 1)
  where half = power x (n `div` 2)

main :: IO ()
main = do
  print (1 <+> 2 <+> 3)
  print ((10 <-> 3) 2)
  print ((+ 1) `at` (-5), (+ 1) `at` 5)
  print ((negate `after` (+ 1)) 3)
  print (ackermann 2 3)
  print (hanoi 3 "a" "b" "c")
  print (merge [1, 4, 7] [2, 3, 9])
  print (power 2 10, power 1.5 3, power (-3) 5)

-- expected stdout:
-- | 123
-- | 5
-- | (1,6)
-- | -4
-- | 9
-- | [("a","b"),("a","c"),("b","c"),("a","b"),("c","a"),("c","b"),("a","b")]
-- | [1,2,3,4,7,9]
-- | (1024,3.375,-243)
