-- An infinite list: what was not evaluated stays so.
-- only: debug
-- debug: --ghc
-- answer: no
-- answer: no
-- answer: no
-- answer: yes
-- answer: no
module Main where

primes :: [Int]
primes = sieve [2 ..]

sieve :: [Int] -> [Int]
sieve (p : ns) = p : sieve (filter (keeps p) ns)
sieve [] = []

keeps :: Int -> Int -> Bool
keeps p n = n `mod` p /= 1

main :: IO ()
main = print (take 4 primes)
-- expected session:
-- | [2,4,6,8]
-- | 1. main = {returns ()} ? no
-- | 2. primes = 2 : 4 : 6 : 8 : _ ? no
-- | 3. sieve (2 : 3 : 4 : 5 : 6 : 7 : 8 : _) = 2 : 4 : 6 : 8 : _ ? no
-- | 4. sieve (4 : 6 : 8 : _) = 4 : 6 : 8 : _ ? yes
-- | 5. keeps 2 3 = False ? no
-- | The fault is in keeps, lazy.hs:19:1
-- |     keeps p n = n `mod` p /= 1
