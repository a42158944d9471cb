-- Sorting algorithms compared on the same data.
module Main where

import Data.List (sort, insert, sortBy, groupBy)
import Data.Function (on)

quicksort, mergesort, insertionsort, selectionsort, bubblesort, treesort :: Ord a => [a] -> [a]
quicksort [] = []
quicksort (p : xs) = quicksort [x | x <- xs, x < p] ++ [p] ++ quicksort [x | x <- xs, x >= p]

mergesort [] = []
mergesort [x] = [x]
mergesort xs = merge (mergesort l) (mergesort r)
  where
    (l, r) = splitAt (length xs `div` 2) xs
    merge [] b = b
    merge a [] = a
    merge (a : as) (b : bs) | a <= b = a : merge as (b : bs)
                            | otherwise = b : merge (a : as) bs

insertionsort = foldr insert []

selectionsort [] = []
selectionsort xs = m : selectionsort (remove xs)
  where
    m = minimum xs
    remove (y : ys) | y == m = ys
                    | otherwise = y : remove ys
    remove [] = []

bubblesort xs = case bubble xs of
  (ys, True) -> bubblesort ys
  (ys, False) -> ys
  where
    bubble (a : b : rest)
      | a > b = let (r, _) = bubble (a : rest) in (b : r, True)
      | otherwise = let (r, s) = bubble (b : rest) in (a : r, s)
    bubble ys = (ys, False)

data Tree a = Leaf | Node (Tree a) a (Tree a)
treesort = flatten . foldr ins Leaf
  where
    ins x Leaf = Node Leaf x Leaf
    ins x (Node l y r) | x <= y = Node (ins x l) y r
                       | otherwise = Node l y (ins x r)
    flatten Leaf = []
    flatten (Node l x r) = flatten l ++ x : flatten r

random :: Int -> [Int]
random = map (`mod` 1000) . take 200 . iterate (\s -> (s * 1103515245 + 12345) `mod` 2147483648)

main :: IO ()
main = do
  let xs = random 42
      algorithms = [quicksort, mergesort, insertionsort, selectionsort, bubblesort, treesort, sort]
  print (take 10 xs)
  print [f xs == sort xs | f <- algorithms]
  print (map (\f -> f "sorting") [quicksort, mergesort, treesort])
  print (map (map snd) (groupBy ((==) `on` fst) (sortBy (compare `on` fst) [(length w, w) | w <- words "the quick brown fox jumps over the lazy dog"])))

-- expected stdout:
-- | [42,27,264,753,806,735,532,333,266,459]
-- | [True,True,True,True,True,True,True]
-- | ["ginorst","ginorst","ginorst"]
-- | [["the","fox","the","dog"],["over","lazy"],["quick","brown","jumps"]]
