-- Arithmetic of the Prelude's number types.
main :: IO ()
main = do
  print [7 `div` 2, (-7) `div` 2, 7 `div` (-2), (-7) `quot` 2, 7 `quot` (-2 :: Int)]
  print [7 `mod` 2, (-7) `mod` 2, 7 `mod` (-2), (-7) `rem` 2, 7 `rem` (-2 :: Int)]
  print [divMod (-7) 2, quotRem (-7) (2 :: Int)]
  print [divMod (-7) 2, quotRem (-7) (2 :: Integer), divMod (2 ^ 70) (-(3 ^ 20))]
  print (maxBound :: Int, minBound :: Int, maxBound + 1 :: Int)
  print (maxBound :: Word, fromIntegral (-1 :: Int) :: Word, 3 - 5 :: Word)
  print (map (2 ^) [0, 1, 10, 64, 100 :: Int] :: [Integer])
  print (2 ^^ (-3 :: Int) :: Double, 10 ^^ (2 :: Int) :: Double, 2 ** 0.5 :: Double)
  print (gcd 12 18 :: Int, gcd (-4) 6 :: Int, gcd 0 0 :: Integer, lcm 4 6 :: Int, lcm 0 5 :: Int, lcm (-3) 5 :: Integer)
  print (map round [0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 2.6, -2.6 :: Double] :: [Int])
  print (map truncate [2.7, -2.7, 1e10 :: Double] :: [Int])
  print (map floor [2.7, -2.7, -3 :: Double] :: [Integer], map ceiling [2.1, -2.7, 4 :: Double] :: [Integer])
  print (properFraction 3.75 :: (Int, Double), properFraction (-3.75) :: (Integer, Double))
  print (round (1e20 :: Double) :: Integer, truncate (-1.5e30 :: Double) :: Integer)
  print [1.0, 0.1, 1e7, 12345678.9, 0.05, 1e-4, 123456.789e3, 5.0e-324, 1.7976931348623157e308 :: Double]
  print [1.0, 0.1, 1e7, 3.4028235e38, 16777216, 1 / 3 :: Float]
  print (1 / 0 :: Double, -1 / 0 :: Double, isNaN (0 / 0 :: Double), isNegativeZero (-0.0 :: Double), -0.0 :: Double)
  print (sqrt 2 :: Double, exp 1 :: Double, pi :: Double, pi :: Float, sin 1 :: Double, atan2 1 (-1) :: Double)
  print (logBase 2 1024 :: Double, truncate (10 ** 15 :: Double) :: Int)
  print (fromIntegral (3 :: Int) + 0.5 :: Double, realToFrac (1.5 :: Float) :: Double, realToFrac (0.1 :: Double) :: Float)
  print (decodeFloat (1.5 :: Double), encodeFloat 3 (-1) :: Double, significand (8 :: Double), exponent (8 :: Double), scaleFloat 3 (1.5 :: Double))
  print (floatDigits (1 :: Double), floatDigits (1 :: Float), floatRange (1 :: Double), floatRadix (1 :: Float))
  print (toRational (0.75 :: Double), fromRational (toRational (0.1 :: Double)) :: Double)
  print [1 .. 5 :: Int]
  print ([1, 3 .. 10 :: Int], [10, 8 .. 1 :: Int], [5 .. 1 :: Int], [5, 4 .. 5 :: Int])
  print ([maxBound - 2 ..] :: [Int], [maxBound - 5, maxBound - 3 ..] :: [Int], [minBound + 3, minBound + 1 ..] :: [Int])
  print ([1.0 .. 5.5] :: [Double], [0, 0.1 .. 1] :: [Double], [1.0, 0.5 .. -1] :: [Double])
  print (take 3 [10 :: Integer ..], take 3 [10, 20 :: Integer ..], [3, 1 .. -4 :: Integer])
  print (succ 'a', pred 10 :: Int, ['a' .. 'f'], ['a', 'c' .. 'k'], [False ..], [LT ..])
  print (fromEnum 'A', toEnum 97 :: Char, fromEnum (3.7 :: Double), fromEnum True)
  print (signum (-3) :: Int, abs (-3) :: Integer, signum (-2.5) :: Double, abs (-0.0) :: Double, negate 5 :: Int)
  print (even (3 :: Int), odd (3 :: Integer), even (0 :: Int), odd (-1 :: Int))
  print (subtract 3 10 :: Int, until (> 100) (* 2) (1 :: Int))
  print (product [1 .. 25 :: Integer], sum [1 .. 100 :: Int], sum [0.1, 0.2, 0.3 :: Double])
  print (2 ^ 200 `div` 3 ^ 50 :: Integer, (-(2 ^ 100)) `mod` 12345 :: Integer)
  print (compare 1 (2 :: Int), compare 2.0 (1.0 :: Double), max 3 (4 :: Int), min 'a' 'b', (0 / 0 :: Double) == 0 / 0)
  print (fromIntegral (2 ^ 64 + 5 :: Integer) :: Int, fromInteger (2 ^ 70) :: Double, fromIntegral (300 :: Int) :: Word)
  print (minBound :: Char, maxBound :: Char, (minBound, maxBound) :: (Bool, Ordering))

-- expected stdout:
-- | [3,-4,-4,-3,-3]
-- | [1,1,-1,-1,1]
-- | [(-4,1),(-3,-1)]
-- | [(-4,1),(-3,-1),(-338590370079,-2863034255)]
-- | (9223372036854775807,-9223372036854775808,-9223372036854775808)
-- | (18446744073709551615,18446744073709551615,18446744073709551614)
-- | [1,2,1024,18446744073709551616,1267650600228229401496703205376]
-- | (0.125,100.0,1.4142135623730951)
-- | (6,2,0,12,0,15)
-- | [0,2,2,0,-2,-2,3,-3]
-- | [2,-2,10000000000]
-- | ([2,-3,-3],[3,-2,4])
-- | ((3,0.75),(-3,-0.75))
-- | (100000000000000000000,-1499999999999999889089448902656)
-- | [1.0,0.1,1.0e7,1.23456789e7,5.0e-2,1.0e-4,1.23456789e8,5.0e-324,1.7976931348623157e308]
-- | [1.0,0.1,1.0e7,3.4028235e38,1.6777216e7,0.33333334]
-- | (Infinity,-Infinity,True,True,-0.0)
-- | (1.4142135623730951,2.718281828459045,3.141592653589793,3.1415927,0.8414709848078965,2.356194490192345)
-- | (10.0,1000000000000000)
-- | (3.5,1.5,0.1)
-- | ((6755399441055744,-52),1.5,0.5,4,12.0)
-- | (53,24,(-1021,1024),2)
-- | (3 % 4,0.1)
-- | [1,2,3,4,5]
-- | ([1,3,5,7,9],[10,8,6,4,2],[],[5])
-- | ([9223372036854775805,9223372036854775806,9223372036854775807],[9223372036854775802,9223372036854775804,9223372036854775806],[-9223372036854775805,-9223372036854775807])
-- | ([1.0,2.0,3.0,4.0,5.0,6.0],[0.0,0.1,0.2,0.30000000000000004,0.4,0.5,0.6000000000000001,0.7000000000000001,0.8,0.9,1.0],[1.0,0.5,0.0,-0.5,-1.0])
-- | ([10,11,12],[10,20,30],[3,1,-1,-3])
-- | ('b',9,"abcdef","acegik",[False,True],[LT,EQ,GT])
-- | (65,'a',3,1)
-- | (-1,3,-1.0,0.0,-5)
-- | (False,True,True,True)
-- | (7,128)
-- | (15511210043330985984000000,5050,0.6000000000000001)
-- | (2238393297946874000179418290327143433,7949)
-- | (LT,GT,4,'a',False)
-- | (5,1.1805916207174113e21,300)
-- | ('\NUL','\1114111',(False,GT))
