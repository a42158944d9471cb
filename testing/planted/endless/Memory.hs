-- What libraries hold grows without end.
module Main where

import Data.List (nub, sort)
import qualified Data.Map as Map

names :: [String]
names = ["ada", "bob", "cyd", "dan"]

table :: Map.Map Int String
table = Map.fromList (zip [1 ..] names)

squares :: Int -> [Int]
squares n = reverse (takeWhile (< n) (map (^ 2) [1 ..]))

ranking :: Int -> [Int]
ranking n = sort (take n (cycle [3, 1, 2]))

kinds :: Int -> Int
kinds n = length (nub (takeWhile (< n + 0) [1 ..]))

main :: IO ()
main = do
  print (Map.lookup 3 table)
  print (squares 50)
  print (ranking 5)
  print (kinds 10)

-- plant: table | zip [1 ..] names => zip [1 ..] (cycle names)
-- plant: squares | takeWhile (< n) => id
-- plant: ranking | (take n (cycle => (id (cycle
-- plant: kinds | takeWhile (< n + 0) => filter (/= n)
