-- | The list functions of the Prelude. Those that Foldable overloads have names ending in List.
module Inquest.List where

import Inquest.Builtin
import Inquest.Classes
import Inquest.Num

infixl 9 !!
infixr 5 ++
infix 4 `elemList`, `notElemList`

map :: (a -> b) -> [a] -> [b]
map _ [] = []
map f (x : xs) = f x : map f xs

(++) :: [a] -> [a] -> [a]
[] ++ ys = ys
(x : xs) ++ ys = x : (xs ++ ys)

filter :: (a -> Bool) -> [a] -> [a]
filter _ [] = []
filter p (x : xs) = if p x then x : filter p xs else filter p xs

-- | What list comprehensions become.
concatMapList :: (a -> [b]) -> [a] -> [b]
concatMapList _ [] = []
concatMapList f (x : xs) = f x ++ concatMapList f xs

concatList :: [[a]] -> [a]
concatList [] = []
concatList (xs : xss) = xs ++ concatList xss

foldrList :: (a -> b -> b) -> b -> [a] -> b
foldrList _ z [] = z
foldrList f z (x : xs) = f x (foldrList f z xs)

foldlList :: (b -> a -> b) -> b -> [a] -> b
foldlList _ z [] = z
foldlList f z (x : xs) = foldlList f (f z x) xs

foldlStrictList :: (b -> a -> b) -> b -> [a] -> b
foldlStrictList _ !z [] = z
foldlStrictList f !z (x : xs) = foldlStrictList f (f z x) xs

foldr1List :: (a -> a -> a) -> [a] -> a
foldr1List _ [x] = x
foldr1List f (x : xs) = f x (foldr1List f xs)
foldr1List _ [] = errorEmptyList "foldr1"

foldl1List :: (a -> a -> a) -> [a] -> a
foldl1List f (x : xs) = foldlList f x xs
foldl1List _ [] = errorEmptyList "foldl1"

nullList :: [a] -> Bool
nullList [] = True
nullList _ = False

lengthList :: [a] -> Int
lengthList xs = lengthFrom 0 xs

lengthFrom :: Int -> [a] -> Int
lengthFrom !n [] = n
lengthFrom !n (_ : xs) = lengthFrom (primIntAdd n 1) xs

elemList :: Eq a => a -> [a] -> Bool
elemList _ [] = False
elemList x (y : ys) = x == y || elemList x ys

notElemList :: Eq a => a -> [a] -> Bool
notElemList _ [] = True
notElemList x (y : ys) = x /= y && notElemList x ys

sumList :: Num a => [a] -> a
sumList xs = sumFrom (fromInteger 0) xs

sumFrom :: Num a => a -> [a] -> a
sumFrom !n [] = n
sumFrom !n (x : xs) = sumFrom (n + x) xs

productList :: Num a => [a] -> a
productList xs = productFrom (fromInteger 1) xs

productFrom :: Num a => a -> [a] -> a
productFrom !n [] = n
productFrom !n (x : xs) = productFrom (n * x) xs

maximumList :: Ord a => [a] -> a
maximumList (x : xs) = foldlStrictList max x xs
maximumList [] = errorEmptyList "maximum"

minimumList :: Ord a => [a] -> a
minimumList (x : xs) = foldlStrictList min x xs
minimumList [] = errorEmptyList "minimum"

andList :: [Bool] -> Bool
andList [] = True
andList (x : xs) = x && andList xs

orList :: [Bool] -> Bool
orList [] = False
orList (x : xs) = x || orList xs

anyList :: (a -> Bool) -> [a] -> Bool
anyList _ [] = False
anyList p (x : xs) = p x || anyList p xs

allList :: (a -> Bool) -> [a] -> Bool
allList _ [] = True
allList p (x : xs) = p x && allList p xs

errorEmptyList :: String -> a
errorEmptyList function = errorWithoutStackTrace ("Prelude." ++ function ++ ": empty list")

head :: [a] -> a
head (x : _) = x
head [] = errorEmptyList "head"

tail :: [a] -> [a]
tail (_ : xs) = xs
tail [] = errorEmptyList "tail"

last :: [a] -> a
last [x] = x
last (_ : xs) = last xs
last [] = errorEmptyList "last"

init :: [a] -> [a]
init [] = errorEmptyList "init"
init (x : xs) = initFrom x xs

initFrom :: a -> [a] -> [a]
initFrom _ [] = []
initFrom x (y : ys) = x : initFrom y ys

uncons :: [a] -> Maybe (a, [a])
uncons [] = Nothing
uncons (x : xs) = Just (x, xs)

(!!) :: [a] -> Int -> a
xs !! n = if primIntLt n 0 then errorWithoutStackTrace "Prelude.!!: negative index" else elementAt xs n

elementAt :: [a] -> Int -> a
elementAt [] _ = errorWithoutStackTrace "Prelude.!!: index too large"
elementAt (x : xs) n = if primIntEq n 0 then x else elementAt xs (primIntSub n 1)

reverse :: [a] -> [a]
reverse xs = reverseOnto xs []

reverseOnto :: [a] -> [a] -> [a]
reverseOnto [] ys = ys
reverseOnto (x : xs) ys = reverseOnto xs (x : ys)

scanl :: (b -> a -> b) -> b -> [a] -> [b]
scanl f q xs = q : scanlRest f q xs

scanlRest :: (b -> a -> b) -> b -> [a] -> [b]
scanlRest _ _ [] = []
scanlRest f q (x : xs) = scanl f (f q x) xs

scanl1 :: (a -> a -> a) -> [a] -> [a]
scanl1 _ [] = []
scanl1 f (x : xs) = scanl f x xs

scanr :: (a -> b -> b) -> b -> [a] -> [b]
scanr _ q [] = [q]
scanr f q (x : xs) = f x (head qs) : qs
  where qs = scanr f q xs

scanr1 :: (a -> a -> a) -> [a] -> [a]
scanr1 _ [] = []
scanr1 _ [x] = [x]
scanr1 f (x : xs) = f x (head qs) : qs
  where qs = scanr1 f xs

iterate :: (a -> a) -> a -> [a]
iterate f x = x : iterate f (f x)

repeat :: a -> [a]
repeat x = xs
  where xs = x : xs

replicate :: Int -> a -> [a]
replicate n x = if primIntLe n 0 then [] else x : replicate (primIntSub n 1) x

cycle :: [a] -> [a]
cycle [] = errorEmptyList "cycle"
cycle xs = ys
  where ys = xs ++ ys

take :: Int -> [a] -> [a]
take n xs = if primIntLe n 0 then [] else takePositive n xs

takePositive :: Int -> [a] -> [a]
takePositive _ [] = []
takePositive n (x : xs) = if primIntEq n 1 then [x] else x : takePositive (primIntSub n 1) xs

drop :: Int -> [a] -> [a]
drop n xs = if primIntLe n 0 then xs else dropPositive n xs

dropPositive :: Int -> [a] -> [a]
dropPositive _ [] = []
dropPositive n (_ : xs) = if primIntEq n 1 then xs else dropPositive (primIntSub n 1) xs

splitAt :: Int -> [a] -> ([a], [a])
splitAt n xs = if primIntLe n 0 then ([], xs) else (takePositive n xs, dropPositive n xs)

takeWhile :: (a -> Bool) -> [a] -> [a]
takeWhile _ [] = []
takeWhile p (x : xs) = if p x then x : takeWhile p xs else []

dropWhile :: (a -> Bool) -> [a] -> [a]
dropWhile _ [] = []
dropWhile p xs@(x : rest) = if p x then dropWhile p rest else xs

span :: (a -> Bool) -> [a] -> ([a], [a])
span _ [] = ([], [])
span p xs@(x : rest) = if p x then (x : front, back) else ([], xs)
  where (front, back) = span p rest

break :: (a -> Bool) -> [a] -> ([a], [a])
break _ [] = ([], [])
break p xs@(x : rest) = if p x then ([], xs) else (x : front, back)
  where (front, back) = break p rest

lookup :: Eq a => a -> [(a, b)] -> Maybe b
lookup _ [] = Nothing
lookup k ((x, y) : rest) = if k == x then Just y else lookup k rest

zip :: [a] -> [b] -> [(a, b)]
zip (x : xs) (y : ys) = (x, y) : zip xs ys
zip _ _ = []

zip3 :: [a] -> [b] -> [c] -> [(a, b, c)]
zip3 (x : xs) (y : ys) (z : zs) = (x, y, z) : zip3 xs ys zs
zip3 _ _ _ = []

zipWith :: (a -> b -> c) -> [a] -> [b] -> [c]
zipWith f (x : xs) (y : ys) = f x y : zipWith f xs ys
zipWith _ _ _ = []

zipWith3 :: (a -> b -> c -> d) -> [a] -> [b] -> [c] -> [d]
zipWith3 f (x : xs) (y : ys) (z : zs) = f x y z : zipWith3 f xs ys zs
zipWith3 _ _ _ _ = []

unzip :: [(a, b)] -> ([a], [b])
unzip [] = ([], [])
unzip ((x, y) : rest) = (x : xs, y : ys)
  where (xs, ys) = unzip rest

unzip3 :: [(a, b, c)] -> ([a], [b], [c])
unzip3 [] = ([], [], [])
unzip3 ((x, y, z) : rest) = (x : xs, y : ys, z : zs)
  where (xs, ys, zs) = unzip3 rest

-- ------------------------------------------------------------------------------------ strings

lines :: String -> [String]
lines "" = []
lines s = takeLine s : linesAfter s

takeLine :: String -> String
takeLine [] = []
takeLine (c : s) = if primCharEq c '\n' then [] else c : takeLine s

linesAfter :: String -> [String]
linesAfter [] = []
linesAfter (c : s) = if primCharEq c '\n' then lines s else linesAfter s

unlines :: [String] -> String
unlines [] = []
unlines (l : ls) = l ++ '\n' : unlines ls

words :: String -> [String]
words [] = []
words s@(c : rest) = if isSpace c then words rest else takeWord s : wordsAfter s

takeWord :: String -> String
takeWord [] = []
takeWord (c : s) = if isSpace c then [] else c : takeWord s

wordsAfter :: String -> [String]
wordsAfter [] = []
wordsAfter (c : s) = if isSpace c then words s else wordsAfter s

unwords :: [String] -> String
unwords [] = ""
unwords (w : ws) = w ++ unwordsRest ws

unwordsRest :: [String] -> String
unwordsRest [] = ""
unwordsRest (w : ws) = ' ' : (w ++ unwordsRest ws)

foreign import prim "charGeneralCategory" primGeneralCategory :: Char -> Int

isSpace :: Char -> Bool
isSpace c = if primCharLt c '\x377'
  then primCharEq c ' ' || (primCharLe c '\r' && primCharGe c '\t') || primCharEq c '\xa0'
  else primIntEq (primGeneralCategory c) 22
