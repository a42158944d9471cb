-- | What Data.Text and Data.Text.Lazy have in common: functions on the characters that both hold.
module Inquest.Characters where

import Prelude
import Data.Char (isLetter, toLower, toTitle, toUpper)
import Data.List (genericDrop, genericLength, genericReplicate, genericSplitAt, genericTake, isPrefixOf, stripPrefix)

-- | The one letter whose capital is two.
toUpperString :: String -> String
toUpperString s = concatMap upper s
  where
    upper '\223' = "SS"
    upper c = [toUpper c]

toTitleString :: String -> String
toTitleString s = go False s
  where
    go _ "" = ""
    go inside (c : cs)
      | not (isLetter c) = c : go (c == '\'' && inside) cs
      | inside = toLower c : go True cs
      | otherwise = toTitle c : go True cs

justifyLeftString, justifyRightString, centerString :: Integral n => n -> Char -> String -> String
justifyLeftString n c s = s ++ genericReplicate (n - genericLength s) c
justifyRightString n c s = genericReplicate (n - genericLength s) c ++ s
centerString n c s
  | d <= 0 = s
  | otherwise = genericReplicate left c ++ s ++ genericReplicate right c
  where
    d = n - genericLength s
    right = d `div` 2
    left = d - right

takeEndString, dropEndString :: Integral n => n -> String -> String
takeEndString n s = genericDrop (genericLength s - max 0 n) s
dropEndString n s = genericTake (genericLength s - max 0 n) s

takeWhileEndString :: (Char -> Bool) -> String -> String
takeWhileEndString p s = reverse (takeWhile p (reverse s))

-- | Before the first needle, and from it on.
breakString :: String -> String -> (String, String)
breakString needle s = go "" s
  where
    go before rest
      | needle `isPrefixOf` rest = (reverse before, rest)
    go before "" = (reverse before, "")
    go before (c : rest) = go (c : before) rest

-- | After the last needle, and up to it.
breakEndString :: String -> String -> (String, String)
breakEndString needle s = case breakString (reverse needle) (reverse s) of (a, b) -> (reverse b, reverse a)

breakAllString :: String -> String -> [(String, String)]
breakAllString needle s = go "" s
  where
    n = length needle
    go before rest = case breakString needle rest of
      (_, "") -> []
      (a, b) -> let front = before ++ a
                in (front, b) : go (front ++ take n b) (drop n b)

splitOnString :: String -> String -> [String]
splitOnString needle hay = go hay
  where
    n = length needle
    go s = case breakString needle s of
      (a, "") -> [a]
      (a, b) -> a : go (drop n b)

splitString :: (Char -> Bool) -> String -> [String]
splitString p s = case break p s of
  (a, "") -> [a]
  (a, _ : b) -> a : splitString p b

chunksOfString :: Integral n => n -> String -> [String]
chunksOfString n s
  | n <= 0 = []
  | otherwise = go s
  where
    go "" = []
    go r = case genericSplitAt n r of (a, b) -> a : go b

stripSuffixString :: String -> String -> Maybe String
stripSuffixString a b = fmap reverse (stripPrefix (reverse a) (reverse b))

commonPrefixString :: String -> String -> Maybe (String, String, String)
commonPrefixString a0 b0 = go "" a0 b0
  where
    go same (a : as) (b : bs) | a == b = go (a : same) as bs
    go "" _ _ = Nothing
    go same as bs = Just (reverse same, as, bs)
