-- Values defined through themselves: repmin, letrec graphs, dynamic programming in a lazy array, streams of simulation.
module Main where

import Data.Array

data Tree = Leaf Int | Fork Tree Tree deriving Show

repmin :: Tree -> Tree
repmin t = t'
  where
    (m, t') = go t
    go (Leaf n) = (n, Leaf m)
    go (Fork l r) = (min a b, Fork l' r')
      where
        (a, l') = go l
        (b, r') = go r

data Person = Person { name :: String, friend :: Person }

lcs :: String -> String -> Int
lcs xs ys = table ! (0, 0)
  where
    n = length xs
    m = length ys
    xa = listArray (0, n - 1) xs
    ya = listArray (0, m - 1) ys
    table = array ((0, 0), (n, m)) [((i, j), f i j) | i <- [0 .. n], j <- [0 .. m]]
    f i j
      | i == n || j == m = 0
      | xa ! i == ya ! j = 1 + table ! (i + 1, j + 1)
      | otherwise = max (table ! (i + 1, j)) (table ! (i, j + 1))

client :: [Int] -> [Int]
client resps = 1 : map (* 2) resps
server :: [Int] -> [Int]
server = map (+ 1)

requests, responses :: [Int]
requests = client responses
responses = server requests

main :: IO ()
main = do
  print (repmin (Fork (Fork (Leaf 3) (Leaf 1)) (Leaf 5)))
  let alice = Person "Alice" bob
      bob = Person "Bob" alice
  putStrLn (name (friend (friend (friend alice))))
  print (lcs "the quick brown fox" "a thick crown of")
  print (take 6 requests)
  let fibs = listArray (0, 80) [if i < 2 then toInteger i else fibs ! (i - 1) + fibs ! (i - 2) | i <- [0 .. 80]]
  print (fibs ! 80)
  let a = 1 : b; b = 2 : a
  print (take 5 a)

-- expected stdout:
-- | Fork (Fork (Leaf 1) (Leaf 1)) (Leaf 1)
-- | Bob
-- | 12
-- | [1,4,10,22,46,94]
-- | 23416728348467685
-- | [1,2,1,2,1]
