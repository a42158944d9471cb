module Main where

-- superclasses, defaults, polymorphic numeric code, newtype deriving, monoids
class Eq a => Group a where
  unit :: a
  (<.>) :: a -> a -> a
  inverse :: a -> a
  power :: a -> Int -> a
  power a n
    | n < 0 = inverse (power a (negate n))
    | n == 0 = unit
    | otherwise = a <.> power a (n - 1)
  order :: a -> Int
  order a = 1 + length (takeWhile (/= unit) (iterate (<.> a) a))

newtype Z6 = Z6 Int deriving (Eq, Show)
newtype Perm = Perm [Int] deriving (Eq, Show)
data Pair a b = Pair a b deriving (Eq, Show)

instance Group Z6 where
  unit = Z6 0
  Z6 a <.> Z6 b = Z6 ((a + b) `mod` 6)
  inverse (Z6 a) = Z6 ((6 - a) `mod` 6)

instance Group Perm where
  unit = Perm [0, 1, 2]
  Perm f <.> Perm g = Perm (map (f !!) g)
  inverse (Perm f) = Perm [head [j | (j, y) <- zip [0 ..] f, y == i] | i <- [0 .. 2]]

instance (Group a, Group b) => Group (Pair a b) where
  unit = Pair unit unit
  Pair a b <.> Pair c d = Pair (a <.> c) (b <.> d)
  inverse (Pair a b) = Pair (inverse a) (inverse b)
  order (Pair a b) = lcm (order a) (order b)

commute :: Group a => a -> a -> Bool
commute a b = a <.> b == b <.> a

main :: IO ()
main = do
  let p = Perm [1, 2, 0]
      q = Perm [1, 0, 2]
  print (power (Z6 4) 2, power (Z6 4) (-1), order (Z6 4))
  print (p <.> q, commute p q, order p, power p (-1))
  print (order (Pair (Z6 2) q), commute (Pair (Z6 1) p) (Pair (Z6 2) p))
  print (power (Pair (Z6 1) q) 3)
-- plant: order | 1 + length => length
-- plant: <.> | map (f !!) g => map (g !!) f
-- plant: inverse | (6 - a) `mod` 6 => (5 - a) `mod` 6
-- plant: inverse | y == i => y /= i
-- plant: order | lcm (order a) => gcd (order a)
-- plant: <.> | Pair (a <.> c) (b <.> d) => Pair (a <.> c) (d <.> b)
-- plant: commute | b <.> a => b <.> b
