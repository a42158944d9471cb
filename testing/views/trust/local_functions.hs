-- A local function's statement shows the free variables it used; those it did not use are not there.
-- view: tree --tree edt
-- view: observe 'scale.go _'
-- view: observe outer.middle.inner
main :: IO ()
main = do
  print (scale 3 4 [1, 2])
  print (outer 1 2)
  print (map (adder 5) [1])
  print (walk 2)

scale :: Int -> Int -> [Int] -> [Int]
scale k unused xs = go xs
  where
    go [] = []
    go (y : ys) = k * y : go ys

outer :: Int -> Int -> Int
outer a b = middle 10
  where
    middle c = inner 100
      where
        inner d = a + b + c + d

adder :: Int -> Int -> Int
adder n = \x -> x + n

walk :: Int -> [Int]
walk n = down n
  where
    down 0 = []
    down k = k : up (k - 1)
    up k = down k
-- expected stdout:
-- | $ tree --tree edt
-- |  0  main = {prints "[3,6]\n113\n[6]\n[2,1]\n"}
-- |  1    scale 3 4 [1,2] = [3,6]
-- |  2      go [1,2] = [3,6], with k = 3
-- |  3        go [2] = [6], with k = 3
-- |  4          go [] = [], with k = 3
-- |  5    outer 1 2 = 113
-- |  6      middle 10 = 113, with a = 1, b = 2
-- |  7        inner 100 = 113, with a = 1, b = 2, c = 10
-- |  8    adder 5 = \x -> x + n with n = 5
-- |  9    (\x -> x + n) 1 = 6, with n = 5
-- | 10    walk 2 = [2,1]
-- | 11      down 2 = [2,1]
-- | 12        up 1 = [1]
-- | 13          down 1 = [1]
-- | 14            up 0 = []
-- | 15              down 0 = []
-- | $ observe 'scale.go _'
-- | 2  go [1,2] = [3,6], with k = 3
-- | 3  go [2] = [6], with k = 3
-- | 4  go [] = [], with k = 3
-- | $ observe outer.middle.inner
-- | 7  inner 100 = 113, with a = 1, b = 2, c = 10
