-- Infinite lists, knots, streams: primes, Hamming numbers, Pascal's triangle.
module Main where

primes :: [Int]
primes = 2 : filter isPrime [3, 5 ..]
  where isPrime n = all (\p -> n `mod` p /= 0) (takeWhile (\p -> p * p <= n) primes)

hamming :: [Integer]
hamming = 1 : merge3 (map (* 2) hamming) (map (* 3) hamming) (map (* 5) hamming)
  where
    merge3 a b c = merge a (merge b c)
    merge xa@(x : xs) ya@(y : ys)
      | x < y = x : merge xs ya
      | x > y = y : merge xa ys
      | otherwise = x : merge xs ys

pascal :: [[Integer]]
pascal = iterate (\row -> zipWith (+) (0 : row) (row ++ [0])) [1]

data Tree = Node Int Tree Tree
tree :: Tree
tree = go 1 where go n = Node n (go (2 * n)) (go (2 * n + 1))

path :: [Bool] -> Tree -> Int
path [] (Node n _ _) = n
path (b : bs) (Node _ l r) = path bs (if b then r else l)

collatz :: Int -> [Int]
collatz = takeWhile (/= 1) . iterate (\n -> if even n then n `div` 2 else 3 * n + 1)

main :: IO ()
main = do
  print (take 15 primes, primes !! 500)
  print (take 20 hamming, hamming !! 1000)
  mapM_ print (take 6 pascal)
  print (path [True, False, True] tree)
  print (length (collatz 27))
  print (takeWhile (< 60) (scanl (+) 0 [1 ..]))
  let xs = 1 : map (* 2) xs
  print (take 10 xs)
  print (fst (span (< 10) (cycle [1, 5, 20])))

-- expected stdout:
-- | ([2,3,5,7,11,13,17,19,23,29,31,37,41,43,47],3581)
-- | ([1,2,3,4,5,6,8,9,10,12,15,16,18,20,24,25,27,30,32,36],51840000)
-- | [1]
-- | [1,1]
-- | [1,2,1]
-- | [1,3,3,1]
-- | [1,4,6,4,1]
-- | [1,5,10,10,5,1]
-- | 13
-- | 111
-- | [0,1,3,6,10,15,21,28,36,45,55]
-- | [1,2,4,8,16,32,64,128,256,512]
-- | [1,5]
