-- Int: 64 bits, wrapping; division of negatives; gcd, lcm, powers.
module Main where

main :: IO ()
main = do
  print (maxBound :: Int, minBound :: Int, (maxBound :: Int) + 1 == minBound)
  print [(a `div` b, a `mod` b, a `quot` b, a `rem` b) | a <- [7, -7], b <- [2, -2 :: Int]]
  print ((-7) `divMod` 2, (-7) `quotRem` 2, 7 `divMod` (-2), 7 `quotRem` (-2 :: Int))
  print (gcd 12 18, gcd (-4) 6, gcd 0 5, lcm 4 6, lcm 0 3, gcd 0 0 :: Int)
  print (2 ^ 62 * 4 :: Int, 3 ^ 41 :: Int, product [1 .. 25] :: Int)
  print (abs minBound :: Int, negate minBound :: Int, signum (-5) :: Int)
  print (fromIntegral (300 :: Int) :: Integer, fromInteger (2 ^ 64 + 5) :: Int)
  print (even 0, odd (-3), subtract 3 10, succ 5, pred (-5) :: Int)
  print (sum [1 .. 100000 :: Int], length (filter even [1 .. 1001]))
  print (toInteger (maxBound :: Int) + 1, (maxBound :: Int) * 2)
  print (until ((> 1000) . (^ 2)) (+ 1) 0, foldr1 gcd [60, 84, 132 :: Int])

-- expected stdout:
-- | (9223372036854775807,-9223372036854775808,True)
-- | [(3,1,3,1),(-4,-1,-3,1),(-4,1,-3,-1),(3,-1,3,-1)]
-- | ((-4,1),(-3,-1),(-4,-1),(-3,1))
-- | (6,2,5,12,0,0)
-- | (0,-420491770248316829,7034535277573963776)
-- | (-9223372036854775808,-9223372036854775808,-1)
-- | (300,5)
-- | (True,True,7,6,-6)
-- | (5000050000,500)
-- | (9223372036854775808,-2)
-- | (32,12)
