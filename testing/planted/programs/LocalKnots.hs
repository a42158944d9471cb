module Main where

-- local constants in a cycle: a where that ties a knot
data Rose = Rose Int [Rose]

simulate :: Int -> Int -> [Int]
simulate start steps = take steps positions
  where
    positions = scanl (+) start velocities
    velocities = map decay forces
    forces = zipWith pull positions [1 ..]
    decay f = f `div` 2
    pull p t = t * 4 - p

-- mean that every leaf is compared with, in one pass
centre :: [Int] -> [Int]
centre ns = result
  where
    (total, count, result) = foldr step (0, 0, []) ns
    mean = total `div` count
    step n ~(s, c, rest) = (s + n, c + 1, n - mean : rest)

table :: Int -> [Integer]
table n = row
  where
    row = map entry [0 .. n]
    entry 0 = 1
    entry k = sum [row !! (k - d) | d <- divisors, d <= k]
    divisors = [1, 2, 3]

main :: IO ()
main = do
  print (simulate 1 5)
  print (centre [1, 5, 6])
  print (table 6)
-- plant: decay | f `div` 2 => f `div` 3
-- plant: pull | t * 4 - p => t * 4 + p
-- plant: step | c + 1 => c + 2
-- plant: simulate | scanl (+) start => scanl (-) start
-- plant: entry | d <= k => d < k
-- plant: entry | entry 0 = 1 => entry 0 = 2
-- plant: table | [1, 2, 3] => [1, 2]
-- plant: centre | total `div` count => total `div` (count - 1)
