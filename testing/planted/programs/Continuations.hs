{-# LANGUAGE RankNTypes #-}
module Main where

-- continuation passing and Church encodings
newtype Church = Church (forall a. (a -> a) -> a -> a)

zero, one, two :: Church
zero = Church (\_ z -> z)
one = suc zero
two = suc one

suc :: Church -> Church
suc (Church n) = Church (\s z -> s (n s z))

plus, times :: Church -> Church -> Church
plus (Church m) (Church n) = Church (\s z -> m s (n s z))
times (Church m) (Church n) = Church (m . n)

toInt :: Church -> Int
toInt (Church n) = n (+ 1) 0

factorialK :: Int -> (Int -> r) -> r
factorialK 0 k = k 1
factorialK n k = factorialK (n - 1) (\r -> k (n * r))

safeDiv :: Int -> Int -> (String -> r) -> (Int -> r) -> r
safeDiv _ 0 failure _ = failure "zero"
safeDiv a b _ success = success (a `div` b)

average :: [Int] -> Either String Int
average xs = safeDiv (sum xs) (length xs) Left Right

partitionK :: (a -> Bool) -> [a] -> ([a] -> [a] -> r) -> r
partitionK _ [] k = k [] []
partitionK p (x : xs) k = partitionK p xs next
  where
    next ys ns
      | p x = k (x : ys) ns
      | otherwise = k ys (x : ns)

main :: IO ()
main = do
  print (toInt (plus two (times two (suc two))))
  factorialK 4 print
  print (average [1, 2, 6], average [])
  print (partitionK even [1 .. 5 :: Int] (,))
-- plant: toInt | n (+ 1) 0 => n (+ 1) 1
-- plant: factorialK | factorialK 0 k = k 1 => factorialK 0 k = k 2
-- plant: safeDiv | a `div` b => b `div` a
-- plant: next | k ys (x : ns) => k ys ns
-- plant: average | (length xs) => (length xs + 1)
-- plant: two | suc one => suc (suc one)
