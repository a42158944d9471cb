module Data.List
  ( (++), head, last, tail, init, uncons, singleton, null, length
  , map, reverse, intersperse, intercalate, transpose, subsequences, permutations
  , foldl, foldl', foldl1, foldl1', foldr, foldr1
  , concat, concatMap, and, or, any, all, sum, product, maximum, minimum
  , scanl, scanl', scanl1, scanr, scanr1, mapAccumL, mapAccumR, iterate, iterate', repeat, replicate, cycle, unfoldr
  , take, drop, splitAt, takeWhile, dropWhile, dropWhileEnd, span, break, stripPrefix, group, inits, tails
  , isPrefixOf, isSuffixOf, isInfixOf, isSubsequenceOf
  , elem, notElem, lookup, find, filter, partition
  , (!!), elemIndex, elemIndices, findIndex, findIndices
  , zip, zip3, zip4, zip5, zip6, zip7, zipWith, zipWith3, zipWith4, zipWith5, zipWith6, zipWith7
  , unzip, unzip3, unzip4, unzip5, unzip6, unzip7
  , lines, words, unlines, unwords
  , nub, delete, (\\), union, intersect, sort, sortOn, sortBy, insert, insertBy
  , nubBy, deleteBy, deleteFirstsBy, unionBy, intersectBy, groupBy, maximumBy, minimumBy
  , genericLength, genericTake, genericDrop, genericSplitAt, genericIndex, genericReplicate
  ) where

import Data.Foldable (find, foldl', maximumBy, minimumBy)
import Data.Traversable (mapAccumL, mapAccumR)
import Inquest.List (errorEmptyList, foldlStrictList, uncons)

infix 5 \\

singleton :: a -> [a]
singleton x = [x]

intersperse :: a -> [a] -> [a]
intersperse _ [] = []
intersperse sep (x : xs) = x : intersperseRest sep xs

intersperseRest :: a -> [a] -> [a]
intersperseRest _ [] = []
intersperseRest sep (x : xs) = sep : x : intersperseRest sep xs

intercalate :: [a] -> [[a]] -> [a]
intercalate sep xss = concat (intersperse sep xss)

transpose :: [[a]] -> [[a]]
transpose [] = []
transpose ([] : xss) = transpose xss
transpose ((x : xs) : xss) = (x : [h | (h : _) <- xss]) : transpose (xs : [t | (_ : t) <- xss])

subsequences :: [a] -> [[a]]
subsequences xs = [] : nonEmptySubsequences xs

nonEmptySubsequences :: [a] -> [[a]]
nonEmptySubsequences [] = []
nonEmptySubsequences (x : xs) = [x] : foldr (\ys r -> ys : (x : ys) : r) [] (nonEmptySubsequences xs)

-- | The list itself first; then, for each element in turn, that element inserted before each one of the
-- permutations of those left of it. Lazy enough for infinite lists.
permutations :: [a] -> [[a]]
permutations xs = xs : permutationsFrom xs []

permutationsFrom :: [a] -> [a] -> [[a]]
permutationsFrom [] _ = []
permutationsFrom (t : ts) left = foldr (insertEverywhere t ts) (permutationsFrom ts (t : left)) (permutations left)

-- | The lists made by inserting t before each element of ys (followed by ts), then the rest.
insertEverywhere :: a -> [a] -> [a] -> [[a]] -> [[a]]
insertEverywhere t ts ys rest = snd (insertions id ys)
  where
    insertions _ [] = (ts, rest)
    insertions before (z : zs) = (z : us, before (t : z : us) : vs)
      where (us, vs) = insertions (before . (z :)) zs

foldl1' :: (a -> a -> a) -> [a] -> a
foldl1' f (x : xs) = foldlStrictList f x xs
foldl1' _ [] = errorEmptyList "foldl1'"

scanl' :: (b -> a -> b) -> b -> [a] -> [b]
scanl' f q xs = q `seq` (q : (case xs of { [] -> []; y : ys -> scanl' f (f q y) ys }))

iterate' :: (a -> a) -> a -> [a]
iterate' f x = x `seq` (x : iterate' f (f x))

unfoldr :: (b -> Maybe (a, b)) -> b -> [a]
unfoldr f b = case f b of
  Just (a, c) -> a : unfoldr f c
  Nothing -> []

dropWhileEnd :: (a -> Bool) -> [a] -> [a]
dropWhileEnd p xs = foldr (\x r -> if p x && null r then [] else x : r) [] xs

stripPrefix :: Eq a => [a] -> [a] -> Maybe [a]
stripPrefix [] ys = Just ys
stripPrefix (x : xs) (y : ys) | x == y = stripPrefix xs ys
stripPrefix _ _ = Nothing

group :: Eq a => [a] -> [[a]]
group xs = groupBy (==) xs

groupBy :: (a -> a -> Bool) -> [a] -> [[a]]
groupBy _ [] = []
groupBy eq (x : xs) = (x : ys) : groupBy eq zs
  where (ys, zs) = span (eq x) xs

inits :: [a] -> [[a]]
inits xs = [] : (case xs of { [] -> []; y : ys -> map (y :) (inits ys) })

tails :: [a] -> [[a]]
tails xs = xs : (case xs of { [] -> []; _ : ys -> tails ys })

isPrefixOf :: Eq a => [a] -> [a] -> Bool
isPrefixOf [] _ = True
isPrefixOf _ [] = False
isPrefixOf (x : xs) (y : ys) = x == y && isPrefixOf xs ys

isSuffixOf :: Eq a => [a] -> [a] -> Bool
isSuffixOf xs ys = reverse xs `isPrefixOf` reverse ys

isInfixOf :: Eq a => [a] -> [a] -> Bool
isInfixOf needle haystack = any (isPrefixOf needle) (tails haystack)

isSubsequenceOf :: Eq a => [a] -> [a] -> Bool
isSubsequenceOf [] _ = True
isSubsequenceOf _ [] = False
isSubsequenceOf a@(x : xs) (y : ys) = if x == y then isSubsequenceOf xs ys else isSubsequenceOf a ys

partition :: (a -> Bool) -> [a] -> ([a], [a])
partition _ [] = ([], [])
partition p (x : xs) = if p x then (x : ys, zs) else (ys, x : zs)
  where (ys, zs) = partition p xs

elemIndex :: Eq a => a -> [a] -> Maybe Int
elemIndex x ys = findIndex (x ==) ys

elemIndices :: Eq a => a -> [a] -> [Int]
elemIndices x ys = findIndices (x ==) ys

findIndex :: (a -> Bool) -> [a] -> Maybe Int
findIndex p xs = findIndexFrom 0 p xs

findIndexFrom :: Int -> (a -> Bool) -> [a] -> Maybe Int
findIndexFrom _ _ [] = Nothing
findIndexFrom !n p (x : xs) = if p x then Just n else findIndexFrom (n + 1) p xs

findIndices :: (a -> Bool) -> [a] -> [Int]
findIndices p xs = [i | (x, i) <- zip xs [0 ..], p x]

-- ---------------------------------------------------------------------------------------- as sets

nub :: Eq a => [a] -> [a]
nub xs = nubFrom xs []

nubFrom :: Eq a => [a] -> [a] -> [a]
nubFrom [] _ = []
nubFrom (x : xs) seen = if any (\y -> y == x) seen then nubFrom xs seen else x : nubFrom xs (x : seen)

nubBy :: (a -> a -> Bool) -> [a] -> [a]
nubBy eq xs = nubByFrom eq xs []

nubByFrom :: (a -> a -> Bool) -> [a] -> [a] -> [a]
nubByFrom _ [] _ = []
nubByFrom eq (x : xs) seen = if any (\y -> eq y x) seen then nubByFrom eq xs seen else x : nubByFrom eq xs (x : seen)

delete :: Eq a => a -> [a] -> [a]
delete _ [] = []
delete x (y : ys) = if x == y then ys else y : delete x ys

deleteBy :: (a -> a -> Bool) -> a -> [a] -> [a]
deleteBy _ _ [] = []
deleteBy eq x (y : ys) = if eq x y then ys else y : deleteBy eq x ys

deleteFirstsBy :: (a -> a -> Bool) -> [a] -> [a] -> [a]
deleteFirstsBy eq xs ys = foldl (flip (deleteBy eq)) xs ys

(\\) :: Eq a => [a] -> [a] -> [a]
xs \\ ys = foldl (flip delete) xs ys

union :: Eq a => [a] -> [a] -> [a]
union xs ys = unionBy (==) xs ys

unionBy :: (a -> a -> Bool) -> [a] -> [a] -> [a]
unionBy eq xs ys = xs ++ foldl (flip (deleteBy eq)) (nubBy eq ys) xs

intersect :: Eq a => [a] -> [a] -> [a]
intersect xs ys = [x | x <- xs, elem x ys]

intersectBy :: (a -> a -> Bool) -> [a] -> [a] -> [a]
intersectBy _ [] _ = []
intersectBy _ _ [] = []
intersectBy eq xs ys = [x | x <- xs, any (eq x) ys]

-- ---------------------------------------------------------------------------------------- sorting

-- | A merge sort that starts from the ascending and descending runs; stable, and lazy: the head costs O(n).
sort :: Ord a => [a] -> [a]
sort xs = sortBy compare xs

sortOn :: Ord b => (a -> b) -> [a] -> [a]
sortOn f xs = map snd (sortBy (\a b -> compare (fst a) (fst b)) (map (\x -> let y = f x in y `seq` (y, x)) xs))

sortBy :: (a -> a -> Ordering) -> [a] -> [a]
sortBy cmp xs = mergeAll cmp (runs cmp xs)

runs :: (a -> a -> Ordering) -> [a] -> [[a]]
runs cmp (a : b : xs) = case cmp a b of
  GT -> descending cmp b [a] xs
  _ -> ascending cmp b (a :) xs
runs _ xs = [xs]

descending :: (a -> a -> Ordering) -> a -> [a] -> [a] -> [[a]]
descending cmp a as (b : bs) | isGreater (cmp a b) = descending cmp b (a : as) bs
descending cmp a as bs = (a : as) : runs cmp bs

ascending :: (a -> a -> Ordering) -> a -> ([a] -> [a]) -> [a] -> [[a]]
ascending cmp a as (b : bs) | not (isGreater (cmp a b)) = ascending cmp b (\ys -> as (a : ys)) bs
ascending cmp a as bs = let x = as [a] in x `seq` (x : runs cmp bs)

isGreater :: Ordering -> Bool
isGreater GT = True
isGreater _ = False

mergeAll :: (a -> a -> Ordering) -> [[a]] -> [a]
mergeAll _ [x] = x
mergeAll cmp xs = mergeAll cmp (mergePairs cmp xs)

mergePairs :: (a -> a -> Ordering) -> [[a]] -> [[a]]
mergePairs cmp (a : b : xs) = let x = merge cmp a b in x `seq` (x : mergePairs cmp xs)
mergePairs _ xs = xs

merge :: (a -> a -> Ordering) -> [a] -> [a] -> [a]
merge cmp as@(a : as') bs@(b : bs') = case cmp a b of
  GT -> b : merge cmp as bs'
  _ -> a : merge cmp as' bs
merge _ [] bs = bs
merge _ as [] = as

insert :: Ord a => a -> [a] -> [a]
insert x ys = insertBy compare x ys

insertBy :: (a -> a -> Ordering) -> a -> [a] -> [a]
insertBy _ x [] = [x]
insertBy cmp x ys@(y : rest) = case cmp x y of
  GT -> y : insertBy cmp x rest
  _ -> x : ys

-- --------------------------------------------------------------------------------------- generic

genericLength :: Num i => [a] -> i
genericLength [] = 0
genericLength (_ : xs) = 1 + genericLength xs

genericTake :: Integral i => i -> [a] -> [a]
genericTake n _ | n <= 0 = []
genericTake _ [] = []
genericTake n (x : xs) = x : genericTake (n - 1) xs

genericDrop :: Integral i => i -> [a] -> [a]
genericDrop n xs | n <= 0 = xs
genericDrop _ [] = []
genericDrop n (_ : xs) = genericDrop (n - 1) xs

genericSplitAt :: Integral i => i -> [a] -> ([a], [a])
genericSplitAt n xs | n <= 0 = ([], xs)
genericSplitAt _ [] = ([], [])
genericSplitAt n (x : xs) = (x : ys, zs)
  where (ys, zs) = genericSplitAt (n - 1) xs

genericIndex :: Integral i => [a] -> i -> a
genericIndex (x : _) 0 = x
genericIndex (_ : xs) n
  | n > 0 = genericIndex xs (n - 1)
  | otherwise = errorWithoutStackTrace "List.genericIndex: negative argument."
genericIndex _ _ = errorWithoutStackTrace "List.genericIndex: index too large."

genericReplicate :: Integral i => i -> a -> [a]
genericReplicate n x = genericTake n (repeat x)

-- ----------------------------------------------------------------------------------------- zipping

zip4 :: [a] -> [b] -> [c] -> [d] -> [(a, b, c, d)]
zip4 as bs cs ds = zipWith4 (,,,) as bs cs ds

zip5 :: [a] -> [b] -> [c] -> [d] -> [e] -> [(a, b, c, d, e)]
zip5 as bs cs ds es = zipWith5 (,,,,) as bs cs ds es

zip6 :: [a] -> [b] -> [c] -> [d] -> [e] -> [f] -> [(a, b, c, d, e, f)]
zip6 as bs cs ds es fs = zipWith6 (,,,,,) as bs cs ds es fs

zip7 :: [a] -> [b] -> [c] -> [d] -> [e] -> [f] -> [g] -> [(a, b, c, d, e, f, g)]
zip7 as bs cs ds es fs gs = zipWith7 (,,,,,,) as bs cs ds es fs gs

zipWith4 :: (a -> b -> c -> d -> r) -> [a] -> [b] -> [c] -> [d] -> [r]
zipWith4 z (a : as) (b : bs) (c : cs) (d : ds) = z a b c d : zipWith4 z as bs cs ds
zipWith4 _ _ _ _ _ = []

zipWith5 :: (a -> b -> c -> d -> e -> r) -> [a] -> [b] -> [c] -> [d] -> [e] -> [r]
zipWith5 z (a : as) (b : bs) (c : cs) (d : ds) (e : es) = z a b c d e : zipWith5 z as bs cs ds es
zipWith5 _ _ _ _ _ _ = []

zipWith6 :: (a -> b -> c -> d -> e -> f -> r) -> [a] -> [b] -> [c] -> [d] -> [e] -> [f] -> [r]
zipWith6 z (a : as) (b : bs) (c : cs) (d : ds) (e : es) (f : fs) = z a b c d e f : zipWith6 z as bs cs ds es fs
zipWith6 _ _ _ _ _ _ _ = []

zipWith7 :: (a -> b -> c -> d -> e -> f -> g -> r) -> [a] -> [b] -> [c] -> [d] -> [e] -> [f] -> [g] -> [r]
zipWith7 z (a : as) (b : bs) (c : cs) (d : ds) (e : es) (f : fs) (g : gs) = z a b c d e f g : zipWith7 z as bs cs ds es fs gs
zipWith7 _ _ _ _ _ _ _ _ = []

unzip4 :: [(a, b, c, d)] -> ([a], [b], [c], [d])
unzip4 [] = ([], [], [], [])
unzip4 ((a, b, c, d) : rest) = (a : as, b : bs, c : cs, d : ds)
  where (as, bs, cs, ds) = unzip4 rest

unzip5 :: [(a, b, c, d, e)] -> ([a], [b], [c], [d], [e])
unzip5 [] = ([], [], [], [], [])
unzip5 ((a, b, c, d, e) : rest) = (a : as, b : bs, c : cs, d : ds, e : es)
  where (as, bs, cs, ds, es) = unzip5 rest

unzip6 :: [(a, b, c, d, e, f)] -> ([a], [b], [c], [d], [e], [f])
unzip6 [] = ([], [], [], [], [], [])
unzip6 ((a, b, c, d, e, f) : rest) = (a : as, b : bs, c : cs, d : ds, e : es, f : fs)
  where (as, bs, cs, ds, es, fs) = unzip6 rest

unzip7 :: [(a, b, c, d, e, f, g)] -> ([a], [b], [c], [d], [e], [f], [g])
unzip7 [] = ([], [], [], [], [], [], [])
unzip7 ((a, b, c, d, e, f, g) : rest) = (a : as, b : bs, c : cs, d : ds, e : es, f : fs, g : gs)
  where (as, bs, cs, ds, es, fs, gs) = unzip7 rest

