-- What was left open is told once a function, with the different statements; of many the first.
-- debug: --strategy single-stepping
-- answer: don't know
-- answer: don't know
-- answer: don't know
-- answer: don't know
-- answer: don't know
-- answer: don't know
-- answer: don't know
-- answer: don't know
-- answer: don't know
-- answer: don't know
-- answer: no
-- answer: no
module Main where

main :: IO ()
main = print (total 900)

-- Wrong: the last one is left out.
total :: Int -> Int
total n = sum [weight (i `mod` 9) | i <- [1 .. n - 1]]

-- Each of its nine statements is made a hundred times.
weight :: Int -> Int
weight 0 = base
weight k
  | even k = base + k
  | k > 100 = 0
  | otherwise = base - k

base :: Int
base = 10
-- expected stdout:
-- | 9390
-- expected session:
-- | 9390
-- | 1. base = 10 ? don't know
-- | 2. weight 1 = 9 ? don't know
-- | 3. weight 2 = 12 ? don't know
-- | 4. weight 3 = 7 ? don't know
-- | 5. weight 4 = 14 ? don't know
-- | 6. weight 5 = 5 ? don't know
-- | 7. weight 6 = 16 ? don't know
-- | 8. weight 7 = 3 ? don't know
-- | 9. weight 8 = 18 ? don't know
-- | 10. weight 0 = 10 ? don't know
-- | 11. total 900 = 9390 ? no
-- | The fault is in total, many_dont_knows.hs:22:1
-- |     total n = sum [weight (i `mod` 9) | i <- [1 .. n - 1]]
-- | or, not judged, in weight, many_dont_knows.hs:27:1 (its equations: lines 26-30)
-- |     weight k
-- |       | even k = base + k
-- |       | k > 100 = 0
-- |                   ~
-- |       | otherwise = base - k
-- |   and many_dont_knows.hs:26:1
-- |     weight 0 = base
-- |   weight 1 = 9
-- |   weight 2 = 12
-- |   weight 3 = 7
-- |   weight 4 = 14
-- |   weight 5 = 5
-- |   weight 6 = 16
-- |   and 3 more
-- | or, not judged, in base, many_dont_knows.hs:33:1
-- |     base = 10
-- |   base = 10
