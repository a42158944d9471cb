-- | Bytes as characters: those above 255 are cut off.
module Data.ByteString.Char8
  ( ByteString, sort, pack, unpack, singleton, empty, cons, snoc, append, uncons, unsnoc, head, last, tail, init, null, length, copy
  , map, intercalate, intersperse, transpose, reverse, foldl, foldl', foldl1, foldl1', foldr, foldr', foldr1, concat, concatMap, any, all
  , maximum, minimum, scanl, scanl1, scanr, scanr1, mapAccumL, mapAccumR, replicate, unfoldr, unfoldrN, take, takeEnd, drop, dropEnd
  , takeWhile, takeWhileEnd, dropWhile, dropWhileEnd, dropSpace, strip, splitAt, break, breakEnd, span, spanEnd, breakSubstring, group
  , groupBy, inits, tails, split, splitWith, lines, words, unlines, unwords, isPrefixOf, isSuffixOf, isInfixOf, stripPrefix, stripSuffix
  , filter, find, elem, notElem, partition, index, indexMaybe, (!?), elemIndex, elemIndices, elemIndexEnd, findIndex, findIndices, count
  , zip, zipWith, unzip, readInt, readInteger, readFile, writeFile, appendFile, hGetContents, hGetLine, hPut, hPutStr, hPutStrLn
  , interact, getContents, getLine, putStr, putStrLn, fromStrict, toStrict
  ) where

import Prelude (Bool(..), Char, Eq(..), FilePath, IO, Int, Integer, Maybe(..), Num(..), Ord(..), String, error, fromIntegral, maxBound
               , minBound, not, otherwise, return, seq, show, (&&), (.), (||), (>>), (>>=))
import qualified Prelude
import qualified Data.Char as Char
import qualified Data.Foldable as Foldable
import qualified Data.List as List
import qualified System.IO as IO
import Control.Exception (bracket_)
import Data.ByteString.Internal
import qualified Data.ByteString.Lazy.Internal as Lazy

infixr 5 `cons`
infixl 5 `snoc`

unpack :: ByteString -> String
unpack (BS s) = s

empty :: ByteString
empty = BS ""

copy :: ByteString -> ByteString
copy t = t

append :: ByteString -> ByteString -> ByteString
append (BS a) (BS b) = bytes (a List.++ b)

uncons :: ByteString -> Maybe (Char, ByteString)
uncons (BS "") = Nothing
uncons (BS (c : s)) = Just (c, BS s)

unsnoc :: ByteString -> Maybe (ByteString, Char)
unsnoc (BS "") = Nothing
unsnoc (BS s) = Just (bytes (List.init s), List.last s)

head :: ByteString -> Char
head (BS (c : _)) = c
head _ = emptyError "head"

last :: ByteString -> Char
last (BS "") = emptyError "last"
last (BS s) = List.last s

tail :: ByteString -> ByteString
tail (BS (_ : s)) = BS s
tail _ = emptyError "tail"

init :: ByteString -> ByteString
init (BS "") = emptyError "init"
init (BS s) = bytes (List.init s)

null :: ByteString -> Bool
null (BS s) = List.null s

length :: ByteString -> Int
length (BS s) = List.length s

intercalate :: ByteString -> [ByteString] -> ByteString
intercalate (BS s) ts = bytes (List.intercalate s (List.map unpack ts))

intersperse :: Char -> ByteString -> ByteString
intersperse c (BS s) = bytes (List.intersperse c s)

transpose :: [ByteString] -> [ByteString]
transpose ts = List.map bytes (List.transpose (List.map unpack ts))

reverse :: ByteString -> ByteString
reverse (BS s) = bytes (List.reverse s)

foldl :: (a -> Char -> a) -> a -> ByteString -> a
foldl f z (BS s) = List.foldl f z s

foldl' :: (a -> Char -> a) -> a -> ByteString -> a
foldl' f z (BS s) = List.foldl' f z s

foldl1 :: (Char -> Char -> Char) -> ByteString -> Char
foldl1 _ (BS "") = emptyError "foldl1"
foldl1 f (BS s) = List.foldl1 f s

foldl1' :: (Char -> Char -> Char) -> ByteString -> Char
foldl1' _ (BS "") = emptyError "foldl1"
foldl1' f (BS s) = List.foldl1' f s

foldr :: (Char -> a -> a) -> a -> ByteString -> a
foldr f z (BS s) = List.foldr f z s

foldr1 :: (Char -> Char -> Char) -> ByteString -> Char
foldr1 _ (BS "") = emptyError "foldr1"
foldr1 f (BS s) = List.foldr1 f s

concat :: [ByteString] -> ByteString
concat ts = bytes (List.concatMap unpack ts)

concatMap :: (Char -> ByteString) -> ByteString -> ByteString
concatMap f (BS s) = bytes (List.concatMap (\c -> unpack (f c)) s)

any, all :: (Char -> Bool) -> ByteString -> Bool
any p (BS s) = List.any p s
all p (BS s) = List.all p s

maximum, minimum :: ByteString -> Char
maximum (BS "") = emptyError "maximum"
maximum (BS s) = List.maximum s
minimum (BS "") = emptyError "minimum"
minimum (BS s) = List.minimum s

scanl :: (Char -> Char -> Char) -> Char -> ByteString -> ByteString
scanl f z (BS s) = bytes (List.scanl f z s)

scanl1 :: (Char -> Char -> Char) -> ByteString -> ByteString
scanl1 f (BS s) = bytes (List.scanl1 f s)

scanr :: (Char -> Char -> Char) -> Char -> ByteString -> ByteString
scanr f z (BS s) = bytes (List.scanr f z s)

scanr1 :: (Char -> Char -> Char) -> ByteString -> ByteString
scanr1 f (BS s) = bytes (List.scanr1 f s)

mapAccumL :: (a -> Char -> (a, Char)) -> a -> ByteString -> (a, ByteString)
mapAccumL f a (BS s) = case List.mapAccumL f a s of (b, r) -> (b, bytes r)

mapAccumR :: (a -> Char -> (a, Char)) -> a -> ByteString -> (a, ByteString)
mapAccumR f a (BS s) = case List.mapAccumR f a s of (b, r) -> (b, bytes r)

unfoldr :: (a -> Maybe (Char, a)) -> a -> ByteString
unfoldr f a = bytes (List.unfoldr f a)

take, drop :: Int -> ByteString -> ByteString
take n (BS s) = bytes (List.take n s)
drop n (BS s) = BS (List.drop n s)

takeWhile, takeWhileEnd, dropWhile, dropWhileEnd :: (Char -> Bool) -> ByteString -> ByteString
takeWhile p (BS s) = bytes (List.takeWhile p s)
takeWhileEnd p (BS s) = bytes (List.reverse (List.takeWhile p (List.reverse s)))
dropWhile p (BS s) = BS (List.dropWhile p s)
dropWhileEnd p (BS s) = bytes (List.dropWhileEnd p s)

splitAt :: Int -> ByteString -> (ByteString, ByteString)
splitAt n (BS s) = case List.splitAt n s of (a, b) -> (bytes a, bytes b)

break, span :: (Char -> Bool) -> ByteString -> (ByteString, ByteString)
break p (BS s) = case List.break p s of (a, b) -> (bytes a, bytes b)
span p (BS s) = case List.span p s of (a, b) -> (bytes a, bytes b)

group :: ByteString -> [ByteString]
group (BS s) = List.map bytes (List.group s)

groupBy :: (Char -> Char -> Bool) -> ByteString -> [ByteString]
groupBy f (BS s) = List.map bytes (List.groupBy f s)

inits, tails :: ByteString -> [ByteString]
inits (BS s) = List.map bytes (List.inits s)
tails (BS s) = List.map BS (List.tails s)

lines, words :: ByteString -> [ByteString]
lines (BS s) = List.map bytes (List.lines s)
words (BS s) = List.map bytes (List.words s)

unlines, unwords :: [ByteString] -> ByteString
unlines ts = bytes (List.unlines (List.map unpack ts))
unwords ts = bytes (List.unwords (List.map unpack ts))

isPrefixOf, isSuffixOf, isInfixOf :: ByteString -> ByteString -> Bool
isPrefixOf (BS a) (BS b) = List.isPrefixOf a b
isSuffixOf (BS a) (BS b) = List.isSuffixOf a b
isInfixOf (BS a) (BS b) = List.isInfixOf a b

stripPrefix, stripSuffix :: ByteString -> ByteString -> Maybe ByteString
stripPrefix (BS a) (BS b) = case List.stripPrefix a b of
  Nothing -> Nothing
  Just s -> Just (bytes s)
stripSuffix (BS a) (BS b) = case List.stripPrefix (List.reverse a) (List.reverse b) of
  Nothing -> Nothing
  Just s -> Just (bytes (List.reverse s))

filter :: (Char -> Bool) -> ByteString -> ByteString
filter p (BS s) = bytes (List.filter p s)

find :: (Char -> Bool) -> ByteString -> Maybe Char
find p (BS s) = List.find p s

elem :: Char -> ByteString -> Bool
elem c (BS s) = List.elem c s

partition :: (Char -> Bool) -> ByteString -> (ByteString, ByteString)
partition p (BS s) = case List.partition p s of (a, b) -> (bytes a, bytes b)

findIndex :: (Char -> Bool) -> ByteString -> Maybe Int
findIndex p (BS s) = List.findIndex p s

zip :: ByteString -> ByteString -> [(Char, Char)]
zip (BS a) (BS b) = List.zip a b

zipWith :: (Char -> Char -> a) -> ByteString -> ByteString -> [a]
zipWith f (BS a) (BS b) = List.zipWith f a b

pack :: String -> ByteString
pack s = bytes (List.map byte s)

singleton :: Char -> ByteString
singleton c = bytes [byte c]

cons :: Char -> ByteString -> ByteString
cons c (BS s) = bytes (byte c : s)

snoc :: ByteString -> Char -> ByteString
snoc (BS s) c = bytes (s List.++ [byte c])

fromStrict :: ByteString -> Lazy.ByteString
fromStrict (BS s) = Lazy.BS s

toStrict :: Lazy.ByteString -> ByteString
toStrict (Lazy.BS s) = bytes s

map :: (Char -> Char) -> ByteString -> ByteString
map f (BS s) = bytes (List.map (\c -> byte (f c)) s)

foldr' :: (Char -> a -> a) -> a -> ByteString -> a
foldr' f z (BS s) = Foldable.foldr' f z s

replicate :: Int -> Char -> ByteString
replicate n c = bytes (List.replicate n (byte c))

unfoldrN :: Int -> (a -> Maybe (Char, a)) -> a -> (ByteString, Maybe a)
unfoldrN n f a0 = go n a0 ""
  where
    go k a made
      | k <= 0 = (bytes (List.reverse made), Just a)
      | otherwise = case f a of
          Nothing -> (bytes (List.reverse made), Nothing)
          Just (c, b) -> go (k - 1) b (byte c : made)

takeEnd, dropEnd :: Int -> ByteString -> ByteString
takeEnd n (BS s) = bytes (List.drop (List.length s - max 0 n) s)
dropEnd n (BS s) = bytes (List.take (List.length s - max 0 n) s)

dropSpace, strip :: ByteString -> ByteString
dropSpace b = dropWhile Char.isSpace b
strip b = dropWhileEnd Char.isSpace (dropSpace b)

breakEnd, spanEnd :: (Char -> Bool) -> ByteString -> (ByteString, ByteString)
breakEnd p b = spanEnd (\c -> not (p c)) b
spanEnd p (BS s) = case List.span p (List.reverse s) of (a, b) -> (bytes (List.reverse b), bytes (List.reverse a))

breakSubstring :: ByteString -> ByteString -> (ByteString, ByteString)
breakSubstring (BS needle) (BS s) = go "" s
  where
    go before rest
      | needle `List.isPrefixOf` rest = (bytes (List.reverse before), bytes rest)
    go before "" = (bytes (List.reverse before), bytes "")
    go before (c : rest) = go (c : before) rest

split :: Char -> ByteString -> [ByteString]
split c b = splitWith (== c) b

splitWith :: (Char -> Bool) -> ByteString -> [ByteString]
splitWith _ (BS "") = []
splitWith p (BS s0) = go s0
  where
    go s = case List.break p s of
      (a, "") -> [bytes a]
      (a, _ : b) -> bytes a : go b

notElem :: Char -> ByteString -> Bool
notElem c b = not (elem c b)

index :: ByteString -> Int -> Char
index b n = case indexMaybe b n of
  Just c -> c
  Nothing
    | n < 0 -> error ("Data.ByteString.index: negative index: " List.++ show n)
    | otherwise -> error ("Data.ByteString.index: index too large: " List.++ show n List.++ ", length = " List.++ show (length b))

indexMaybe, (!?) :: ByteString -> Int -> Maybe Char
indexMaybe (BS s) n
  | n < 0 = Nothing
  | otherwise = case List.drop n s of
      c : _ -> Just c
      "" -> Nothing
b !? n = indexMaybe b n

elemIndex, elemIndexEnd :: Char -> ByteString -> Maybe Int
elemIndex c (BS s) = List.elemIndex c s
elemIndexEnd c b = case elemIndices c b of
  [] -> Nothing
  is -> Just (List.last is)

elemIndices :: Char -> ByteString -> [Int]
elemIndices c (BS s) = List.elemIndices c s

findIndices :: (Char -> Bool) -> ByteString -> [Int]
findIndices p (BS s) = List.findIndices p s

count :: Char -> ByteString -> Int
count c (BS s) = List.length (List.filter (== c) s)

unzip :: [(Char, Char)] -> (ByteString, ByteString)
unzip ps = case List.unzip ps of (a, b) -> (pack a, pack b)

-- | A number that does not fit is none, as in bytestring 0.10.12.
readInt :: ByteString -> Maybe (Int, ByteString)
readInt b = case readInteger b of
  Just (n, rest) | n >= fromIntegral (minBound :: Int) && n <= fromIntegral (maxBound :: Int) -> Just (fromIntegral n, rest)
  _ -> Nothing

readInteger :: ByteString -> Maybe (Integer, ByteString)
readInteger (BS ('-' : s)) = case readDigits s of
  Just (n, rest) -> Just (negate n, rest)
  Nothing -> Nothing
readInteger (BS ('+' : s)) = readDigits s
readInteger (BS s) = readDigits s

readDigits :: String -> Maybe (Integer, ByteString)
readDigits s = case List.span Char.isDigit s of
  ("", _) -> Nothing
  (ds, rest) -> Just (Prelude.read ds, bytes rest)

-- | What the action reads from the handle or writes to it are bytes, whatever its encoding.
asBytes :: IO.Handle -> IO a -> IO a
asBytes h action = IO.hGetEncoding h >>= \encoding -> case encoding of
  Nothing -> action
  Just e -> bracket_ (IO.hSetBinaryMode h True) (IO.hSetEncoding h e) action

whole :: String -> IO ByteString
whole s = List.length s `seq` return (BS s)

readFile :: FilePath -> IO ByteString
readFile path = IO.openBinaryFile path IO.ReadMode >>= IO.hGetContents >>= whole

writeFile, appendFile :: FilePath -> ByteString -> IO ()
writeFile path b = IO.withBinaryFile path IO.WriteMode (\h -> hPutStr h b)
appendFile path b = IO.withBinaryFile path IO.AppendMode (\h -> hPutStr h b)

-- | The handle is closed in the end: nothing is left to restore.
hGetContents, hGetLine :: IO.Handle -> IO ByteString
hGetContents h = IO.hSetBinaryMode h True >> IO.hGetContents h >>= whole
hGetLine h = asBytes h (IO.hGetLine h >>= whole)

-- | Bytes that are text in the handle's encoding are written as text: the program's output is shown to people.
hPut, hPutStr, hPutStrLn :: IO.Handle -> ByteString -> IO ()
hPut h b = hPutStr h b
hPutStr h (BS s)
  | List.all (< '\x80') s = IO.hPutStr h s
  | otherwise = IO.hGetEncoding h >>= \encoding -> case encoding of
      Just e | Prelude.show e == "UTF-8", text <- decodeBytes s, encodeBytes text == s -> IO.hPutStr h text
      _ -> asBytes h (IO.hPutStr h s)
hPutStrLn h b = hPutStr h b >> IO.hPutStr h "\n"

interact :: (ByteString -> ByteString) -> IO ()
interact f = getContents >>= \b -> putStr (f b)

getContents, getLine :: IO ByteString
getContents = hGetContents IO.stdin
getLine = hGetLine IO.stdin

putStr, putStrLn :: ByteString -> IO ()
putStr b = hPutStr IO.stdout b
putStrLn b = hPutStrLn IO.stdout b

sort :: ByteString -> ByteString
sort (BS s) = bytes (List.sort s)
