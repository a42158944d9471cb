-- Data.Array: construction, updates, accumulation, several dimensions, laziness, functor.
module Main where

import Data.Array

sieve :: Int -> [Int]
sieve n = [i | (i, True) <- assocs flags]
  where flags = accumArray (\_ b -> b) True (2, n) [(m, False) | i <- [2 .. n], i * i <= n, m <- [i * i, i * i + i .. n]]

histogram :: (Int, Int) -> [Int] -> Array Int Int
histogram bnds xs = accumArray (+) 0 bnds [(x, 1) | x <- xs, inRange bnds x]

matMul :: Array (Int, Int) Integer -> Array (Int, Int) Integer -> Array (Int, Int) Integer
matMul a b = array ((r0, c0), (r1, c1)) [((i, j), sum [a ! (i, k) * b ! (k, j) | k <- [k0 .. k1]]) | i <- [r0 .. r1], j <- [c0 .. c1]]
  where
    ((r0, k0), (r1, k1)) = bounds a
    ((_, c0), (_, c1)) = bounds b

knapsack :: [(Int, Int)] -> Int -> Int
knapsack items cap = t ! (n, cap)
  where
    n = length items
    arr = listArray (1, n) items
    t = array ((0, 0), (n, cap)) [((i, w), f i w) | i <- [0 .. n], w <- [0 .. cap]]
    f 0 _ = 0
    f i w = let (v, k) = arr ! i in max (t ! (i - 1, w)) (if k <= w then v + t ! (i - 1, w - k) else 0)

main :: IO ()
main = do
  let a = listArray (0, 4) [10, 20, 30, 40, 50]
  print (a ! 2, bounds a, indices a, elems a, length a, sum a)
  print (a // [(1, 99), (3, 0)])
  print (fmap (`div` 10) a)
  print (sieve 50)
  print (histogram (0, 5) [1, 2, 2, 5, 9, 0])
  let m = listArray ((0, 0), (1, 1)) [1, 1, 1, 0]
  print (iterate (matMul m) m !! 10)
  print (knapsack [(60, 10), (100, 20), (120, 30)] 50)
  print (ixmap (0, 2) (4 -) a, accum (+) a [(0, 1), (0, 2)], array ('a', 'c') (zip "cab" [3, 1, 2]))
  print (listArray (1, 0) [] :: Array Int Int, a == a, compare a (a // [(0, 11)]))
  print (foldr (:) [] (listArray (False, True) "ft"), [x | x <- range ((0, 0), (1, 2))])

-- expected stdout:
-- | (30,(0,4),[0,1,2,3,4],[10,20,30,40,50],5,150)
-- | array (0,4) [(0,10),(1,99),(2,30),(3,0),(4,50)]
-- | array (0,4) [(0,1),(1,2),(2,3),(3,4),(4,5)]
-- | [2,3,5,7,11,13,17,19,23,29,31,37,41,43,47]
-- | array (0,5) [(0,1),(1,1),(2,2),(3,0),(4,0),(5,1)]
-- | array ((0,0),(1,1)) [((0,0),144),((0,1),89),((1,0),89),((1,1),55)]
-- | 220
-- | (array (0,2) [(0,50),(1,40),(2,30)],array (0,4) [(0,13),(1,20),(2,30),(3,40),(4,50)],array ('a','c') [('a',1),('b',2),('c',3)])
-- | (array (1,0) [],True,LT)
-- | ("ft",[(0,0),(0,1),(0,2),(1,0),(1,1),(1,2)])
