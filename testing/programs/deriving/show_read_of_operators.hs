-- exit: 1
module Main where
import qualified Data.Map as M
import qualified Data.Set as S
import Data.Ratio
import Data.Array
infixr 5 :+:
infixl 6 `Plus`
infix 4 :=
data E = Int :+: E | End | E `Plus` E | Neg { unNeg :: Int } | Maybe Int := Double deriving (Show, Eq, Ord, Read)
data Op = (:*) { left :: Int, (<+>) :: Int } | Op :/ Op deriving (Show, Eq, Ord)
newtype W a = W { unW :: a } deriving (Show, Read, Eq, Ord)
data P a b = P a b deriving (Show, Read, Eq, Ord)
data U = U deriving (Show, Read, Eq, Ord, Enum, Bounded)
main :: IO ()
main = do
  print (1 :+: (-2) :+: End)
  print (Neg (-3) `Plus` Neg { unNeg = 4 } `Plus` End)
  print (Just (-2) := (-1.5), [Just (Neg 1)])
  print ((:*) 1 2, (1 :* 2) :/ (3 :* (-4)))
  print (W (Just (-1)), P (-1) (W 'x'), P 'a' (Left (-3) :: Either Int Int))
  print (M.fromList [(1, "a"), (2, "b")], S.fromList "hello", Just (M.fromList [(1, -1)]))
  print (3 % 4 :: Rational, Just (-3 % 4 :: Rational), listArray (0, 2) [1.5, -2, 3])
  print (showsPrec 11 (-5) "", show (Just (Just Nothing :: Maybe (Maybe Int))), show "q\"\\\n\t\1234\&5\SOH\DEL", 'a', '\'', "\200\&1")
  print (read "1 :+: -2 :+: End" :: E)
  print ((read "W {unW = 3}" :: W Int), (read " ( P  (-1) \"s\" ) " :: P Int String), [minBound .. maxBound :: U])
  print (reads "5 rest" :: [(Int, String)], reads "nope" :: [(Int, String)], read "[1, 2,3 ]" :: [Int], read "(1,True,'c',\"s\",2.5e3)" :: (Int, Bool, Char, String, Double))
  print (compare (P 1 2) (P 1 3), max (1 :+: End) End, [LT ..], U < U)
  print (1e10, 1.0e-4, 0.1 + 0.2, 5.0e-324, 1 / 3 :: Float, 123456.789e3, fromIntegral (2 ^ 62) :: Double, 12345678.9 :: Float)
  print (show 1.0, 0.1 :: Float, 100000.0, 1234567.0, 9999999.0, 0.1e7 :: Double, -0.0)
  print (toRational 0.75, fromRational (7 % 2), truncate 1e10 :: Int, properFraction (-3.75) :: (Int, Double))
  print (divMod (-7) 2, quotRem (-7) 2, (-7) `mod` (-2), gcd 12 18, lcm 4 6, 2 ^ 64 `div` 3, (-2) ^ 3)
  print (minBound :: Int, maxBound :: Int, (maxBound :: Int) + 1, fromIntegral (2 ^ 65 + 3) :: Int)
  print ([1, 3 .. 10], [10, 8 .. 1], [1.0 .. 3.5], take 3 ['a' ..], [5 .. 1], ['a', 'c' .. 'i'])
  print (words " a  b\tc\n", lines "x\n\ny", unwords ["p", "q"], unlines ["r", "s"])
  print (factorial 30, sum (map fromIntegral [1 :: Int .. 10]) :: Integer, until (> 1000) (* 2) 1)
  where factorial n = product [1 .. n]
-- expected stdout:
-- | 1 :+: (-2 :+: End)
-- | (Neg {unNeg = -3} `Plus` Neg {unNeg = 4}) `Plus` End
-- | (Just (-2) := -1.5,[Just (Neg {unNeg = 1})])
-- | ((:*) {left = 1, (<+>) = 2},(:*) {left = 1, (<+>) = 2} :/ (:*) {left = 3, (<+>) = -4})
-- | (W {unW = Just (-1)},P (-1) (W {unW = 'x'}),P 'a' (Left (-3)))
-- | (fromList [(1,"a"),(2,"b")],fromList "ehlo",Just (fromList [(1,-1)]))
-- | (3 % 4,Just ((-3) % 4),array (0,2) [(0,1.5),(1,-2.0),(2,3.0)])
-- | ("(-5)","Just (Just Nothing)","\"q\\\"\\\\\\n\\t\\1234\\&5\\SOH\\DEL\"",'a','\'',"\200\&1")
