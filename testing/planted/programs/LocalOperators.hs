-- plant: <+> | p |*| q < 0 => p |*| q > 0
-- plant: .*. | x * k => x + k
-- plant: % | a `mod` b => a `div` b
-- plant: ==> | not a || b => not a && b
-- plant: <~> | abs (a - b) => abs (a + b)
-- plant: |*| | a * c + b * d => a * d + b * c
module Main where
import Data.List (intercalate)

infixl 6 |+|
infixl 7 |*|
infixr 0 ==>

data V = V Int Int deriving (Eq, Show)

(|+|) :: V -> V -> V
V a b |+| V c d = V (a + c) (b + d)

(|*|) :: V -> V -> Int
V a b |*| V c d = a * c + b * d

(==>) :: Bool -> Bool -> Bool
a ==> b = not a || b

path :: [V] -> [V]
path steps = scanl (<+>) origin steps
  where
    origin = V 0 0
    p <+> q | p |*| q < 0 = p |+| twice q
            | otherwise = p |+| q
    twice (V a b) = V (a .*. 2) (b .*. 2)
      where x .*. k = x * k

normal :: [V] -> [Int]
normal vs = map (`dot` unit) vs
  where
    dot = (|*|)
    unit = let a % b = a `mod` b in V (length vs % 3) (7 % 4)

checks :: [(Int, Int)] -> [(Int, Int)]
checks ps = [(a, b) | (a, b) <- ps, even a ==> b > 0, let a <~> b = abs (a - b), 3 <~> a < 4]

main :: IO ()
main = do
  print (path [V 1 2, V (-3) 1, V 0 (-4)])
  print (normal [V 1 2, V 3 4, V 5 6, V 7 8])
  print (checks [(2, 1), (4, 0), (5, -1), (8, 2), (0, 3)])
