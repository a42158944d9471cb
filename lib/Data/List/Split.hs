-- | Splitting lists, as split 0.2.3 does it.
module Data.List.Split
  ( splitOn, splitOneOf, splitWhen, endBy, endByOneOf, wordsBy, linesBy, chunksOf, splitPlaces, splitPlacesBlanks, chop, divvy
  , splitEvery, chunk, Splitter, defaultSplitter, split, oneOf, onSublist, whenElt, dropDelims, keepDelimsL, keepDelimsR
  , condense, dropInitBlank, dropFinalBlank, dropInnerBlanks, dropBlanks, startsWith, startsWithOneOf, endsWith
  , endsWithOneOf, sepBy, sepByOneOf, unintercalate
  ) where

import Data.List (genericSplitAt)

data Splitter a = Splitter
  { delimiter :: [a -> Bool], delimPolicy :: DelimPolicy, condensePolicy :: CondensePolicy, initBlankPolicy :: EndPolicy
  , finalBlankPolicy :: EndPolicy }

data DelimPolicy = Drop | Keep | KeepLeft | KeepRight
data CondensePolicy = Condense | DropBlankFields | KeepBlankFields
data EndPolicy = DropBlank | KeepBlank
data Chunk a = Delim [a] | Text [a]

fromChunk :: Chunk a -> [a]
fromChunk (Delim as) = as
fromChunk (Text as) = as

defaultSplitter :: Splitter a
defaultSplitter = Splitter [const False] Keep KeepBlankFields KeepBlank KeepBlank

matchDelim :: [a -> Bool] -> [a] -> Maybe ([a], [a])
matchDelim [] xs = Just ([], xs)
matchDelim _ [] = Nothing
matchDelim (p : ps) (x : xs)
  | p x = fmap (\(h, t) -> (x : h, t)) (matchDelim ps xs)
  | otherwise = Nothing

breakDelim :: [a -> Bool] -> [a] -> ([a], Maybe ([a], [a]))
breakDelim [] xs = ([], Just ([], xs))
breakDelim _ [] = ([], Nothing)
breakDelim d xxs@(x : xs) = case matchDelim d xxs of
  Nothing -> let (ys, match) = breakDelim d xs in (x : ys, match)
  Just match -> ([], Just match)

chunks :: [a -> Bool] -> [a] -> [Chunk a]
chunks _ [] = []
chunks d xxs
  | null xs = delimited match
  | otherwise = Text xs : delimited match
  where
    (xs, match) = breakDelim d xxs
    delimited Nothing = []
    delimited (Just ([], r : rs)) = Delim [] : Text [r] : chunks d rs
    delimited (Just (delim, rest)) = Delim delim : chunks d rest

postProcess :: Splitter a -> [Chunk a] -> [Chunk a]
postProcess s = dropFinal (finalBlankPolicy s) . dropInitial (initBlankPolicy s) . doMerge (delimPolicy s) . doDrop (delimPolicy s)
  . insertBlanks (condensePolicy s) . doCondense (condensePolicy s)

doDrop :: DelimPolicy -> [Chunk a] -> [Chunk a]
doDrop Drop l = [c | c@(Text _) <- l]
doDrop _ l = l

doCondense :: CondensePolicy -> [Chunk a] -> [Chunk a]
doCondense Condense ls = go ls
  where
    go [] = []
    go (c@(Text _) : l) = c : go l
    go l = let (ds, rest) = span isDelim l in Delim (concatMap fromChunk ds) : go rest
    isDelim (Delim _) = True
    isDelim _ = False
doCondense _ ls = ls

insertBlanks :: CondensePolicy -> [Chunk a] -> [Chunk a]
insertBlanks _ [] = [Text []]
insertBlanks cp l@(Delim _ : _) = Text [] : insertInner cp l
insertBlanks cp l = insertInner cp l

insertInner :: CondensePolicy -> [Chunk a] -> [Chunk a]
insertInner _ [] = []
insertInner DropBlankFields (d1@(Delim _) : l@(Delim _ : _)) = d1 : insertInner DropBlankFields l
insertInner cp (d1@(Delim _) : l@(Delim _ : _)) = d1 : Text [] : insertInner cp l
insertInner _ [d@(Delim _)] = [d, Text []]
insertInner cp (c : l) = c : insertInner cp l

doMerge :: DelimPolicy -> [Chunk a] -> [Chunk a]
doMerge KeepLeft l = mergeLeft l
doMerge KeepRight l = mergeRight l
doMerge _ l = l

mergeLeft, mergeRight :: [Chunk a] -> [Chunk a]
mergeLeft [] = []
mergeLeft (Delim d : Text c : l) = Text (d ++ c) : mergeLeft l
mergeLeft (c : l) = c : mergeLeft l
mergeRight [] = []
mergeRight (Text c : Delim d : l) = Text (c ++ d) : mergeRight l
mergeRight (c : l) = c : mergeRight l

dropInitial, dropFinal :: EndPolicy -> [Chunk a] -> [Chunk a]
dropInitial DropBlank (Text [] : l) = l
dropInitial _ l = l
dropFinal DropBlank l = go l
  where
    go [] = []
    go [Text []] = []
    go (x : xs) = x : go xs
dropFinal _ l = l

split :: Splitter a -> [a] -> [[a]]
split s xs = map fromChunk (postProcess s (chunks (delimiter s) xs))

oneOf :: Eq a => [a] -> Splitter a
oneOf elts = defaultSplitter { delimiter = [(`elem` elts)] }

onSublist :: Eq a => [a] -> Splitter a
onSublist lst = defaultSplitter { delimiter = map (==) lst }

whenElt :: (a -> Bool) -> Splitter a
whenElt p = defaultSplitter { delimiter = [p] }

dropDelims, keepDelimsL, keepDelimsR, condense, dropInitBlank, dropFinalBlank, dropInnerBlanks, dropBlanks :: Splitter a -> Splitter a
dropDelims s = s { delimPolicy = Drop }
keepDelimsL s = s { delimPolicy = KeepLeft }
keepDelimsR s = s { delimPolicy = KeepRight }
condense s = s { condensePolicy = Condense }
dropInitBlank s = s { initBlankPolicy = DropBlank }
dropFinalBlank s = s { finalBlankPolicy = DropBlank }
dropInnerBlanks s = s { condensePolicy = DropBlankFields }
dropBlanks s = dropInitBlank (dropFinalBlank (condense s))

startsWith, startsWithOneOf, endsWith, endsWithOneOf :: Eq a => [a] -> Splitter a
startsWith lst = dropInitBlank (keepDelimsL (onSublist lst))
startsWithOneOf elts = dropInitBlank (keepDelimsL (oneOf elts))
endsWith lst = dropFinalBlank (keepDelimsR (onSublist lst))
endsWithOneOf elts = dropFinalBlank (keepDelimsR (oneOf elts))

splitOn, splitOneOf, endBy, endByOneOf, sepBy, sepByOneOf, unintercalate :: Eq a => [a] -> [a] -> [[a]]
splitOn delim xs = split (dropDelims (onSublist delim)) xs
splitOneOf elts xs = split (dropDelims (oneOf elts)) xs
endBy delim xs = split (dropFinalBlank (dropDelims (onSublist delim))) xs
endByOneOf elts xs = split (dropFinalBlank (dropDelims (oneOf elts))) xs
sepBy delim xs = splitOn delim xs
sepByOneOf elts xs = splitOneOf elts xs
unintercalate delim xs = splitOn delim xs

splitWhen, wordsBy, linesBy :: (a -> Bool) -> [a] -> [[a]]
splitWhen p xs = split (dropDelims (whenElt p)) xs
wordsBy p xs = split (dropBlanks (dropDelims (whenElt p))) xs
linesBy p xs = split (dropFinalBlank (dropDelims (whenElt p))) xs

chunksOf, splitEvery, chunk :: Int -> [e] -> [[e]]
chunksOf _ [] = []
chunksOf i xs = take i xs : chunksOf i (drop i xs)
splitEvery i xs = chunksOf i xs
chunk i xs = chunksOf i xs

splitPlaces, splitPlacesBlanks :: Integral a => [a] -> [e] -> [[e]]
splitPlaces [] _ = []
splitPlaces _ [] = []
splitPlaces (l : ls) xs = let (x1, x2) = genericSplitAt l xs in x1 : splitPlaces ls x2
splitPlacesBlanks [] _ = []
splitPlacesBlanks (l : ls) xs = let (x1, x2) = genericSplitAt l xs in x1 : splitPlacesBlanks ls x2

chop :: ([a] -> (b, [a])) -> [a] -> [b]
chop _ [] = []
chop f as = let (b, as') = f as in b : chop f as'

divvy :: Int -> Int -> [a] -> [[a]]
divvy n m lst = filter (\ws -> n == length ws) (chop (\xs -> (take n xs, drop m xs)) lst)
