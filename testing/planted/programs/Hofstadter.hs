module Main where

-- Hofstadter's sequences: two lazy lists and functions that index them
f, m :: Int -> Int
f n = fs !! n
m n = ms !! n

fs, ms :: [Int]
fs = map female [0 ..]
ms = map male [0 ..]

female, male :: Int -> Int
female 0 = 1
female n = n - m (f (n - 1))
male 0 = 0
male n = n - f (m (n - 1))

q :: Int -> Int
q n = qs !! (n - 1)

qs :: [Int]
qs = 1 : 1 : zipWith step [3 ..] (tail qs)

step :: Int -> Int -> Int
step n previous = q (n - previous) + q (n - q (n - 2))

golomb :: [Int]
golomb = 1 : 2 : 2 : concat [replicate (golomb !! (k - 1)) k | k <- [3 ..]]

main :: IO ()
main = do
  print (map f [0 .. 7])
  print (map m [0 .. 7])
  print (take 9 qs)
  print (take 12 golomb)
-- plant: female | female 0 = 1 => female 0 = 0
-- plant: male | n - f (m (n - 1)) => n - f (f (n - 1))
-- plant: step | q (n - q (n - 2)) => q (n - q (n - 1))
-- plant: golomb | golomb !! (k - 1) => golomb !! (k - 2)
-- plant: qs | 1 : 1 : zipWith => 1 : 2 : zipWith
-- plant: m | ms !! n => fs !! n
-- plant: fs | female [0 ..] => female [1 ..]
-- plant: q | qs !! (n - 1) => qs !! max 0 (n - 2)
