-- Local functions of one name, and do blocks that begin alike, are told by where they are.
-- view: tree --tree edt
-- view: observe go
-- view: observe 'apply _ 1'
module Main where

main :: IO ()
main = do
  print (up 2, down 2)
  print (apply (other 1) 1, apply (another 1) 1)
  print (only 3, map (\x -> x + 1) [1], twice 1)

up, down :: Int -> [Int]
up n = go 0
  where
    go k
      | k == n = []
      | otherwise = k : go (k + 1)
down n = go n
  where
    go 0 = []
    go k = k : go (k - 1)

apply :: (Int -> Int) -> Int -> Int
apply f x = f x

other, another :: Int -> Int -> Int
other n = \y -> step y
  where step y = y + n
another n = step
  where step y = y * n

twice :: Int -> Int
twice n = apply (\x -> x + 1) n

only :: Int -> Int
only n = unique n
  where unique k = k + 1
-- expected stdout:
-- | $ tree --tree edt
-- |  0  main = {prints "([0,1],[2,1])\n(2,1)\n(4,[2],2)\n"}
-- |  1    up 2 = [0,1]
-- |  2      go 0 = [0,1], with n = 2, in up
-- |  3        go 1 = [1], with n = 2, in up
-- |  4          go 2 = [], with n = 2, in up
-- |  5    down 2 = [2,1]
-- |  6      go 2 = [2,1], in down
-- |  7        go 1 = [1], in down
-- |  8          go 0 = [], in down
-- |  9    apply (\y -> step y with n = 1) 1 = 2
-- | 11      (\y -> step y) 1 = 2, with n = 1
-- | 12        step 1 = 2, with n = 1, in other
-- | 10    other 1 = \y -> step y with n = 1
-- | 13    apply (step in another with n = 1) 1 = 1
-- | 15      step 1 = 1, with n = 1, in another
-- | 14    another 1 = step in another with n = 1
-- | 16    only 3 = 4
-- | 17      unique 3 = 4
-- | 18    (\x -> x + 1) 1 = 2, in main
-- | 19    twice 1 = 2
-- | 20      apply (\x -> x + 1) 1 = 2
-- | 21        (\x -> x + 1) 1 = 2, in twice
-- | $ observe go
-- | 2  go 0 = [0,1], with n = 2, in up
-- | 3  go 1 = [1], with n = 2, in up
-- | 4  go 2 = [], with n = 2, in up
-- | 6  go 2 = [2,1], in down
-- | 7  go 1 = [1], in down
-- | 8  go 0 = [], in down
-- | $ observe 'apply _ 1'
-- |  9  apply (\y -> step y with n = 1) 1 = 2
-- | 13  apply (step in another with n = 1) 1 = 1
-- | 20  apply (\x -> x + 1) 1 = 2
