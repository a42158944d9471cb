-- seq, $!, foldl', strict fields; undefined in places that are not needed.
module Main where

import Data.List (foldl')

data Lazy = Lazy Int Int
data Strict = Strict !Int !Int

mean :: [Double] -> Double
mean = go 0 0
  where
    go s n [] = s / fromIntegral (n :: Int)
    go s n (x : xs) = s `seq` n `seq` go (s + x) (n + 1) xs

main :: IO ()
main = do
  print (foldl' (+) 0 [1 .. 100000])
  print (mean [1 .. 10000])
  print (case Lazy 1 undefined of Lazy a _ -> a)
  print (case Strict 1 2 of Strict a _ -> a)
  print (const 1 $ undefined, (const 2 $! 3))
  print (fst (1, undefined), length [undefined, 2], take 2 (1 : 2 : undefined))
  print (seq [undefined] 'a', seq (undefined, 1) 'b', seq (const undefined) 'c')
  print (or [False, True, undefined], and [True, False, undefined], any even [1, 2, undefined])
  print (zip [1, 2] (10 : 20 : undefined), takeWhile (< 3) [1, 2, 3, undefined])
  print (foldr (\x acc -> x || acc) False (cycle [False, True]))
  let loop = loop :: Int
  print (snd (loop, 5))
  print (maybe 0 (const 1) (Just undefined), lookup 1 [(1, 'x'), undefined])

-- expected stdout:
-- | 5000050000
-- | 5000.5
-- | 1
-- | 1
-- | (1,2)
-- | (1,2,[1,2])
-- | ('a','b','c')
-- | (True,False,True)
-- | ([(1,10),(2,20)],[1,2])
-- | True
-- | 5
-- | (1,Just 'x')
