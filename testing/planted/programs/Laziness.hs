-- plant: primes | sieve [2 ..] => sieve [3 ..]
-- plant: sieve | x `mod` p /= 0 => x `mod` p /= 1
-- plant: fibs | zipWith (+) fibs (tail fibs) => zipWith (-) fibs (tail fibs)
-- plant: collatz | 3 * n + 1 => 3 * n - 1
-- plant: odd' | odd' 0 = False => odd' 0 = True
-- plant: hanoi | hanoi (n - 1) b a c => hanoi (n - 1) c b a
-- plant: twice | f (f x) => f x
module Main where

primes :: [Int]
primes = sieve [2 ..]

sieve :: [Int] -> [Int]
sieve (p : xs) = p : sieve [x | x <- xs, x `mod` p /= 0]
sieve [] = []

fibs :: [Integer]
fibs = 0 : 1 : zipWith (+) fibs (tail fibs)

collatz :: Int -> [Int]
collatz 1 = [1]
collatz n
  | even n = n : collatz (n `div` 2)
  | n > 1000 = [n]
  | otherwise = n : collatz (3 * n + 1)

even', odd' :: Int -> Bool
even' 0 = True
even' n = n > 0 && odd' (n - 1)
odd' 0 = False
odd' n = even' (n - 1)

hanoi :: Int -> Char -> Char -> Char -> [(Char, Char)]
hanoi 0 _ _ _ = []
hanoi n a b c = hanoi (n - 1) a c b ++ [(a, c)] ++ hanoi (n - 1) b a c

twice :: (a -> a) -> a -> a
twice f x = f (f x)

main :: IO ()
main = do
  print (takeWhile (< 20) primes)
  print (take 10 fibs)
  print (collatz 6)
  print (odd' 5, even' 7)
  print (hanoi 2 'a' 'b' 'c')
  print (twice (* 3) 2, twice ('x' :) "")
