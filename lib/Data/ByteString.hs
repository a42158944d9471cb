-- | Bytes as numbers.
module Data.ByteString
  ( ByteString, pack, unpack, singleton, empty, cons, snoc, append, uncons, unsnoc, head, last, tail, init, null, length, copy
  , map, intercalate, intersperse, transpose, reverse, foldl, foldl', foldr, concat, concatMap, any, all, maximum, minimum
  , replicate, unfoldr, take, takeEnd, drop, dropEnd, takeWhile, dropWhile, dropWhileEnd, splitAt, break, span, breakSubstring, group
  , inits, tails, split, splitWith, isPrefixOf, isSuffixOf, isInfixOf, stripPrefix, stripSuffix, filter, find, elem, notElem, partition
  , index, indexMaybe, (!?), elemIndex, elemIndices, findIndex, count, zip, zipWith, sort, readFile, writeFile, appendFile
  , hGetContents, hGetLine, hPut, hPutStr, interact, getContents, getLine, putStr, fromStrict, toStrict
  ) where

import Prelude (Bool, Char, Int, Maybe(..), fromIntegral)
import Data.ByteString.Char8
  ( append, appendFile, breakSubstring, concat, copy, drop, dropEnd, empty, fromStrict, getContents, getLine, group, hGetContents, hGetLine
  , hPut, hPutStr, init, inits, interact, intercalate, isInfixOf, isPrefixOf, isSuffixOf, length, null, putStr, readFile, reverse, splitAt
  , stripPrefix, stripSuffix, tail, tails, take, takeEnd, toStrict, transpose, writeFile )
import qualified Data.ByteString.Char8 as Char8
import qualified Data.Char as Char
import qualified Data.List as List
import Data.ByteString.Internal
import Data.Word (Word8)

number :: Char -> Word8
number c = fromIntegral (Char.ord c)

pack :: [Word8] -> ByteString
pack ws = bytes (List.map character ws)

unpack :: ByteString -> [Word8]
unpack (BS s) = List.map number s

singleton :: Word8 -> ByteString
singleton w = bytes [character w]

cons :: Word8 -> ByteString -> ByteString
cons w (BS s) = bytes (character w : s)

snoc :: ByteString -> Word8 -> ByteString
snoc b w = Char8.snoc b (character w)

uncons :: ByteString -> Maybe (Word8, ByteString)
uncons (BS "") = Nothing
uncons (BS (c : s)) = Just (number c, BS s)

unsnoc :: ByteString -> Maybe (ByteString, Word8)
unsnoc b = case Char8.unsnoc b of
  Nothing -> Nothing
  Just (front, c) -> Just (front, number c)

head, last, maximum, minimum :: ByteString -> Word8
head b = number (Char8.head b)
last b = number (Char8.last b)
maximum b = number (Char8.maximum b)
minimum b = number (Char8.minimum b)

map :: (Word8 -> Word8) -> ByteString -> ByteString
map f b = pack (List.map f (unpack b))

intersperse :: Word8 -> ByteString -> ByteString
intersperse w (BS s) = bytes (List.intersperse (character w) s)

foldl, foldl' :: (a -> Word8 -> a) -> a -> ByteString -> a
foldl f z b = List.foldl f z (unpack b)
foldl' f z b = List.foldl' f z (unpack b)

foldr :: (Word8 -> a -> a) -> a -> ByteString -> a
foldr f z b = List.foldr f z (unpack b)

concatMap :: (Word8 -> ByteString) -> ByteString -> ByteString
concatMap f b = concat (List.map f (unpack b))

any, all :: (Word8 -> Bool) -> ByteString -> Bool
any p b = List.any p (unpack b)
all p b = List.all p (unpack b)

replicate :: Int -> Word8 -> ByteString
replicate n w = bytes (List.replicate n (character w))

unfoldr :: (a -> Maybe (Word8, a)) -> a -> ByteString
unfoldr f a = pack (List.unfoldr f a)

takeWhile, dropWhile, dropWhileEnd, filter :: (Word8 -> Bool) -> ByteString -> ByteString
takeWhile p (BS s) = bytes (List.takeWhile (\c -> p (number c)) s)
dropWhile p (BS s) = BS (List.dropWhile (\c -> p (number c)) s)
dropWhileEnd p (BS s) = bytes (List.dropWhileEnd (\c -> p (number c)) s)
filter p (BS s) = bytes (List.filter (\c -> p (number c)) s)

break, span, partition :: (Word8 -> Bool) -> ByteString -> (ByteString, ByteString)
break p b = Char8.break (\c -> p (number c)) b
span p b = Char8.span (\c -> p (number c)) b
partition p b = Char8.partition (\c -> p (number c)) b

split :: Word8 -> ByteString -> [ByteString]
split w b = Char8.split (character w) b

splitWith :: (Word8 -> Bool) -> ByteString -> [ByteString]
splitWith p b = Char8.splitWith (\c -> p (number c)) b

find :: (Word8 -> Bool) -> ByteString -> Maybe Word8
find p b = List.find p (unpack b)

elem, notElem :: Word8 -> ByteString -> Bool
elem w b = Char8.elem (character w) b
notElem w b = Char8.notElem (character w) b

index :: ByteString -> Int -> Word8
index b n = number (Char8.index b n)

indexMaybe, (!?) :: ByteString -> Int -> Maybe Word8
indexMaybe b n = case Char8.indexMaybe b n of
  Nothing -> Nothing
  Just c -> Just (number c)
b !? n = indexMaybe b n

elemIndex :: Word8 -> ByteString -> Maybe Int
elemIndex w b = Char8.elemIndex (character w) b

elemIndices :: Word8 -> ByteString -> [Int]
elemIndices w b = Char8.elemIndices (character w) b

findIndex :: (Word8 -> Bool) -> ByteString -> Maybe Int
findIndex p b = List.findIndex p (unpack b)

count :: Word8 -> ByteString -> Int
count w b = Char8.count (character w) b

zip :: ByteString -> ByteString -> [(Word8, Word8)]
zip a b = List.zip (unpack a) (unpack b)

zipWith :: (Word8 -> Word8 -> a) -> ByteString -> ByteString -> [a]
zipWith f a b = List.zipWith f (unpack a) (unpack b)

sort :: ByteString -> ByteString
sort (BS s) = bytes (List.sort s)
