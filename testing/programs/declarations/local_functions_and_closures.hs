-- Local functions see their surroundings; closures live on.
module Main where

makeCounter :: Int -> [Int -> Int]
makeCounter start = [add, sub, scale 3]
  where
    add n = start + n
    sub n = start - n
    scale k n = start * k * n

makeAdders :: [Int] -> [Int -> Int]
makeAdders ns = [\x -> x + n | n <- ns]

newton :: Double -> Double
newton a = go 1 20
  where
    go :: Double -> Int -> Double
    go x 0 = x
    go x k
      | close x (improve x) = x
      | otherwise = go (improve x) (k - 1)
    improve x = (x + a / x) / 2
    close u v = abs (u - v) < 1e-9

permutations' :: Eq a => [a] -> [[a]]
permutations' [] = [[]]
permutations' xs = [x : p | x <- xs, p <- permutations' (without x)]
  where
    without x = [y | y <- xs, y /= x]

church :: Int -> (a -> a) -> a -> a
church 0 _ = id
church n f = f . church (n - 1) f

main :: IO ()
main = do
  print [f 5 | f <- makeCounter 10]
  print (map ($ 1) (makeAdders [1, 2, 3]))
  print (fromIntegral (round (newton 2 * 1000000)) / 1000000)
  print (permutations' [1, 2, 3])
  print (church 3 (church 2 (+ 1)) 0, church 3 ('x' :) "")

-- expected stdout:
-- | [15,5,150]
-- | [2,3,4]
-- | 1.414214
-- | [[1,2,3],[1,3,2],[2,1,3],[2,3,1],[3,1,2],[3,2,1]]
-- | (6,"xxx")
