-- Infinite structures, sharing, knots, irrefutable patterns, seq, bang patterns.
{-# LANGUAGE BangPatterns #-}
module Main where

primes :: [Int]
primes = sieve [2 ..] where sieve (p : xs) = p : sieve [x | x <- xs, x `mod` p /= 0]

fibs :: [Integer]
fibs = 0 : 1 : zipWith (+) fibs (tail fibs)

hamming :: [Integer]
hamming = 1 : merge (map (* 2) hamming) (merge (map (* 3) hamming) (map (* 5) hamming))
  where
    merge xa@(x : xs) ya@(y : ys)
      | x < y = x : merge xs ya
      | x > y = y : merge xa ys
      | otherwise = x : merge xs ys

data Tree = Leaf Int | Fork Tree Tree deriving Show

-- Replaces every leaf by the smallest in one pass.
replaceMin :: Tree -> Tree
replaceMin t = t'
  where
    (t', m) = go t
    go (Leaf n) = (Leaf m, n)
    go (Fork l r) = (Fork l' r', min ml mr)
      where
        (l', ml) = go l
        (r', mr) = go r

mean :: [Double] -> Double
mean = go 0 0
  where
    go !s !n [] = s / fromIntegral (n :: Int)
    go !s !n (x : xs) = go (s + x) (n + 1) xs

main :: IO ()
main = do
  print (take 10 primes, takeWhile (< 60) (map fromIntegral (drop 5 fibs)))
  print (fibs !! 200)
  print (take 15 hamming)
  print (replaceMin (Fork (Leaf 3) (Fork (Leaf 1) (Leaf 2))))
  print (mean [1 .. 100000])
  print (fst (1, undefined), length [undefined, undefined], const 'x' (error "never"))
  print (null (undefined : undefined), False && undefined, or (cycle [False, True]))
  let xs = [if even n then n else error "odd" | n <- [0 .. 10 :: Int]]
  print (xs !! 4, snd (undefined `seq'` ((), 3)))
  print (takeWhile (/= 1) (iterate (\n -> if even n then n `div` 2 else 3 * n + 1) 27) !! 50)
  where
    seq' _ b = b
-- expected stdout:
-- | ([2,3,5,7,11,13,17,19,23,29],[5,8,13,21,34,55])
-- | 280571172992510140037611932413038677189525
-- | [1,2,3,4,5,6,8,9,10,12,15,16,18,20,24]
-- | Fork (Leaf 1) (Fork (Leaf 1) (Leaf 1))
-- | 50000.5
-- | (1,2,'x')
-- | (False,False,True)
-- | (4,3)
-- | 566
