-- Strings: ciphers, run lengths, roman numerals, palindromes, anagrams.
module Main where

import Data.Char (chr, isAlpha, isUpper, ord, toLower)
import Data.List (group, nub, sort, sortBy)
import qualified Data.Map as Map

caesar :: Int -> String -> String
caesar n = map shift
  where
    shift c
      | not (isAlpha c) = c
      | isUpper c = turn 'A' c
      | otherwise = turn 'a' c
    turn base c = chr (ord base + (ord c - ord base + n) `mod` 26)

vigenere :: String -> String -> String
vigenere key text = zipWith shift (cycle key) text
  where
    shift k c = chr (ord 'a' + (ord c + ord k - 2 * ord 'a') `mod` 26)

encode :: String -> String
encode = concatMap part . group
  where
    part [c] = [c]
    part cs = show (length cs) ++ take 1 cs

numerals :: [(Int, String)]
numerals = [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]

roman :: Int -> String
roman 0 = ""
roman n = symbol ++ roman (n - value)
  where
    (value, symbol) = head (filter ((<= n) . fst) numerals)

fromRoman :: String -> Int
fromRoman s = snd (foldr add (0, 0) (map digit s))
  where
    add d (previous, total)
      | d < previous = (d, total - d)
      | otherwise = (d, total + d)
    digit c = maybe 0 fst (lookupSymbol [c])
    lookupSymbol x = case filter ((== x) . snd) numerals of
      [] -> Nothing
      found : _ -> Just found

palindrome :: String -> Bool
palindrome s = cleaned == reverse cleaned
  where
    cleaned = map toLower (filter isAlpha s)

anagrams :: [String] -> [[String]]
anagrams ws = filter ((> 1) . length) (Map.elems classes)
  where
    classes = Map.fromListWith (flip (++)) [(sort w, [w]) | w <- ws]

frequencies :: String -> [(Char, Int)]
frequencies s = take 3 (sortBy order [(c, count c) | c <- nub s])
  where
    count c = length (filter (== c) s)
    order (a, m) (b, n) = compare n m <> compare a b

pigLatin :: String -> String
pigLatin w = case break (`elem` "aeiou") w of
  ("", _) -> w ++ "way"
  (start, rest) -> rest ++ start ++ "ay"

main :: IO ()
main = do
  putStrLn (caesar 3 "Hello, xyz!")
  putStrLn (vigenere "key" "attack")
  putStrLn (encode "aaabccd")
  putStrLn (unwords (map roman [4, 9, 14, 27]))
  print (map fromRoman ["XIV", "IX"])
  print (map palindrome ["Never odd or even", "almost"])
  print (anagrams ["tea", "ate", "tan", "eat", "nat", "x"])
  print (frequencies "abracadabra")
  putStrLn (unwords (map pigLatin ["string", "apple"]))
