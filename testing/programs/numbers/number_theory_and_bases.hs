module Main where
import Data.List
import Data.Bits
import Data.Maybe
import qualified Data.Map as M
import Numeric
import Data.Ratio
import Control.Monad
import Text.Printf

powMod :: Integer -> Integer -> Integer -> Integer
powMod b e m = go (b `mod` m) e 1
  where go _ 0 r = r
        go x k r | testBit k 0 = go x2 k2 (r * x `mod` m)
                 | otherwise = go x2 k2 r
          where x2 = x * x `mod` m
                k2 = k `shiftR` 1

millerRabin :: Integer -> Bool
millerRabin n
  | n < 2 = False
  | n `elem` small = True
  | any ((== 0) . (n `mod`)) small = False
  | otherwise = all (not . composite) small
  where
    small = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]
    (s, d) = split 0 (n - 1)
    split k m | even m = split (k + 1) (m `quot` 2)
              | otherwise = (k :: Int, m)
    composite a = let x = powMod a d n in x /= 1 && x /= n - 1 && notElem (n - 1) (take (s - 1) (tail (iterate (\y -> y * y `mod` n) x)))

egcd :: Integral a => a -> a -> (a, a, a)
egcd a 0 = (a, 1, 0)
egcd a b = let (q, r) = a `quotRem` b; (g, x, y) = egcd b r in (g, y, x - q * y)

crt :: [(Integer, Integer)] -> Maybe (Integer, Integer)
crt = foldM step (0, 1)
  where step (r1, m1) (r2, m2)
          | (r2 - r1) `mod` g /= 0 = Nothing
          | otherwise = Just ((r1 + m1 * ((r2 - r1) `div` g * p `mod` (m2 `div` g))) `mod` l, l)
          where (g, p, _) = egcd m1 m2
                l = lcm m1 m2

factor :: Integer -> [(Integer, Int)]
factor = map (\g -> (head g, length g)) . group . go 2
  where go p n | n == 1 = []
               | p * p > n = [n]
               | n `mod` p == 0 = p : go p (n `div` p)
               | otherwise = go (if p == 2 then 3 else p + 2) n

totient :: Integer -> Integer
totient n = product [ p ^ (k - 1) * (p - 1) | (p, k) <- factor n ]

cf :: Rational -> [Integer]
cf x = i : if f == 0 then [] else cf (1 / f) where (i, f) = properFraction x
convergents :: [Integer] -> [Rational]
convergents as = zipWith (%) (go 1 (head as) (tail as)) (go 0 1 (tail as))
  where go a b [] = [b]
        go a b (c:cs) = b : go b (c * b + a) cs

sqrtCF :: Integer -> [Integer]
sqrtCF n = a0 : go 0 1 a0
  where a0 = isqrt n
        go m d a = let m' = d * a - m; d' = (n - m' * m') `div` d; a' = (a0 + m') `div` d' in a' : go m' d' a'
isqrt :: Integer -> Integer
isqrt 0 = 0
isqrt n = go n where go x = let y = (x + n `div` x) `div` 2 in if y >= x then x else go y

base :: Integer -> Integer -> String
base b n = showIntAtBase b (\d -> toEnum (d + if d < 10 then 48 else 87)) n ""

main :: IO ()
main = do
  print (filter millerRabin [1 .. 60])
  print (map millerRabin [2 ^ 61 - 1, 2 ^ 67 - 1, 3215031751, 10 ^ 18 + 9])
  print (egcd 240 46, crt [(2, 3), (3, 5), (2, 7)], crt [(1, 4), (2, 6)])
  forM_ [360, 9699690, 2 ^ 32 - 1, 600851475143] $ \n -> printf "%d = %s, totient %d\n" n (intercalate " * " [ if k == 1 then show p else show p ++ "^" ++ show k | (p, k) <- factor n ]) (totient n)
  print (cf (415 % 93), take 6 (convergents (take 10 (sqrtCF 2))), take 8 (sqrtCF 23))
  print (isqrt (10 ^ 40), base 2 1000, base 16 (2 ^ 64), base 36 123456789)
  print (foldl' (\m n -> M.insertWith (++) (popCount n) [n] m) M.empty [0 .. 15 :: Int])
  print (product [1 .. 25 :: Integer], length (show (2 ^ 1000 :: Integer)), (-7) `shiftR` 1 :: Integer, complement 0 :: Integer, (2 ^ 70 .&. (2 ^ 70 + 5)) :: Integer)
  print (fromIntegral (2 ^ 40 + 7 :: Integer) :: Int, fromInteger (2 ^ 65) :: Int, toInteger (minBound :: Int) - 1, gcd (2 ^ 80) (6 ^ 40) :: Integer)
  printf "%08.3f|%-8s|%+5d|%x|%o|%e|%s\n" (3.14159 :: Double) "ab" (42 :: Int) (255 :: Int) (8 :: Int) (1234.5 :: Double) (show [1, 2])
-- expected stdout:
-- | [2,3,5,7,11,13,17,19,23,29,31,37,41,43,47,53,59]
-- | [True,False,False,True]
-- | ((2,-9,47),Just (23,105),Nothing)
-- | 360 = 2^3 * 3^2 * 5, totient 96
-- | 9699690 = 2 * 3 * 5 * 7 * 11 * 13 * 17 * 19, totient 1658880
-- | 4294967295 = 3 * 5 * 17 * 257 * 65537, totient 2147483648
-- | 600851475143 = 71 * 839 * 1471 * 6857, totient 591194251200
-- | ([4,2,6,7],[1 % 1,3 % 2,7 % 5,17 % 12,41 % 29,99 % 70],[4,1,3,1,8,1,3,1])
-- | (100000000000000000000,"1111101000","10000000000000000","21i3v9")
-- | fromList [(0,[0]),(1,[8,4,2,1]),(2,[12,10,9,6,5,3]),(3,[14,13,11,7]),(4,[15])]
-- | (15511210043330985984000000,302,-4,-1,1180591620717411303424)
-- | (1099511627783,0,-9223372036854775809,1099511627776)
-- | 0003.142|ab      |  +42|ff|10|1.2345e3|[1,2]
