-- plant: wrap | length line + 1 + length w <= width => length line + length w <= width
-- Text formatting: wrapping, columns, numbers with separators, a table.
module Main where

import Data.Char (toUpper)
import Data.List (intercalate)

wrap :: Int -> String -> [String]
wrap width = go "" . words
  where
    go line [] = [line | not (null line)]
    go "" (w : ws) = go w ws
    go line (w : ws)
      | length line + 1 + length w <= width = go (line ++ " " ++ w) ws
      | otherwise = line : go w ws

center :: Int -> String -> String
center width s = replicate left ' ' ++ s ++ replicate (missing - left) ' '
  where
    missing = max 0 (width - length s)
    left = missing `div` 2

padRight, padLeft :: Int -> String -> String
padRight n s = s ++ replicate (n - length s) ' '
padLeft n s = replicate (n - length s) ' ' ++ s

thousands :: Int -> String
thousands n
  | n < 0 = '-' : thousands (negate n)
  | n < 1000 = show n
  | otherwise = thousands (n `div` 1000) ++ "," ++ padZero (n `mod` 1000)
  where
    padZero k = replicate (3 - length (show k)) '0' ++ show k

data Column = Column {heading :: String, isNumber :: Bool}

table :: [Column] -> [[String]] -> String
table columns rows = unlines (header : rule : map line rows)
  where
    widths = [maximum (map length (heading c : map (!! i) rows)) | (i, c) <- zip [0 ..] columns]
    header = intercalate " | " (zipWith padRight widths (map heading columns))
    rule = intercalate "-+-" (map (`replicate` '-') widths)
    line cells = intercalate " | " (zipWith3 cell columns widths cells)
    cell c
      | isNumber c = padLeft
      | otherwise = padRight

capitalize :: String -> String
capitalize = unwords . map up . words
  where
    up (c : cs) = toUpper c : cs
    up [] = []

plural :: Int -> String -> String
plural 1 noun = "1 " ++ noun
plural n noun = show n ++ " " ++ noun ++ "s"

main :: IO ()
main = do
  mapM_ putStrLn (wrap 16 "the quick brown fox jumps over it")
  putStrLn ("[" ++ center 9 "mid" ++ "]")
  putStrLn (unwords (map thousands [7, 1234, -1005023]))
  putStr (table [Column "name" False, Column "price" True] [["tea", "250"], ["cake", "1200"]])
  putStrLn (capitalize "hello big world")
  mapM_ (putStrLn . flip plural "apple") [0, 1, 2]
