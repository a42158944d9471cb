{-# LANGUAGE TupleSections #-}
-- Sections and partial applications of trusted functions are trusted values, shown as they are written. A section of a
-- suspected function is not: its call is a node.
-- trace: --trust scale
-- view: tree --tree edt
-- view: observe apply --counts
-- view: observe 'apply (subtract 3) _'
main :: IO ()
main = do
  let n = length "abc"
  print (apply (+ 1) [1, 2])
  print (apply (subtract 3) [1, 2])
  print (apply (min 1) [1, 2])
  print (apply (`div` n) [4])
  print (apply (+ (n + 1)) [4])
  print (apply (2 ^) [3 :: Int])
  print (apply (scale 3) [3])
  print (apply (`scale` 3) [3])
  print (apply (`half` 1) [3])
  print (apply (half 9) [3])
  print (apply (max (scale 1 2)) [3])
  print (compose (map (+ 1)) (filter even) [1, 2])
  print (map (pair (,) 1) "ab", pair (,n) 'x')
  print (apply negate [1])
  print (map (adding 1) [1, 2], map (adding 2) [1, 2], with half 2, with scale 2)

apply :: (Int -> Int) -> [Int] -> [Int]
apply f xs = map f xs

compose :: ([Int] -> [Int]) -> ([Int] -> [Int]) -> [Int] -> [Int]
compose f g = f . g

pair :: (a -> b) -> a -> b
pair f x = f x

adding :: Int -> Int -> Int
adding n k = head (apply (+ (n + 1)) [k])

with :: (Int -> Int -> Int) -> Int -> [Int]
with op n = apply (`op` (n + 1)) [n] ++ apply ((n * 2) +) [n]

scale :: Int -> Int -> Int
scale k n = k * n

half :: Int -> Int -> Int
half k n = k `div` 2 + n
-- expected stdout:
-- | $ tree --tree edt
-- |  0  main = {prints "[2,3]\n[-2,-1]\n[1,1]\n[1]\n[8]\n[8]\n[9]\n[9]\n[2]\n[7]\n[3]\n[3]\n([(1,'a'),(1,'b')],('"«38 more»}
-- |  1    apply (+ 1) [1,2] = [2,3]
-- |  2    apply (subtract 3) [1,2] = [-2,-1]
-- |  3    apply (min 1) [1,2] = [1,1]
-- |  4    apply (`div` 3) [4] = [1]
-- |  5    apply (+ 4) [4] = [8]
-- |  6    apply (2 ^) [3] = [8]
-- |  7    apply (scale 3) [3] = [9]
-- |  8    apply (`scale` 3) [3] = [9]
-- |  9    apply (`half` 1) [3] = [2]
-- | 10      half 3 1 = 2
-- | 11    apply (half 9) [3] = [7]
-- | 12      half 9 3 = 7
-- | 13    apply (max 2) [3] = [3]
-- | 14    compose (map (+ 1)) (filter even) = map (+ 1) . filter even
-- | 15    pair (,) 1 = (,) 1
-- | 16    pair ((,n) with n = 3) 'x' = ('x',3)
-- | 17    apply negate [1] = [-1]
-- | 18    adding 1 1 = 3
-- | 19      apply (+ 2) [1] = 3 : _
-- | 20    adding 1 2 = 4
-- | 21      apply (+ 2) [2] = 4 : _
-- | 22    adding 2 1 = 4
-- | 23      apply (+ 3) [1] = 4 : _
-- | 24    adding 2 2 = 5
-- | 25      apply (+ 3) [2] = 5 : _
-- | 26    with half 2 = [4,6]
-- | 27      apply ((`op` (n + 1)) with op = half, the operand = 3) [2] = [4]
-- | 28        half 2 3 = 4
-- | 29      apply (4 +) [2] = [6]
-- | 30    with scale 2 = [6,6]
-- | 31      apply ((`op` (n + 1)) with op = scale, the operand = 3) [2] = [6]
-- | 32      apply (4 +) [2] = [6]
-- | $ observe apply --counts
-- |  1  1x  apply (+ 1) [1,2] = [2,3]
-- |  2  1x  apply (subtract 3) [1,2] = [-2,-1]
-- |  3  1x  apply (min 1) [1,2] = [1,1]
-- |  4  1x  apply (`div` 3) [4] = [1]
-- |  5  1x  apply (+ 4) [4] = [8]
-- |  6  1x  apply (2 ^) [3] = [8]
-- |  7  1x  apply (scale 3) [3] = [9]
-- |  8  1x  apply (`scale` 3) [3] = [9]
-- |  9  1x  apply (`half` 1) [3] = [2]
-- | 11  1x  apply (half 9) [3] = [7]
-- | 13  1x  apply (max 2) [3] = [3]
-- | 17  1x  apply negate [1] = [-1]
-- | 19  1x  apply (+ 2) [1] = 3 : _
-- | 21  1x  apply (+ 2) [2] = 4 : _
-- | 23  1x  apply (+ 3) [1] = 4 : _
-- | 25  1x  apply (+ 3) [2] = 5 : _
-- | 27  1x  apply ((`op` (n + 1)) with op = half, the operand = 3) [2] = [4]
-- | 29  2x  apply (4 +) [2] = [6]
-- | 31  1x  apply ((`op` (n + 1)) with op = scale, the operand = 3) [2] = [6]
-- | 20 calls, 19 different statements
-- | $ observe 'apply (subtract 3) _'
-- | 2  apply (subtract 3) [1,2] = [-2,-1]
