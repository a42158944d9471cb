-- | Double and Float, and the classes that only such types have.
module Inquest.Float where

import Inquest.Builtin
import Inquest.Classes
import Inquest.Num
import Inquest.List
import Inquest.Enum
import Inquest.Real

infixr 8 **

class Fractional a => Floating a where
  pi :: a
  exp, log, sqrt :: a -> a
  (**), logBase :: a -> a -> a
  sin, cos, tan, asin, acos, atan :: a -> a
  sinh, cosh, tanh, asinh, acosh, atanh :: a -> a
  log1p, expm1, log1pexp, log1mexp :: a -> a
  x ** y = exp (log x * y)
  logBase x y = log y / log x
  sqrt x = x ** 0.5
  tan x = sin x / cos x
  tanh x = sinh x / cosh x
  log1p x = log (1 + x)
  expm1 x = exp x - 1
  log1pexp x = log1p (exp x)
  log1mexp x = log1p (negate (exp x))

class (RealFrac a, Floating a) => RealFloat a where
  floatRadix :: a -> Integer
  floatDigits :: a -> Int
  floatRange :: a -> (Int, Int)
  decodeFloat :: a -> (Integer, Int)
  encodeFloat :: Integer -> Int -> a
  exponent :: a -> Int
  significand :: a -> a
  scaleFloat :: Int -> a -> a
  isNaN, isInfinite, isDenormalized, isNegativeZero, isIEEE :: a -> Bool
  atan2 :: a -> a -> a
  exponent x = case decodeFloat x of (m, n) -> if m == 0 then 0 else n + floatDigits x
  significand x = case decodeFloat x of (m, _) -> encodeFloat m (negate (floatDigits x))
  scaleFloat 0 x = x
  scaleFloat k x
    | x == 0 || isNaN x || isInfinite x = x
    | otherwise = case decodeFloat x of (m, n) -> encodeFloat m (n + clampScale x k)
  atan2 y x
    | x > 0 = atan (y / x)
    | x == 0 && y > 0 = pi / 2
    | x < 0 && y > 0 = pi + atan (y / x)
    | (x <= 0 && y < 0) || (x < 0 && isNegativeZero y) || (isNegativeZero x && isNegativeZero y) = negate (atan2 (negate y) x)
    | y == 0 && (x < 0 || isNegativeZero x) = pi
    | x == 0 && y == 0 = y
    | otherwise = x + y

-- | Scaling further than this gives zero or infinity anyway.
clampScale :: RealFloat a => a -> Int -> Int
clampScale x k = max (negate b) (min b k)
  where
    b = h - l + 4 * floatDigits x
    (l, h) = floatRange x

-- | m * 2^e
fractionToRational :: Integer -> Int -> Rational
fractionToRational m e = if e >= 0 then (m * 2 ^ e) :% 1 else m % (2 ^ negate e)

-- ---------------------------------------------------------------------------------------- Double

foreign import prim "doubleDiv" primDoubleDiv :: Double -> Double -> Double
foreign import prim "doubleExp" primDoubleExp :: Double -> Double
foreign import prim "doubleLog" primDoubleLog :: Double -> Double
foreign import prim "doubleSqrt" primDoubleSqrt :: Double -> Double
foreign import prim "doubleSin" primDoubleSin :: Double -> Double
foreign import prim "doubleCos" primDoubleCos :: Double -> Double
foreign import prim "doubleTan" primDoubleTan :: Double -> Double
foreign import prim "doubleAsin" primDoubleAsin :: Double -> Double
foreign import prim "doubleAcos" primDoubleAcos :: Double -> Double
foreign import prim "doubleAtan" primDoubleAtan :: Double -> Double
foreign import prim "doubleSinh" primDoubleSinh :: Double -> Double
foreign import prim "doubleCosh" primDoubleCosh :: Double -> Double
foreign import prim "doubleTanh" primDoubleTanh :: Double -> Double
foreign import prim "doubleAsinh" primDoubleAsinh :: Double -> Double
foreign import prim "doubleAcosh" primDoubleAcosh :: Double -> Double
foreign import prim "doubleAtanh" primDoubleAtanh :: Double -> Double
foreign import prim "doubleLog1p" primDoubleLog1p :: Double -> Double
foreign import prim "doubleExpm1" primDoubleExpm1 :: Double -> Double
foreign import prim "doublePow" primDoublePow :: Double -> Double -> Double
foreign import prim "doubleAtan2" primDoubleAtan2 :: Double -> Double -> Double
foreign import prim "doubleTruncate" primDoubleTruncate :: Double -> Integer
foreign import prim "doubleFloor" primDoubleFloor :: Double -> Integer
foreign import prim "doubleCeiling" primDoubleCeiling :: Double -> Integer
foreign import prim "doubleRound" primDoubleRound :: Double -> Integer
foreign import prim "doubleDecodeMantissa" primDoubleDecodeMantissa :: Double -> Integer
foreign import prim "doubleTruncateInt" primDoubleTruncateInt :: Double -> Int
foreign import prim "doubleDecodeExponent" primDoubleDecodeExponent :: Double -> Int
foreign import prim "doubleIsNaN" primDoubleIsNaN :: Double -> Bool
foreign import prim "doubleIsInfinite" primDoubleIsInfinite :: Double -> Bool
foreign import prim "doubleIsDenormalized" primDoubleIsDenormalized :: Double -> Bool
foreign import prim "doubleIsNegativeZero" primDoubleIsNegativeZero :: Double -> Bool
foreign import prim "integerEncodeDouble" primIntegerEncodeDouble :: Integer -> Int -> Double
foreign import prim "integerRatioToDouble" primIntegerRatioToDouble :: Integer -> Integer -> Double
foreign import prim "intToDouble" primIntToDouble :: Int -> Double

instance Real Double where
  toRational x = fractionToRational (primDoubleDecodeMantissa x) (primDoubleDecodeExponent x)

instance Fractional Double where
  (/) = primDoubleDiv
  recip x = primDoubleDiv 1 x
  fromRational (n :% d) = primIntegerRatioToDouble n d

instance RealFrac Double where
  -- What is no number, or infinite, has no fraction, as in ghc.
  properFraction x = (fromInteger n, if isInfinite x || isNaN x then 0 else primDoubleSub x (primIntegerToDouble n))
    where n = primDoubleTruncate x
  truncate x = fromInteger (primDoubleTruncate x)
  round x = fromInteger (primDoubleRound x)
  ceiling x = fromInteger (primDoubleCeiling x)
  floor x = fromInteger (primDoubleFloor x)

instance Floating Double where
  pi = 3.141592653589793
  exp = primDoubleExp
  log = primDoubleLog
  sqrt = primDoubleSqrt
  (**) = primDoublePow
  logBase x y = primDoubleDiv (primDoubleLog y) (primDoubleLog x)
  sin = primDoubleSin
  cos = primDoubleCos
  tan = primDoubleTan
  asin = primDoubleAsin
  acos = primDoubleAcos
  atan = primDoubleAtan
  sinh = primDoubleSinh
  cosh = primDoubleCosh
  tanh = primDoubleTanh
  asinh = primDoubleAsinh
  acosh = primDoubleAcosh
  atanh = primDoubleAtanh
  log1p = primDoubleLog1p
  expm1 = primDoubleExpm1
  log1mexp x = if x > negate (log 2) then log (negate (expm1 x)) else log1p (negate (exp x))
  log1pexp x
    | x <= 18 = log1p (exp x)
    | x <= 100 = x + exp (negate x)
    | otherwise = x

instance RealFloat Double where
  floatRadix _ = 2
  floatDigits _ = 53
  floatRange _ = (-1021, 1024)
  decodeFloat x = (primDoubleDecodeMantissa x, primDoubleDecodeExponent x)
  encodeFloat = primIntegerEncodeDouble
  isNaN = primDoubleIsNaN
  isInfinite = primDoubleIsInfinite
  isDenormalized = primDoubleIsDenormalized
  isNegativeZero = primDoubleIsNegativeZero
  isIEEE _ = True

instance Enum Double where
  succ x = primDoubleAdd x 1
  pred x = primDoubleSub x 1
  toEnum = primIntToDouble
  fromEnum = primDoubleTruncateInt
  enumFrom = numericEnumFrom
  enumFromThen = numericEnumFromThen
  enumFromTo = numericEnumFromTo
  enumFromThenTo = numericEnumFromThenTo

-- ---------------------------------------------------------------------------------------- Float

foreign import prim "floatDiv" primFloatDiv :: Float -> Float -> Float
foreign import prim "floatExp" primFloatExp :: Float -> Float
foreign import prim "floatLog" primFloatLog :: Float -> Float
foreign import prim "floatSqrt" primFloatSqrt :: Float -> Float
foreign import prim "floatSin" primFloatSin :: Float -> Float
foreign import prim "floatCos" primFloatCos :: Float -> Float
foreign import prim "floatTan" primFloatTan :: Float -> Float
foreign import prim "floatAsin" primFloatAsin :: Float -> Float
foreign import prim "floatAcos" primFloatAcos :: Float -> Float
foreign import prim "floatAtan" primFloatAtan :: Float -> Float
foreign import prim "floatSinh" primFloatSinh :: Float -> Float
foreign import prim "floatCosh" primFloatCosh :: Float -> Float
foreign import prim "floatTanh" primFloatTanh :: Float -> Float
foreign import prim "floatAsinh" primFloatAsinh :: Float -> Float
foreign import prim "floatAcosh" primFloatAcosh :: Float -> Float
foreign import prim "floatAtanh" primFloatAtanh :: Float -> Float
foreign import prim "floatLog1p" primFloatLog1p :: Float -> Float
foreign import prim "floatExpm1" primFloatExpm1 :: Float -> Float
foreign import prim "floatPow" primFloatPow :: Float -> Float -> Float
foreign import prim "floatAtan2" primFloatAtan2 :: Float -> Float -> Float
foreign import prim "floatTruncate" primFloatTruncate :: Float -> Integer
foreign import prim "floatFloor" primFloatFloor :: Float -> Integer
foreign import prim "floatCeiling" primFloatCeiling :: Float -> Integer
foreign import prim "floatRound" primFloatRound :: Float -> Integer
foreign import prim "floatDecodeMantissa" primFloatDecodeMantissa :: Float -> Integer
foreign import prim "floatTruncateInt" primFloatTruncateInt :: Float -> Int
foreign import prim "floatDecodeExponent" primFloatDecodeExponent :: Float -> Int
foreign import prim "floatIsNaN" primFloatIsNaN :: Float -> Bool
foreign import prim "floatIsInfinite" primFloatIsInfinite :: Float -> Bool
foreign import prim "floatIsDenormalized" primFloatIsDenormalized :: Float -> Bool
foreign import prim "floatIsNegativeZero" primFloatIsNegativeZero :: Float -> Bool
foreign import prim "integerEncodeFloat" primIntegerEncodeFloat :: Integer -> Int -> Float
foreign import prim "integerRatioToFloat" primIntegerRatioToFloat :: Integer -> Integer -> Float
foreign import prim "intToFloat" primIntToFloat :: Int -> Float

instance Real Float where
  toRational x = fractionToRational (primFloatDecodeMantissa x) (primFloatDecodeExponent x)

instance Fractional Float where
  (/) = primFloatDiv
  recip x = primFloatDiv 1 x
  fromRational (n :% d) = primIntegerRatioToFloat n d

instance RealFrac Float where
  properFraction x = (fromInteger n, if isInfinite x || isNaN x then 0 else primFloatSub x (primIntegerToFloat n))
    where n = primFloatTruncate x
  truncate x = fromInteger (primFloatTruncate x)
  round x = fromInteger (primFloatRound x)
  ceiling x = fromInteger (primFloatCeiling x)
  floor x = fromInteger (primFloatFloor x)

instance Floating Float where
  pi = 3.141592653589793
  exp = primFloatExp
  log = primFloatLog
  sqrt = primFloatSqrt
  (**) = primFloatPow
  logBase x y = primFloatDiv (primFloatLog y) (primFloatLog x)
  sin = primFloatSin
  cos = primFloatCos
  tan = primFloatTan
  asin = primFloatAsin
  acos = primFloatAcos
  atan = primFloatAtan
  sinh = primFloatSinh
  cosh = primFloatCosh
  tanh = primFloatTanh
  asinh = primFloatAsinh
  acosh = primFloatAcosh
  atanh = primFloatAtanh
  log1p = primFloatLog1p
  expm1 = primFloatExpm1
  log1mexp x = if x > negate (log 2) then log (negate (expm1 x)) else log1p (negate (exp x))
  log1pexp x
    | x <= 18 = log1p (exp x)
    | x <= 100 = x + exp (negate x)
    | otherwise = x

instance RealFloat Float where
  floatRadix _ = 2
  floatDigits _ = 24
  floatRange _ = (-125, 128)
  decodeFloat x = (primFloatDecodeMantissa x, primFloatDecodeExponent x)
  encodeFloat = primIntegerEncodeFloat
  isNaN = primFloatIsNaN
  isInfinite = primFloatIsInfinite
  isDenormalized = primFloatIsDenormalized
  isNegativeZero = primFloatIsNegativeZero
  isIEEE _ = True

instance Enum Float where
  succ x = primFloatAdd x 1
  pred x = primFloatSub x 1
  toEnum = primIntToFloat
  fromEnum = primFloatTruncateInt
  enumFrom = numericEnumFrom
  enumFromThen = numericEnumFromThen
  enumFromTo = numericEnumFromTo
  enumFromThenTo = numericEnumFromThenTo
