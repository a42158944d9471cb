module Data.Text
  ( Text, pack, unpack, singleton, empty, cons, snoc, append, uncons, unsnoc, head, last, tail, init, null, length, compareLength, copy
  , map, intercalate, intersperse, transpose, reverse, replace, toCaseFold, toLower, toUpper, toTitle, justifyLeft, justifyRight, center
  , foldl, foldl', foldl1, foldl1', foldr, foldr1, concat, concatMap, any, all, maximum, minimum, scanl, scanl1, scanr, scanr1
  , mapAccumL, mapAccumR, replicate, unfoldr, unfoldrN, take, takeEnd, drop, dropEnd, takeWhile, takeWhileEnd, dropWhile, dropWhileEnd
  , dropAround, strip, stripStart, stripEnd, splitAt, breakOn, breakOnEnd, break, span, group, groupBy, inits, tails, splitOn, split
  , chunksOf, lines, words, unlines, unwords, isPrefixOf, isSuffixOf, isInfixOf, stripPrefix, stripSuffix, commonPrefixes, filter
  , breakOnAll, find, elem, partition, index, findIndex, count, zip, zipWith
  ) where

import Prelude (Bool(..), Char, Eq(..), Int, Maybe(..), Num(..), Ord(..), Ordering, String, div, error, flip, fst, not, otherwise, seq, snd, ($!), (&&), (.))
import qualified Data.Char as Char
import qualified Data.List as List
import Data.Text.Internal
import Inquest.Characters

infixr 5 `cons`
infixl 5 `snoc`

-- | Two texts.
both :: (String, String) -> (Text, Text)
both (a, b) = (text a, text b)

-- | All of it is evaluated: a text has no parts that are not.
pack :: String -> Text
pack s = text s

unpack :: Text -> String
unpack (Text s) = s

singleton :: Char -> Text
singleton c = text [c]

empty :: Text
empty = Text ""

copy :: Text -> Text
copy t = t

cons :: Char -> Text -> Text
cons c (Text s) = text (c : s)

snoc :: Text -> Char -> Text
snoc (Text s) c = text (s List.++ [c])

append :: Text -> Text -> Text
append (Text a) (Text b) = text (a List.++ b)

uncons :: Text -> Maybe (Char, Text)
uncons (Text "") = Nothing
uncons (Text (c : s)) = Just (c, Text s)

unsnoc :: Text -> Maybe (Text, Char)
unsnoc (Text "") = Nothing
unsnoc (Text s) = Just (text (List.init s), List.last s)

head :: Text -> Char
head (Text (c : _)) = c
head _ = emptyError "head"

last :: Text -> Char
last (Text "") = emptyError "last"
last (Text s) = List.last s

tail :: Text -> Text
tail (Text (_ : s)) = Text s
tail _ = emptyError "tail"

init :: Text -> Text
init (Text "") = emptyError "init"
init (Text s) = text (List.init s)

null :: Text -> Bool
null (Text s) = List.null s

length :: Text -> Int
length (Text s) = List.length s

compareLength :: Text -> Int -> Ordering
compareLength (Text s) n = compare (List.length s) n

map :: (Char -> Char) -> Text -> Text
map f (Text s) = text (List.map f s)

intercalate :: Text -> [Text] -> Text
intercalate (Text s) ts = text (List.intercalate s (List.map unpack ts))

intersperse :: Char -> Text -> Text
intersperse c (Text s) = text (List.intersperse c s)

transpose :: [Text] -> [Text]
transpose ts = List.map text (List.transpose (List.map unpack ts))

reverse :: Text -> Text
reverse (Text s) = text (List.reverse s)

replace :: Text -> Text -> Text -> Text
replace needle with hay
  | null needle = emptyError "replace"
  | otherwise = intercalate with (splitOn needle hay)

toCaseFold :: Text -> Text
toCaseFold t = toLower t

toLower :: Text -> Text
toLower (Text s) = text (List.map Char.toLower s)

toUpper :: Text -> Text
toUpper (Text s) = text (toUpperString s)

toTitle :: Text -> Text
toTitle (Text s) = text (toTitleString s)

justifyLeft, justifyRight, center :: Int -> Char -> Text -> Text
justifyLeft n c (Text s) = text (justifyLeftString n c s)
justifyRight n c (Text s) = text (justifyRightString n c s)
center n c (Text s) = text (centerString n c s)

foldl :: (a -> Char -> a) -> a -> Text -> a
foldl f z (Text s) = List.foldl f z s

foldl' :: (a -> Char -> a) -> a -> Text -> a
foldl' f z (Text s) = List.foldl' f z s

foldl1 :: (Char -> Char -> Char) -> Text -> Char
foldl1 _ (Text "") = emptyError "foldl1"
foldl1 f (Text s) = List.foldl1 f s

foldl1' :: (Char -> Char -> Char) -> Text -> Char
foldl1' _ (Text "") = emptyError "foldl1"
foldl1' f (Text s) = List.foldl1' f s

foldr :: (Char -> a -> a) -> a -> Text -> a
foldr f z (Text s) = List.foldr f z s

foldr1 :: (Char -> Char -> Char) -> Text -> Char
foldr1 _ (Text "") = emptyError "foldr1"
foldr1 f (Text s) = List.foldr1 f s

concat :: [Text] -> Text
concat ts = text (List.concatMap unpack ts)

concatMap :: (Char -> Text) -> Text -> Text
concatMap f (Text s) = text (List.concatMap (\c -> unpack (f c)) s)

any, all :: (Char -> Bool) -> Text -> Bool
any p (Text s) = List.any p s
all p (Text s) = List.all p s

maximum, minimum :: Text -> Char
maximum (Text "") = emptyError "maximum"
maximum (Text s) = List.maximum s
minimum (Text "") = emptyError "minimum"
minimum (Text s) = List.minimum s

scanl :: (Char -> Char -> Char) -> Char -> Text -> Text
scanl f z (Text s) = text (List.scanl f z s)

scanl1 :: (Char -> Char -> Char) -> Text -> Text
scanl1 f (Text s) = text (List.scanl1 f s)

scanr :: (Char -> Char -> Char) -> Char -> Text -> Text
scanr f z (Text s) = text (List.scanr f z s)

scanr1 :: (Char -> Char -> Char) -> Text -> Text
scanr1 f (Text s) = text (List.scanr1 f s)

mapAccumL :: (a -> Char -> (a, Char)) -> a -> Text -> (a, Text)
mapAccumL f a (Text s) = case List.mapAccumL f a s of (b, r) -> (b, text r)

mapAccumR :: (a -> Char -> (a, Char)) -> a -> Text -> (a, Text)
mapAccumR f a (Text s) = case List.mapAccumR f a s of (b, r) -> (b, text r)

replicate :: Int -> Text -> Text
replicate n (Text s) = text (List.concat (List.replicate n s))

unfoldr :: (a -> Maybe (Char, a)) -> a -> Text
unfoldr f a = text (List.unfoldr f a)

unfoldrN :: Int -> (a -> Maybe (Char, a)) -> a -> Text
unfoldrN n f a = text (List.take n (List.unfoldr f a))

take, takeEnd, drop, dropEnd :: Int -> Text -> Text
take n (Text s) = text (List.take n s)
takeEnd n (Text s) = Text (takeEndString n s)
drop n (Text s) = Text (List.drop n s)
dropEnd n (Text s) = text (dropEndString n s)

takeWhile, takeWhileEnd, dropWhile, dropWhileEnd, dropAround :: (Char -> Bool) -> Text -> Text
takeWhile p (Text s) = text (List.takeWhile p s)
takeWhileEnd p (Text s) = text (takeWhileEndString p s)
dropWhile p (Text s) = Text (List.dropWhile p s)
dropWhileEnd p (Text s) = text (List.dropWhileEnd p s)
dropAround p (Text s) = text (List.dropWhileEnd p (List.dropWhile p s))

strip, stripStart, stripEnd :: Text -> Text
strip t = dropAround Char.isSpace t
stripStart t = dropWhile Char.isSpace t
stripEnd t = dropWhileEnd Char.isSpace t

splitAt :: Int -> Text -> (Text, Text)
splitAt n (Text s) = case List.splitAt n s of (a, b) -> (text a, text b)

breakOn, breakOnEnd :: Text -> Text -> (Text, Text)
breakOn (Text "") _ = emptyError "breakOn"
breakOn (Text needle) (Text s) = both (breakString needle s)
breakOnEnd (Text "") _ = emptyError "breakOnEnd"
breakOnEnd (Text needle) (Text s) = both (breakEndString needle s)

breakOnAll :: Text -> Text -> [(Text, Text)]
breakOnAll (Text "") _ = emptyError "breakOnAll"
breakOnAll (Text needle) (Text s) = List.map both (breakAllString needle s)

break, span :: (Char -> Bool) -> Text -> (Text, Text)
break p (Text s) = case List.break p s of (a, b) -> (text a, text b)
span p (Text s) = case List.span p s of (a, b) -> (text a, text b)

group :: Text -> [Text]
group (Text s) = List.map text (List.group s)

groupBy :: (Char -> Char -> Bool) -> Text -> [Text]
groupBy f (Text s) = List.map text (List.groupBy f s)

inits, tails :: Text -> [Text]
inits (Text s) = List.map text (List.inits s)
tails (Text s) = List.map Text (List.tails s)

splitOn :: Text -> Text -> [Text]
splitOn (Text "") _ = emptyError "splitOn"
splitOn (Text needle) (Text s) = List.map text (splitOnString needle s)

split :: (Char -> Bool) -> Text -> [Text]
split p (Text s) = List.map text (splitString p s)

chunksOf :: Int -> Text -> [Text]
chunksOf n (Text s) = List.map text (chunksOfString n s)

lines, words :: Text -> [Text]
lines (Text s) = List.map text (List.lines s)
words (Text s) = List.map text (List.words s)

unlines, unwords :: [Text] -> Text
unlines ts = text (List.unlines (List.map unpack ts))
unwords ts = text (List.unwords (List.map unpack ts))

isPrefixOf, isSuffixOf, isInfixOf :: Text -> Text -> Bool
isPrefixOf (Text a) (Text b) = List.isPrefixOf a b
isSuffixOf (Text a) (Text b) = List.isSuffixOf a b
isInfixOf (Text a) (Text b) = List.isInfixOf a b

stripPrefix, stripSuffix :: Text -> Text -> Maybe Text
stripPrefix (Text a) (Text b) = case List.stripPrefix a b of
  Nothing -> Nothing
  Just s -> Just (text s)
stripSuffix (Text a) (Text b) = case stripSuffixString a b of
  Nothing -> Nothing
  Just s -> Just (text s)

commonPrefixes :: Text -> Text -> Maybe (Text, Text, Text)
commonPrefixes (Text a) (Text b) = case commonPrefixString a b of
  Nothing -> Nothing
  Just (same, c, d) -> Just (text same, text c, text d)

filter :: (Char -> Bool) -> Text -> Text
filter p (Text s) = text (List.filter p s)

find :: (Char -> Bool) -> Text -> Maybe Char
find p (Text s) = List.find p s

elem :: Char -> Text -> Bool
elem c (Text s) = List.elem c s

partition :: (Char -> Bool) -> Text -> (Text, Text)
partition p (Text s) = case List.partition p s of (a, b) -> (text a, text b)

index :: Text -> Int -> Char
index (Text s) n
  | n < 0 = error "Data.text.index: Index too large"
  | otherwise = case List.drop n s of
      c : _ -> c
      "" -> error "Data.text.index: Index too large"

findIndex :: (Char -> Bool) -> Text -> Maybe Int
findIndex p (Text s) = List.findIndex p s

count :: Text -> Text -> Int
count needle hay
  | null needle = emptyError "count"
  | otherwise = List.length (splitOn needle hay) - 1

zip :: Text -> Text -> [(Char, Char)]
zip (Text a) (Text b) = List.zip a b

zipWith :: (Char -> Char -> Char) -> Text -> Text -> Text
zipWith f (Text a) (Text b) = text (List.zipWith f a b)
