module Main where
import Data.Bits
import Data.Ratio
powMod :: Integer -> Integer -> Integer -> Integer
powMod _ 0 m = 1 `mod` m
powMod b e m | even e = let h = powMod b (e `div` 2) m in h * h `mod` m
             | otherwise = b * powMod b (e - 1) m `mod` m
millerRabin :: Integer -> Bool
millerRabin n | n < 2 = False
              | n < 4 = True
              | even n = False
              | otherwise = all check [a | a <- [2,3,5,7,11,13,17,19,23,29,31,37], a < n]
  where (s, d) = decompose (n - 1) 0
        decompose m k | even m = decompose (m `div` 2) (k + 1) | otherwise = (k, m)
        check a = let x = powMod a d n in x == 1 || x == n - 1 || any (== n - 1) (take (fromIntegral s - 1) (tail (iterate (\y -> y * y `mod` n) x)))
egcd :: Integer -> Integer -> (Integer, Integer, Integer)
egcd a 0 = (a, 1, 0)
egcd a b = let (g, x, y) = egcd b (a `mod` b) in (g, y, x - (a `div` b) * y)
isqrt :: Integer -> Integer
isqrt n = go n where go x = let y = (x + n `div` x) `div` 2 in if y >= x then x else go y
fibMat :: Int -> Integer
fibMat n = let (a, _, _) = pow (1, 1, 0) n in (\(_, b, _) -> b) (pow (1, 1, 0) n)
  where mul (a, b, c) (d, e, f) = (a*d + b*e, a*e + b*f, b*e + c*f)
        pow _ 0 = (1, 0, 1)
        pow m k | even k = pow (mul m m) (k `div` 2)
                | otherwise = mul m (pow m (k - 1))
piDigits :: [Integer]
piDigits = go (1, 0, 1, 1, 3, 3) where
  go (q, r, t, k, n, l)
    | 4*q + r - t < n*t = n : go (10*q, 10*(r - n*t), t, k, (10*(3*q + r)) `div` t - 10*n, l)
    | otherwise = go (q*k, (2*q + r)*l, t*l, k + 1, (q*(7*k + 2) + r*l) `div` (t*l), l + 2)
harmonic :: Integer -> Rational
harmonic n = sum [1 % k | k <- [1 .. n]]
contFrac :: Rational -> [Integer]
contFrac r | denominator r == 1 = [numerator r]
           | otherwise = let f = floor r in f : contFrac (1 / (r - fromIntegral f))
main :: IO ()
main = do
  print (product [1 .. 50 :: Integer])
  print (powMod 3 1000 1000007, millerRabin 1000000007, millerRabin (2 ^ 61 - 1), millerRabin (2^67 - 1), filter millerRabin [100 .. 130])
  print (egcd 240 46, isqrt (10 ^ 40), fibMat 200)
  putStrLn (concatMap show (take 40 piDigits))
  print (harmonic 10, contFrac (649 % 200), fromRational (harmonic 20) :: Double, truncate (harmonic 15 * 1000) :: Integer)
  print ((-17) `div` 5 :: Integer, (-17) `quot` 5 :: Integer, (-17) `mod` 5 :: Integer, (-17) `rem` 5 :: Integer, gcd (2 ^ 100) (6 ^ 50) :: Integer)
  print (shiftL 1 100 :: Integer, popCount (2 ^ 100 - 1 :: Integer), testBit (2 ^ 70 :: Integer) 70, (2 ^ 70 .&. (2 ^ 70 + 5)) :: Integer, xor 5 (-3) :: Integer, complement 5 :: Integer)
  print (read "-123456789012345678901234567890" :: Integer, fromIntegral (2 ^ 100 :: Integer) :: Double, round (1e20 :: Double) :: Integer, floor (-0.5) :: Integer)
  print (compare (2 ^ 65) (3 ^ 41), even (10 ^ 30), signum (-10 ^ 20), abs (-10 ^ 20), toInteger (maxBound :: Int) + 1, (10 ^ 18 + 1) * (10 ^ 18 - 1))
  print (divMod (10 ^ 30) (-7), quotRem (-(10 ^ 30)) 7, 7 ^ 77 `mod` 1000, sum (map (\c -> read [c]) (show (2 ^ 1000))) :: Int)
-- expected stdout:
-- | 30414093201713378043612608166064768844377641568960512000000000000
-- | (297623,True,True,False,[101,103,107,109,113,127])
-- | ((2,-9,47),100000000000000000000,280571172992510140037611932413038677189525)
-- | 3141592653589793238462643383279502884197
-- | (7381 % 2520,[3,4,12,4],3.597739657143682,3318)
-- | (-4,-3,3,-2,1125899906842624)
-- | (1267650600228229401496703205376,100,True,1180591620717411303424,-8,-6)
-- | (-123456789012345678901234567890,1.2676506002282294e30,100000000000000000000,-1)
-- | (GT,True,-1,100000000000000000000,9223372036854775808,999999999999999999999999999999999999)
-- | ((-142857142857142857142857142858,-6),(-142857142857142857142857142857,-1),207,1366)
