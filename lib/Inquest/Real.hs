-- | Ratio, Real, Integral, Fractional, RealFrac and what is made of them. No fractional literal here.
module Inquest.Real where

import Inquest.Builtin
import Inquest.Classes
import Inquest.Num
import Inquest.List
import Inquest.Enum

infixr 8 ^, ^^
infixl 7 /, `quot`, `rem`, `div`, `mod`
infixl 7 %
infixl 7 :%

foreign import prim "intQuot" primIntQuot :: Int -> Int -> Int
foreign import prim "intRem" primIntRem :: Int -> Int -> Int
foreign import prim "intDiv" primIntDiv :: Int -> Int -> Int
foreign import prim "intMod" primIntMod :: Int -> Int -> Int
foreign import prim "wordQuot" primWordQuot :: Word -> Word -> Word
foreign import prim "wordRem" primWordRem :: Word -> Word -> Word
foreign import prim "integerQuot" primIntegerQuot :: Integer -> Integer -> Integer
foreign import prim "integerRem" primIntegerRem :: Integer -> Integer -> Integer
foreign import prim "integerDiv" primIntegerDiv :: Integer -> Integer -> Integer
foreign import prim "integerMod" primIntegerMod :: Integer -> Integer -> Integer
foreign import prim "integerGcd" primIntegerGcd :: Integer -> Integer -> Integer
foreign import prim "integerTestBit" primIntegerTestBit :: Integer -> Int -> Bool
foreign import prim "integerShiftR" primIntegerShiftR :: Integer -> Int -> Integer

-- | In lowest terms, the denominator positive.
data Ratio a = !a :% !a

type Rational = Ratio Integer

class (Num a, Ord a) => Real a where
  toRational :: a -> Rational

class (Real a, Enum a) => Integral a where
  quot, rem, div, mod :: a -> a -> a
  quotRem, divMod :: a -> a -> (a, a)
  toInteger :: a -> Integer
  quot x y = fst (quotRem x y)
  rem x y = snd (quotRem x y)
  div x y = fst (divMod x y)
  mod x y = snd (divMod x y)
  divMod x y = if signum r == negate (signum y) then (q - 1, r + y) else qr
    where qr@(q, r) = quotRem x y

class Num a => Fractional a where
  (/) :: a -> a -> a
  recip :: a -> a
  fromRational :: Rational -> a
  x / y = x * recip y
  recip x = 1 / x

class (Real a, Fractional a) => RealFrac a where
  properFraction :: Integral b => a -> (b, a)
  truncate, round, ceiling, floor :: Integral b => a -> b
  truncate x = fst (properFraction x)
  round x = roundParts (properFraction x)
  ceiling x = case properFraction x of (n, r) -> if r > 0 then n + 1 else n
  floor x = case properFraction x of (n, r) -> if r < 0 then n - 1 else n

-- | To the nearest, a half to the even neighbour.
roundParts :: (RealFrac a, Integral b) => (b, a) -> b
roundParts (n, r) = case compare (abs r) (fromRational (1 :% 2)) of
  LT -> n
  EQ -> if even n then n else away
  GT -> away
  where away = if r < 0 then n - 1 else n + 1

-- ------------------------------------------------------------------------------- whole numbers

instance Real Int where
  toRational x = primIntToInteger x :% 1

instance Integral Int where
  quot = primIntQuot
  rem = primIntRem
  div = primIntDiv
  mod = primIntMod
  quotRem x y = if overflows x y then (primIntQuot x y, 0) else pairOf (primIntQuot x y) (primIntRem x y)
  divMod x y = if overflows x y then (primIntDiv x y, 0) else pairOf (primIntDiv x y) (primIntMod x y)
  toInteger = primIntToInteger

instance Real Word where
  toRational x = primWordToInteger x :% 1

instance Integral Word where
  quot = primWordQuot
  rem = primWordRem
  div = primWordQuot
  mod = primWordRem
  quotRem x y = pairOf (primWordQuot x y) (primWordRem x y)
  divMod x y = pairOf (primWordQuot x y) (primWordRem x y)
  toInteger = primWordToInteger

instance Real Integer where
  toRational x = x :% 1

instance Integral Integer where
  quot = primIntegerQuot
  rem = primIntegerRem
  div = primIntegerDiv
  mod = primIntegerMod
  quotRem x y = pairOf (primIntegerQuot x y) (primIntegerRem x y)
  divMod x y = pairOf (primIntegerDiv x y) (primIntegerMod x y)
  toInteger x = x

-- | Both evaluated: division by zero fails when the pair is asked for.
-- | Only the quotient of these does, and only where it is needed.
overflows :: Int -> Int -> Bool
overflows x y = y == negate 1 && x == minBound

pairOf :: a -> a -> (a, a)
pairOf !q !r = (q, r)

fromIntegral :: (Integral a, Num b) => a -> b
fromIntegral x = fromInteger (toInteger x)

realToFrac :: (Real a, Fractional b) => a -> b
realToFrac x = fromRational (toRational x)

even, odd :: Integral a => a -> Bool
even n = not (primIntegerTestBit (toInteger n) 0)
odd n = primIntegerTestBit (toInteger n) 0

-- | What the pattern n + k binds n to.
matchNPlusK :: Integral a => a -> a -> [a]
matchNPlusK k x = if x >= k then [x - k] else []

gcd :: Integral a => a -> a -> a
gcd x y = fromInteger (primIntegerGcd (toInteger x) (toInteger y))

lcm :: Integral a => a -> a -> a
lcm x y = if x == 0 || y == 0 then 0 else abs ((x `quot` gcd x y) * y)

-- | By repeated squaring. The exponent is counted as an Integer: that needs no dictionary.
(^) :: (Num a, Integral b) => a -> b -> a
x ^ n = powerInteger x (toInteger n)

powerInteger :: Num a => a -> Integer -> a
powerInteger x n
  | primIntegerLt n 0 = errorWithoutStackTrace "Negative exponent"
  | primIntegerEq n 0 = 1
  | otherwise = powerPositive x n

powerPositive :: Num a => a -> Integer -> a
powerPositive x n
  | primIntegerTestBit n 0 = if primIntegerEq n 1 then x else powerTimes (x * x) (primIntegerShiftR n 1) x
  | otherwise = powerPositive (x * x) (primIntegerShiftR n 1)

-- | x ^ n * z
powerTimes :: Num a => a -> Integer -> a -> a
powerTimes x n z
  | primIntegerTestBit n 0 =
      if primIntegerEq n 1 then x * z else powerTimes (x * x) (primIntegerShiftR n 1) (x * z)
  | otherwise = powerTimes (x * x) (primIntegerShiftR n 1) z

(^^) :: (Fractional a, Integral b) => a -> b -> a
x ^^ n = if primIntegerGe m 0 then powerInteger x m else recip (powerInteger x (primIntegerNegate m))
  where m = toInteger n

-- --------------------------------------------------------------------------------------- Ratio

(%) :: Integral a => a -> a -> Ratio a
x % y = reduce (x * signum y) (abs y)

reduce :: Integral a => a -> a -> Ratio a
reduce x y = if y == 0 then ratioZeroDenominator else (x `quot` d) :% (y `quot` d)
  where d = gcd x y

foreign import prim "raiseArith" primRaiseArith :: Int -> a

ratioZeroDenominator :: a
ratioZeroDenominator = primRaiseArith 5

numerator, denominator :: Ratio a -> a
numerator (x :% _) = x
denominator (_ :% y) = y

instance Eq a => Eq (Ratio a) where
  (x :% y) == (x' :% y') = x == x' && y == y'

instance Integral a => Ord (Ratio a) where
  compare (x :% y) (x' :% y') = compare (x * y') (x' * y)
  (x :% y) <= (x' :% y') = x * y' <= x' * y
  (x :% y) < (x' :% y') = x * y' < x' * y

instance Integral a => Num (Ratio a) where
  (x :% y) + (x' :% y') = reduce (x * y' + x' * y) (y * y')
  (x :% y) - (x' :% y') = reduce (x * y' - x' * y) (y * y')
  (x :% y) * (x' :% y') = reduce (x * x') (y * y')
  negate (x :% y) = negate x :% y
  abs (x :% y) = abs x :% y
  signum (x :% _) = signum x :% 1
  fromInteger x = fromInteger x :% 1

instance Integral a => Fractional (Ratio a) where
  (x :% y) / (x' :% y') = (x * y') % (y * x')
  recip (x :% y)
    | x == 0 = ratioZeroDenominator
    | x < 0 = negate y :% negate x
    | otherwise = y :% x
  fromRational (x :% y) = fromInteger x % fromInteger y

instance Integral a => Real (Ratio a) where
  toRational (x :% y) = toInteger x :% toInteger y

instance Integral a => RealFrac (Ratio a) where
  properFraction (x :% y) = (fromInteger (toInteger q), r :% y)
    where (q, r) = quotRem x y

instance Integral a => Enum (Ratio a) where
  succ x = x + 1
  pred x = x - 1
  toEnum n = fromIntegral n :% 1
  fromEnum x = fromInteger (truncate x)
  enumFrom = numericEnumFrom
  enumFromThen = numericEnumFromThen
  enumFromTo = numericEnumFromTo
  enumFromThenTo = numericEnumFromThenTo

-- ------------------------------------------------------- enumerations of fractional numbers

-- Each element is computed from the first, so that errors do not add up.
numericEnumFrom :: Fractional a => a -> [a]
numericEnumFrom x = numericSteps x 1 0

numericEnumFromThen :: Fractional a => a -> a -> [a]
numericEnumFromThen x y = numericSteps x (y - x) 0

numericSteps :: Fractional a => a -> a -> a -> [a]
numericSteps x d !k = v `seq` (v : numericSteps x d (k + 1))
  where v = x + k * d

numericEnumFromTo :: (Ord a, Fractional a) => a -> a -> [a]
numericEnumFromTo x y = takeWhile (<= y + 1 / 2) (numericEnumFrom x)

numericEnumFromThenTo :: (Ord a, Fractional a) => a -> a -> a -> [a]
numericEnumFromThenTo x y z = takeWhile within (numericEnumFromThen x y)
  where
    middle = (y - x) / 2
    within v = if y >= x then v <= z + middle else v >= z + middle
