-- Values that go round, in an array and in a partial application.
-- only: debug
-- debug: --ghc
-- answer: no
-- answer: yes
-- answer: no
-- answer: yes
module Main where

import Data.Array

data Town = Town {name :: String, roads :: [Town]}

towns :: Array Int Town
towns = listArray (0, 2) [town i n | (i, n) <- zip [0 ..] ["Aach", "Bonn", "Cham"]]

town :: Int -> String -> Town
town i n = Town n [towns ! j | j <- [0 .. 2], j /= i]

columns :: [[Int]] -> [[Int]]
columns = foldr (zipWith (:)) (repeat [])

sums :: [[Int]] -> [Int]
sums table = map product (columns table)

main :: IO ()
main = do
  putStrLn (name (head (roads (head (roads (towns ! 2))))))
  print (sums [[1, 2], [3, 4]])
-- expected session:
-- | Bonn
-- | [3,8]
-- | 1. main = {returns ()} ? no
-- | 2. towns = listArray (0,2) [Town {name = _, roads = Town {name = "Bonn", roads = _} : _},Town {name = "Bonn", roads = _},Town {name = _, roads = Town {name = _, roads = Town {name = "Bonn", roads = _} : _} : _}] ? yes
-- | 3. sums [[1,2],[3,4]] = [3,8] ? no
-- | 4. columns [[1,2],[3,4]] = [[1,3],[2,4]] ? yes
-- | The fault is in sums, cyclic.hs:24:1
-- |     sums table = map product (columns table)
