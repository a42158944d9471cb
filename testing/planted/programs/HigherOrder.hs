-- plant: compose | compose = foldr (.) id => compose = foldl (flip (.)) id
-- plant: pipeline | filter even . map square => filter odd . map square
-- plant: square | square x = x * x => square x = x + x
-- plant: applyN | applyN (n - 1) f (f x) => applyN (n - 1) f x
-- plant: step | step acc x = acc * 10 + x => step acc x = acc + x * 10
-- plant: curried | curried a b = \c -> a + b * c => curried a b = \c -> a * b + c
-- plant: pick | pick True = max => pick True = min
-- plant: zipLong | zipLong f d [] (y : ys) = f d y : zipLong f d [] ys => zipLong f d [] (y : ys) = f y d : zipLong f d [] ys
-- plant: foldr | foldr f z (Branch l x r) = foldr f (f x (foldr f z r)) l => foldr f z (Branch l x r) = foldr f (f x (foldr f z l)) r
-- plant: go or sumSquares | go acc (y : ys) = go (acc + y * y) ys => go acc (y : ys) = go (acc + y) ys
-- plant: weights | weights = [1, 3 ..] => weights = [1, 2 ..]
module Main where

compose :: [Int -> Int] -> Int -> Int
compose = foldr (.) id

square :: Int -> Int
square x = x * x

pipeline :: [Int] -> [Int]
pipeline = filter even . map square

applyN :: Int -> (a -> a) -> a -> a
applyN 0 _ x = x
applyN n f x = applyN (n - 1) f (f x)

number :: [Int] -> Int
number = foldl step 0
  where step acc x = acc * 10 + x

curried :: Int -> Int -> Int -> Int
curried a b = \c -> a + b * c

pick :: Bool -> Int -> Int -> Int
pick True = max
pick False = min

zipLong :: (Int -> Int -> Int) -> Int -> [Int] -> [Int] -> [Int]
zipLong f d (x : xs) (y : ys) = f x y : zipLong f d xs ys
zipLong f d [] (y : ys) = f d y : zipLong f d [] ys
zipLong f d (x : xs) [] = f x d : zipLong f d xs []
zipLong _ _ [] [] = []

data Tree a = Tip | Branch (Tree a) a (Tree a)

instance Foldable Tree where
  foldr _ z Tip = z
  foldr f z (Branch l x r) = foldr f (f x (foldr f z r)) l

sumSquares :: [Int] -> Int
sumSquares xs = go 0 xs
  where
    go acc [] = acc
    go acc (y : ys) = go (acc + y * y) ys

weights :: [Int]
weights = [1, 3 ..]

weigh, lightest :: [Int] -> Int
weigh xs = sum (zipWith (*) weights xs)
lightest xs = minimum (zipWith (*) weights xs)

main :: IO ()
main = do
  print (compose [(+ 1), (* 2), subtract 3] 10)
  print (pipeline [1 .. 6])
  print (applyN 3 (* 2) 1, applyN 2 ('a' :) "")
  print (number [1, 2, 3])
  print (map (curried 1 2) [3, 4])
  print (pick True 3 4, pick False 3 4)
  print (zipLong (-) 9 [1] [2, 3], zipLong (+) 0 [1, 2] [3])
  print (sum (Branch (Branch Tip 1 Tip) 2 Tip), foldr (:) [] (Branch (Branch Tip 'a' Tip) 'b' (Branch Tip 'c' Tip)))
  print (sumSquares [1, 2, 3])
  print (weigh [5, 1, 2], lightest [5, 1, 2])
