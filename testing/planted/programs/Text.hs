-- plant: go | length line + 1 + length w <= width => length line + length w < width - 2
-- plant: justify | replicate (width - length s) => replicate (width - length s + 1)
-- plant: wordCount | Map.insertWith (+) (normalise w) 1 m => Map.insertWith (+) w 1 m
-- plant: normalise | filter isAlpha => filter isUpper
-- plant: shift | ord c - ord 'a' + n => ord c - ord 'a' - n
-- plant: top | take n => take (n + 1)
-- plant: encode | length g) => length gs)
-- plant: decode | replicate n c => replicate (n + 1) c
-- plant: splitOn | splitOn c rest => splitOn c (drop 1 rest)
-- plant: table | maximum (map length col) => minimum (map length col)
-- plant: isPalindrome | t == reverse t => t == t
module Main where

import Data.Char (chr, isAlpha, isUpper, ord, toLower)
import Data.List (group, sortBy, transpose)
import qualified Data.Map as Map
import Data.Ord (comparing)

wrap :: Int -> String -> [String]
wrap width = go [] . words
  where
    go [] [] = []
    go line [] = [line]
    go [] (w : ws) = go w ws
    go line (w : ws)
      | length line + 1 + length w <= width = go (line ++ " " ++ w) ws
      | otherwise = line : go w ws

justify :: Int -> String -> String
justify width s = replicate (width - length s) ' ' ++ s

normalise :: String -> String
normalise = map toLower . filter isAlpha

wordCount :: String -> Map.Map String Int
wordCount = foldr add Map.empty . words
  where
    add w m = Map.insertWith (+) (normalise w) 1 m

top :: Int -> Map.Map String Int -> [(String, Int)]
top n = take n . sortBy (comparing (negate . snd) <> comparing fst) . Map.toList

caesar :: Int -> String -> String
caesar n = map shift
  where
    shift c
      | c >= 'a' && c <= 'z' = chr (ord 'a' + (ord c - ord 'a' + n) `mod` 26)
      | otherwise = c

encode :: String -> [(Char, Int)]
encode s = [(head g, length g) | g <- gs]
  where
    gs = group s

decode :: [(Char, Int)] -> String
decode runs = concat [replicate n c | (c, n) <- runs]

splitOn :: Char -> String -> [String]
splitOn c s = case break (== c) s of
  (part, _ : rest) -> part : splitOn c rest
  (part, []) -> [part]

table :: [[String]] -> [String]
table rows = map (unwords . zipWith justify widths) rows
  where
    widths = [maximum (map length col) | col <- transpose rows]

isPalindrome :: String -> Bool
isPalindrome s = t == reverse t
  where
    t = normalise s

text :: String
text = "The quick brown fox jumps over the lazy dog and the fox sleeps"

main :: IO ()
main = do
  mapM_ putStrLn (wrap 16 text)
  mapM_ (\(w, n) -> putStrLn (w ++ ": " ++ show n)) (top 2 (wordCount text))
  putStrLn (caesar 3 "hello zoo")
  print (encode "aaabccd")
  putStrLn (decode (encode "aaabccd"))
  print (splitOn ',' "a,bc,,d")
  mapM_ putStrLn (table [["id", "name"], ["1", "Ann"], ["12", "Bob"]])
  print (map isPalindrome ["Never odd or even", "hello"])
