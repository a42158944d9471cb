-- Values that go round are told apart by where they go back to.
-- debug:
-- answer: no
-- answer: yes
-- answer: yes
-- answer: yes
-- answer: no
module Main where

ring :: Int -> [Int]
ring n = xs
  where
    xs = 1 : ys
    ys = n : xs

tail' :: Int -> [Int]
tail' n = xs
  where
    xs = 1 : ys
    ys = n : ys

main :: IO ()
main = do
  print (take 5 (ring 2))
  print (take 5 (tail' 2))
-- expected stdout:
-- | [1,2,1,2,1]
-- | [1,2,2,2,2]
-- expected session:
-- | [1,2,1,2,1]
-- | [1,2,2,2,2]
-- | 1. main = {prints "[1,2,1,2,1]\n[1,2,2,2,2]\n"} ? no
-- | 2. ring 2 = 1 : 2 : ↺ ? yes
-- | 3. tail' 2 = 1 : 2 : ↺r.2- ? yes
-- | The fault is in main, rings.hs:23:1
-- |     main = do
-- |       print (take 5 (ring 2))
-- |       print (take 5 (tail' 2))
