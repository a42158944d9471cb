-- stdin: add nut 12
-- stdin: add bolt 5
-- stdin: take nut 4
-- stdin: nonsense
-- stdin: take bolt 9
-- stdin: add nut 1
-- plant: parse | "take" : name : n : _ => "take" : n : name : _
-- plant: execute | have >= n => have > n + 3
-- plant: summary | sum (map stock items) => sum (map stock (drop 1 items))
-- An inventory that reads its commands; records in a list, output as it goes.
module Main where

import Data.Char (isDigit)
import Data.List (intercalate, partition)

data Item = Item {label :: String, stock :: Int} deriving (Eq)

instance Show Item where
  show (Item n k) = n ++ "=" ++ show k

data Command = Add String Int | Take String Int | Bad String

number :: String -> Maybe Int
number s
  | not (null s) && all isDigit s = Just (read s)
  | otherwise = Nothing

parse :: String -> Command
parse line = case words line of
  "add" : name : n : _ | Just k <- number n -> Add name k
  "take" : name : n : _ | Just k <- number n -> Take name k
  _ -> Bad line

change :: String -> (Int -> Int) -> [Item] -> [Item]
change name f items = case partition ((== name) . label) items of
  ([], others) -> Item name (f 0) : others
  (item : _, others) -> item {stock = f (stock item)} : others

level :: String -> [Item] -> Int
level name items = sum [stock i | i <- items, label i == name]

execute :: [Item] -> Command -> ([Item], String)
execute items (Add name n) = (change name (+ n) items, "added " ++ name)
execute items (Take name n)
  | have >= n = (change name (subtract n) items, "took " ++ show n)
  | otherwise = (items, "only " ++ show have)
  where
    have = level name items
execute items (Bad line) = (items, "? " ++ line)

summary :: [Item] -> String
summary items = intercalate ", " (map show items) ++ "; " ++ show (sum (map stock items))

loop :: [Item] -> [String] -> IO [Item]
loop items [] = return items
loop items (l : ls) = do
  let (items', message) = execute items (parse l)
  putStrLn message
  loop items' ls

main :: IO ()
main = do
  input <- getContents
  items <- loop [] (lines input)
  putStrLn (summary items)
