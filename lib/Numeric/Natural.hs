-- | Natural numbers: Integers of the reducer that are never negative.
module Numeric.Natural (Natural) where

import Data.Bits
import Data.Ix
import Inquest.Real (primRaiseArith)
import Text.Printf (PrintfArg(..), formatInteger)

data Natural

foreign import prim "integerAdd" addNatural :: Natural -> Natural -> Natural
foreign import prim "integerMul" mulNatural :: Natural -> Natural -> Natural
foreign import prim "integerQuot" quotNatural :: Natural -> Natural -> Natural
foreign import prim "integerRem" remNatural :: Natural -> Natural -> Natural
foreign import prim "integerEq" eqNatural :: Natural -> Natural -> Bool
foreign import prim "integerCompare" compareNatural :: Natural -> Natural -> Ordering
foreign import prim "integerShow" showNatural :: Natural -> String
foreign import prim "unsafeCoerce" naturalToInteger :: Natural -> Integer
foreign import prim "unsafeCoerce" unsafeToNatural :: Integer -> Natural

-- | Fails with an arithmetic underflow below 0.
integerToNatural :: Integer -> Natural
integerToNatural n = if n < 0 then primRaiseArith 1 else unsafeToNatural n


instance Eq Natural where
  (==) = eqNatural
instance Ord Natural where
  compare = compareNatural
instance Show Natural where
  showsPrec _ n r = showNatural n ++ r
instance Read Natural where
  readsPrec d s = [(unsafeToNatural n, t) | (n, t) <- readsPrec d s, n >= 0]
instance Num Natural where
  (+) = addNatural
  x - y = integerToNatural (naturalToInteger x - naturalToInteger y)
  (*) = mulNatural
  negate x = integerToNatural (negate (naturalToInteger x))
  abs x = x
  signum x = unsafeToNatural (signum (naturalToInteger x))
  fromInteger = integerToNatural
instance Enum Natural where
  succ x = x + 1
  pred x = if x == 0 then errorWithoutStackTrace "Enum.pred{Natural}: tried to take `pred' of 0" else x - 1
  toEnum n = if n < 0 then errorWithoutStackTrace "toEnum: unexpected negative Int" else integerToNatural (toInteger n)
  fromEnum x = fromEnum (naturalToInteger x)
  enumFrom x = map unsafeToNatural (enumFrom (naturalToInteger x))
  enumFromThen x y = if y >= x then map unsafeToNatural (enumFromThen (naturalToInteger x) (naturalToInteger y)) else enumFromThenTo x y 0
  enumFromTo x y = map unsafeToNatural (enumFromTo (naturalToInteger x) (naturalToInteger y))
  enumFromThenTo x y z = map unsafeToNatural (enumFromThenTo (naturalToInteger x) (naturalToInteger y) (naturalToInteger z))
instance Real Natural where
  toRational x = toRational (naturalToInteger x)
instance Integral Natural where
  quot = quotNatural
  rem = remNatural
  div = quotNatural
  mod = remNatural
  quotRem x y = (quotNatural x y, remNatural x y)
  divMod x y = (quotNatural x y, remNatural x y)
  toInteger = naturalToInteger
instance Ix Natural where
  range (l, u) = enumFromTo l u
  index b@(l, _) i = if inRange b i then fromEnum (i - l) else errorWithoutStackTrace "Error in array index"
  inRange (l, u) i = l <= i && i <= u
instance Bits Natural where
  x .&. y = unsafeToNatural (naturalToInteger x .&. naturalToInteger y)
  x .|. y = unsafeToNatural (naturalToInteger x .|. naturalToInteger y)
  xor x y = unsafeToNatural (xor (naturalToInteger x) (naturalToInteger y))
  complement _ = errorWithoutStackTrace "Bits.complement: Natural complement undefined"
  shift x i = unsafeToNatural (shift (naturalToInteger x) i)
  rotate x i = shift x i
  bit i = unsafeToNatural (bit i)
  clearBit x i = if testBit x i then complementBit x i else x
  zeroBits = unsafeToNatural 0
  testBit x i = testBit (naturalToInteger x) i
  bitSizeMaybe _ = Nothing
  isSigned _ = False
  popCount x = popCount (naturalToInteger x)
instance PrintfArg Natural where
  formatArg x = formatInteger (naturalToInteger x)
