-- H2010 3.11: generators, guards, local bindings, failing patterns, shadowing.
module Main where

pyth :: Int -> [(Int, Int, Int)]
pyth n = [(a, b, c) | c <- [1 .. n], b <- [1 .. c], a <- [1 .. b], a * a + b * b == c * c]

primes :: [Int]
primes = sieve [2 ..] where sieve (p : xs) = p : sieve [x | x <- xs, x `mod` p /= 0]

main :: IO ()
main = do
  print (pyth 20)
  print (take 10 primes)
  print [x | Just x <- [Just 1, Nothing, Just 3]]
  print [(x, y) | x <- [1 .. 3], y <- "ab"]
  print [x * y | x <- [1 .. 3], let y = x + 1, odd x]
  print [x | x <- [1 .. 3], x <- [x, x * 10]]
  print ([() | False], [1 | True])
  print [[j | j <- [i .. 3]] | i <- [1 .. 3]]
  print [c | (c, True) <- zip "abcd" (cycle [True, False])]
  print [(i, j) | i <- [1 .. 4], even i, j <- [i .. 4], i /= j]
  print (sum [x | x <- [1 .. 100], x `mod` 3 == 0 || x `mod` 5 == 0])
  print [f 2 | f <- [(+ 1), (* 3)], let g = f . f, g 1 > 2]
  print [x | (1, x) <- [(1, 'a'), (2, 'b'), (1, 'c')]]

-- expected stdout:
-- | [(3,4,5),(6,8,10),(5,12,13),(9,12,15),(8,15,17),(12,16,20)]
-- | [2,3,5,7,11,13,17,19,23,29]
-- | [1,3]
-- | [(1,'a'),(1,'b'),(2,'a'),(2,'b'),(3,'a'),(3,'b')]
-- | [2,12]
-- | [1,10,2,20,3,30]
-- | ([],[1])
-- | [[1,2,3],[2,3],[3]]
-- | "ac"
-- | [(2,3),(2,4)]
-- | 2418
-- | [3,6]
-- | "ac"
