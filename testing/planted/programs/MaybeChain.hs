-- Maybe and Either: lookups that can fail, validation, mapM and sequence, safe arithmetic.
module Main where

import Control.Monad (foldM, when, zipWithM)
import Data.Maybe (catMaybes, fromMaybe, isJust, listToMaybe, mapMaybe)

type Id = Int

parents :: [(Id, Id)]
parents = [(5, 3), (3, 1), (4, 1), (2, 7)]

names :: [(Id, String)]
names = [(1, "root"), (3, "mid"), (5, "leaf"), (4, "side")]

parent :: Id -> Maybe Id
parent i = lookup i parents

grandparent :: Id -> Maybe String
grandparent i = parent i >>= parent >>= flip lookup names

ancestors :: Id -> [Id]
ancestors i = case parent i of
  Just p -> p : ancestors p
  Nothing -> []

nameOf :: Id -> String
nameOf i = fromMaybe ("#" ++ show i) (lookup i names)

path :: Id -> String
path i = foldr (\n rest -> nameOf n ++ "/" ++ rest) "" (reverse (i : ancestors i))

safeDiv :: Int -> Int -> Either String Int
safeDiv _ 0 = Left "divide by zero"
safeDiv a b = Right (a `div` b)

safeRoot :: Int -> Either String Int
safeRoot n
  | n < 0 = Left ("root of " ++ show n)
  | otherwise = Right (last (takeWhile (\r -> r * r <= n) [0 ..]))

formula :: Int -> Int -> Either String Int
formula a b = do
  q <- safeDiv a b
  r <- safeRoot (q - 2)
  when (r > 5) (Left "too large")
  return (q * 10 + r)

sumAll :: [String] -> Maybe Int
sumAll ws = sum <$> mapM number ws

number :: String -> Maybe Int
number s = case reads s of
  [(n, "")] -> Just n
  _ -> Nothing

steps :: Int -> [Int] -> Either Int Int
steps start = foldM step start
  where
    step acc n
      | acc + n > 20 = Left acc
      | otherwise = Right (acc + n)

firstBig :: Int -> [Int] -> Maybe Int
firstBig limit = listToMaybe . filter (> limit)

ratios :: [Int] -> [Int] -> Either String [Int]
ratios = zipWithM safeDiv

main :: IO ()
main = do
  print (map grandparent [5, 4, 2])
  print (path 5, path 2)
  print [formula 13 2, formula 5 0, formula 1 1, formula 90 2]
  print (sumAll ["1", "22", "3"], sumAll ["1", "x"])
  print (steps 0 [5, 9, 3], steps 10 [7, 8, 1])
  print (firstBig 4 [1, 7, 5], isJust (firstBig 9 [1]))
  print (ratios [9, 8] [3, 4], ratios [1] [0])
  print (catMaybes [parent 5, parent 9], mapMaybe number ["4", "q", "6"])
