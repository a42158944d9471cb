-- | Integers of fixed size. They are the reducer's own Ints, kept within their bits.
module Data.Int (Int, Int8, Int16, Int32, Int64) where

import Data.Bits
import Data.Ix
import Data.Word
import Inquest.Real (primRaiseArith)

-- | Shifting by a negative amount is an error.
shiftAmount :: Int -> Int
shiftAmount i = if i < 0 then primRaiseArith 0 else i

-- ---------------------------------------------------------------------------------------- Int8

-- | A machine integer; the reducer sees an Int.
data Int8

foreign import prim "intAdd" addInt8 :: Int8 -> Int8 -> Int8
foreign import prim "intSub" subInt8 :: Int8 -> Int8 -> Int8
foreign import prim "intMul" mulInt8 :: Int8 -> Int8 -> Int8
foreign import prim "intNegate" negateInt8 :: Int8 -> Int8
foreign import prim "intAbs" absInt8 :: Int8 -> Int8
foreign import prim "intSignum" signumInt8 :: Int8 -> Int8
foreign import prim "intQuot" quotInt8 :: Int8 -> Int8 -> Int8
foreign import prim "intRem" remInt8 :: Int8 -> Int8 -> Int8
foreign import prim "intDiv" divInt8 :: Int8 -> Int8 -> Int8
foreign import prim "intMod" modInt8 :: Int8 -> Int8 -> Int8
foreign import prim "intEq" eqInt8 :: Int8 -> Int8 -> Bool
foreign import prim "intNe" neInt8 :: Int8 -> Int8 -> Bool
foreign import prim "intLt" ltInt8 :: Int8 -> Int8 -> Bool
foreign import prim "intLe" leInt8 :: Int8 -> Int8 -> Bool
foreign import prim "intGt" gtInt8 :: Int8 -> Int8 -> Bool
foreign import prim "intGe" geInt8 :: Int8 -> Int8 -> Bool
foreign import prim "intCompare" compareInt8 :: Int8 -> Int8 -> Ordering
foreign import prim "intAnd" andInt8 :: Int8 -> Int8 -> Int8
foreign import prim "intOr" orInt8 :: Int8 -> Int8 -> Int8
foreign import prim "intXor" xorInt8 :: Int8 -> Int8 -> Int8
foreign import prim "intComplement" complementInt8 :: Int8 -> Int8
foreign import prim "intShiftL" shiftLInt8 :: Int8 -> Int -> Int8
foreign import prim "intShiftR" shiftRInt8 :: Int8 -> Int -> Int8
foreign import prim "intToInteger" int8ToInteger :: Int8 -> Integer
foreign import prim "integerToInt" integerToInt8 :: Integer -> Int8
foreign import prim "unsafeCoerce" int8ToInt :: Int8 -> Int
foreign import prim "unsafeCoerce" intToInt8 :: Int -> Int8
foreign import prim "intShow" showInt8 :: Int8 -> String
foreign import prim "intNarrow" primNarrowInt8 :: Int -> Int8 -> Int8

narrowInt8 :: Int8 -> Int8
narrowInt8 x = primNarrowInt8 8 x

instance Eq Int8 where
  (==) = eqInt8
  (/=) = neInt8
instance Ord Int8 where
  compare = compareInt8
  (<) = ltInt8
  (<=) = leInt8
  (>) = gtInt8
  (>=) = geInt8
instance Show Int8 where
  showsPrec d x = showsPrec d (int8ToInt x)
  show = showInt8
instance Read Int8 where
  readsPrec d s = [(fromInteger x, t) | (x, t) <- readsPrec d s]
instance Bounded Int8 where
  minBound = intToInt8 (-128)
  maxBound = intToInt8 127
instance Num Int8 where
  x + y = narrowInt8 (addInt8 x y)
  x - y = narrowInt8 (subInt8 x y)
  x * y = narrowInt8 (mulInt8 x y)
  negate x = narrowInt8 (negateInt8 x)
  abs x = narrowInt8 (absInt8 x)
  signum = signumInt8
  fromInteger n = narrowInt8 (integerToInt8 n)
instance Enum Int8 where
  succ x = if x == maxBound then errorWithoutStackTrace "Enum.succ{Int8}: tried to take `succ' of maxBound" else x + 1
  pred x = if x == minBound then errorWithoutStackTrace "Enum.pred{Int8}: tried to take `pred' of minBound" else x - 1
  toEnum = toEnumInt8
  fromEnum = int8ToInt
  enumFrom x = enumFromTo x maxBound
  enumFromThen x y = enumFromThenTo x y (if y >= x then maxBound else minBound)
  enumFromTo x y = map intToInt8 (enumFromTo (int8ToInt x) (int8ToInt y))
  enumFromThenTo x y z = map intToInt8 (enumFromThenTo (int8ToInt x) (int8ToInt y) (int8ToInt z))
instance Real Int8 where
  toRational x = toRational (int8ToInteger x)
instance Integral Int8 where
  quot x y = if y == (-1) && x == minBound then primRaiseArith 0 else quotInt8 x y
  div x y = if y == (-1) && x == minBound then primRaiseArith 0 else divInt8 x y
  rem = remInt8
  mod = modInt8
  quotRem x y = (quot x y, rem x y)
  divMod x y = (div x y, mod x y)
  toInteger = int8ToInteger
instance Ix Int8 where
  range (l, u) = enumFromTo l u
  index b@(l, _) i = if inRange b i then int8ToInt i - int8ToInt l else errorWithoutStackTrace "Error in array index"
  inRange (l, u) i = l <= i && i <= u
instance Bits Int8 where
  (.&.) = andInt8
  (.|.) = orInt8
  xor = xorInt8
  complement = complementInt8
  zeroBits = intToInt8 0
  bit i = narrowInt8 (shiftLInt8 1 (shiftAmount i))
  testBit x i = andInt8 x (bit i) /= intToInt8 0
  bitSizeMaybe _ = Just 8
  bitSize _ = 8
  isSigned _ = True
  shiftL x i = narrowInt8 (shiftLInt8 x (shiftAmount i))
  shiftR x i = shiftRInt8 x (shiftAmount i)
  unsafeShiftL x i = narrowInt8 (shiftLInt8 x i)
  unsafeShiftR = shiftRInt8
  rotate x i = fromIntegral (rotate (fromIntegral x :: Word8) i)
  popCount x = popCount (fromIntegral x :: Word8)
instance FiniteBits Int8 where
  finiteBitSize _ = 8

toEnumInt8 :: Int -> Int8
toEnumInt8 i = if i >= -128 && i <= 127 then intToInt8 i else errorWithoutStackTrace ("Enum.toEnum{Int8}: tag (" ++ show i ++ ") is outside of bounds (-128,127)")

-- ---------------------------------------------------------------------------------------- Int16

-- | A machine integer; the reducer sees an Int.
data Int16

foreign import prim "intAdd" addInt16 :: Int16 -> Int16 -> Int16
foreign import prim "intSub" subInt16 :: Int16 -> Int16 -> Int16
foreign import prim "intMul" mulInt16 :: Int16 -> Int16 -> Int16
foreign import prim "intNegate" negateInt16 :: Int16 -> Int16
foreign import prim "intAbs" absInt16 :: Int16 -> Int16
foreign import prim "intSignum" signumInt16 :: Int16 -> Int16
foreign import prim "intQuot" quotInt16 :: Int16 -> Int16 -> Int16
foreign import prim "intRem" remInt16 :: Int16 -> Int16 -> Int16
foreign import prim "intDiv" divInt16 :: Int16 -> Int16 -> Int16
foreign import prim "intMod" modInt16 :: Int16 -> Int16 -> Int16
foreign import prim "intEq" eqInt16 :: Int16 -> Int16 -> Bool
foreign import prim "intNe" neInt16 :: Int16 -> Int16 -> Bool
foreign import prim "intLt" ltInt16 :: Int16 -> Int16 -> Bool
foreign import prim "intLe" leInt16 :: Int16 -> Int16 -> Bool
foreign import prim "intGt" gtInt16 :: Int16 -> Int16 -> Bool
foreign import prim "intGe" geInt16 :: Int16 -> Int16 -> Bool
foreign import prim "intCompare" compareInt16 :: Int16 -> Int16 -> Ordering
foreign import prim "intAnd" andInt16 :: Int16 -> Int16 -> Int16
foreign import prim "intOr" orInt16 :: Int16 -> Int16 -> Int16
foreign import prim "intXor" xorInt16 :: Int16 -> Int16 -> Int16
foreign import prim "intComplement" complementInt16 :: Int16 -> Int16
foreign import prim "intShiftL" shiftLInt16 :: Int16 -> Int -> Int16
foreign import prim "intShiftR" shiftRInt16 :: Int16 -> Int -> Int16
foreign import prim "intToInteger" int16ToInteger :: Int16 -> Integer
foreign import prim "integerToInt" integerToInt16 :: Integer -> Int16
foreign import prim "unsafeCoerce" int16ToInt :: Int16 -> Int
foreign import prim "unsafeCoerce" intToInt16 :: Int -> Int16
foreign import prim "intShow" showInt16 :: Int16 -> String
foreign import prim "intNarrow" primNarrowInt16 :: Int -> Int16 -> Int16

narrowInt16 :: Int16 -> Int16
narrowInt16 x = primNarrowInt16 16 x

instance Eq Int16 where
  (==) = eqInt16
  (/=) = neInt16
instance Ord Int16 where
  compare = compareInt16
  (<) = ltInt16
  (<=) = leInt16
  (>) = gtInt16
  (>=) = geInt16
instance Show Int16 where
  showsPrec d x = showsPrec d (int16ToInt x)
  show = showInt16
instance Read Int16 where
  readsPrec d s = [(fromInteger x, t) | (x, t) <- readsPrec d s]
instance Bounded Int16 where
  minBound = intToInt16 (-32768)
  maxBound = intToInt16 32767
instance Num Int16 where
  x + y = narrowInt16 (addInt16 x y)
  x - y = narrowInt16 (subInt16 x y)
  x * y = narrowInt16 (mulInt16 x y)
  negate x = narrowInt16 (negateInt16 x)
  abs x = narrowInt16 (absInt16 x)
  signum = signumInt16
  fromInteger n = narrowInt16 (integerToInt16 n)
instance Enum Int16 where
  succ x = if x == maxBound then errorWithoutStackTrace "Enum.succ{Int16}: tried to take `succ' of maxBound" else x + 1
  pred x = if x == minBound then errorWithoutStackTrace "Enum.pred{Int16}: tried to take `pred' of minBound" else x - 1
  toEnum = toEnumInt16
  fromEnum = int16ToInt
  enumFrom x = enumFromTo x maxBound
  enumFromThen x y = enumFromThenTo x y (if y >= x then maxBound else minBound)
  enumFromTo x y = map intToInt16 (enumFromTo (int16ToInt x) (int16ToInt y))
  enumFromThenTo x y z = map intToInt16 (enumFromThenTo (int16ToInt x) (int16ToInt y) (int16ToInt z))
instance Real Int16 where
  toRational x = toRational (int16ToInteger x)
instance Integral Int16 where
  quot x y = if y == (-1) && x == minBound then primRaiseArith 0 else quotInt16 x y
  div x y = if y == (-1) && x == minBound then primRaiseArith 0 else divInt16 x y
  rem = remInt16
  mod = modInt16
  quotRem x y = (quot x y, rem x y)
  divMod x y = (div x y, mod x y)
  toInteger = int16ToInteger
instance Ix Int16 where
  range (l, u) = enumFromTo l u
  index b@(l, _) i = if inRange b i then int16ToInt i - int16ToInt l else errorWithoutStackTrace "Error in array index"
  inRange (l, u) i = l <= i && i <= u
instance Bits Int16 where
  (.&.) = andInt16
  (.|.) = orInt16
  xor = xorInt16
  complement = complementInt16
  zeroBits = intToInt16 0
  bit i = narrowInt16 (shiftLInt16 1 (shiftAmount i))
  testBit x i = andInt16 x (bit i) /= intToInt16 0
  bitSizeMaybe _ = Just 16
  bitSize _ = 16
  isSigned _ = True
  shiftL x i = narrowInt16 (shiftLInt16 x (shiftAmount i))
  shiftR x i = shiftRInt16 x (shiftAmount i)
  unsafeShiftL x i = narrowInt16 (shiftLInt16 x i)
  unsafeShiftR = shiftRInt16
  rotate x i = fromIntegral (rotate (fromIntegral x :: Word16) i)
  popCount x = popCount (fromIntegral x :: Word16)
instance FiniteBits Int16 where
  finiteBitSize _ = 16

toEnumInt16 :: Int -> Int16
toEnumInt16 i = if i >= -32768 && i <= 32767 then intToInt16 i else errorWithoutStackTrace ("Enum.toEnum{Int16}: tag (" ++ show i ++ ") is outside of bounds (-32768,32767)")

-- ---------------------------------------------------------------------------------------- Int32

-- | A machine integer; the reducer sees an Int.
data Int32

foreign import prim "intAdd" addInt32 :: Int32 -> Int32 -> Int32
foreign import prim "intSub" subInt32 :: Int32 -> Int32 -> Int32
foreign import prim "intMul" mulInt32 :: Int32 -> Int32 -> Int32
foreign import prim "intNegate" negateInt32 :: Int32 -> Int32
foreign import prim "intAbs" absInt32 :: Int32 -> Int32
foreign import prim "intSignum" signumInt32 :: Int32 -> Int32
foreign import prim "intQuot" quotInt32 :: Int32 -> Int32 -> Int32
foreign import prim "intRem" remInt32 :: Int32 -> Int32 -> Int32
foreign import prim "intDiv" divInt32 :: Int32 -> Int32 -> Int32
foreign import prim "intMod" modInt32 :: Int32 -> Int32 -> Int32
foreign import prim "intEq" eqInt32 :: Int32 -> Int32 -> Bool
foreign import prim "intNe" neInt32 :: Int32 -> Int32 -> Bool
foreign import prim "intLt" ltInt32 :: Int32 -> Int32 -> Bool
foreign import prim "intLe" leInt32 :: Int32 -> Int32 -> Bool
foreign import prim "intGt" gtInt32 :: Int32 -> Int32 -> Bool
foreign import prim "intGe" geInt32 :: Int32 -> Int32 -> Bool
foreign import prim "intCompare" compareInt32 :: Int32 -> Int32 -> Ordering
foreign import prim "intAnd" andInt32 :: Int32 -> Int32 -> Int32
foreign import prim "intOr" orInt32 :: Int32 -> Int32 -> Int32
foreign import prim "intXor" xorInt32 :: Int32 -> Int32 -> Int32
foreign import prim "intComplement" complementInt32 :: Int32 -> Int32
foreign import prim "intShiftL" shiftLInt32 :: Int32 -> Int -> Int32
foreign import prim "intShiftR" shiftRInt32 :: Int32 -> Int -> Int32
foreign import prim "intToInteger" int32ToInteger :: Int32 -> Integer
foreign import prim "integerToInt" integerToInt32 :: Integer -> Int32
foreign import prim "unsafeCoerce" int32ToInt :: Int32 -> Int
foreign import prim "unsafeCoerce" intToInt32 :: Int -> Int32
foreign import prim "intShow" showInt32 :: Int32 -> String
foreign import prim "intNarrow" primNarrowInt32 :: Int -> Int32 -> Int32

narrowInt32 :: Int32 -> Int32
narrowInt32 x = primNarrowInt32 32 x

instance Eq Int32 where
  (==) = eqInt32
  (/=) = neInt32
instance Ord Int32 where
  compare = compareInt32
  (<) = ltInt32
  (<=) = leInt32
  (>) = gtInt32
  (>=) = geInt32
instance Show Int32 where
  showsPrec d x = showsPrec d (int32ToInt x)
  show = showInt32
instance Read Int32 where
  readsPrec d s = [(fromInteger x, t) | (x, t) <- readsPrec d s]
instance Bounded Int32 where
  minBound = intToInt32 (-2147483648)
  maxBound = intToInt32 2147483647
instance Num Int32 where
  x + y = narrowInt32 (addInt32 x y)
  x - y = narrowInt32 (subInt32 x y)
  x * y = narrowInt32 (mulInt32 x y)
  negate x = narrowInt32 (negateInt32 x)
  abs x = narrowInt32 (absInt32 x)
  signum = signumInt32
  fromInteger n = narrowInt32 (integerToInt32 n)
instance Enum Int32 where
  succ x = if x == maxBound then errorWithoutStackTrace "Enum.succ{Int32}: tried to take `succ' of maxBound" else x + 1
  pred x = if x == minBound then errorWithoutStackTrace "Enum.pred{Int32}: tried to take `pred' of minBound" else x - 1
  toEnum = toEnumInt32
  fromEnum = int32ToInt
  enumFrom x = enumFromTo x maxBound
  enumFromThen x y = enumFromThenTo x y (if y >= x then maxBound else minBound)
  enumFromTo x y = map intToInt32 (enumFromTo (int32ToInt x) (int32ToInt y))
  enumFromThenTo x y z = map intToInt32 (enumFromThenTo (int32ToInt x) (int32ToInt y) (int32ToInt z))
instance Real Int32 where
  toRational x = toRational (int32ToInteger x)
instance Integral Int32 where
  quot x y = if y == (-1) && x == minBound then primRaiseArith 0 else quotInt32 x y
  div x y = if y == (-1) && x == minBound then primRaiseArith 0 else divInt32 x y
  rem = remInt32
  mod = modInt32
  quotRem x y = (quot x y, rem x y)
  divMod x y = (div x y, mod x y)
  toInteger = int32ToInteger
instance Ix Int32 where
  range (l, u) = enumFromTo l u
  index b@(l, _) i = if inRange b i then int32ToInt i - int32ToInt l else errorWithoutStackTrace "Error in array index"
  inRange (l, u) i = l <= i && i <= u
instance Bits Int32 where
  (.&.) = andInt32
  (.|.) = orInt32
  xor = xorInt32
  complement = complementInt32
  zeroBits = intToInt32 0
  bit i = narrowInt32 (shiftLInt32 1 (shiftAmount i))
  testBit x i = andInt32 x (bit i) /= intToInt32 0
  bitSizeMaybe _ = Just 32
  bitSize _ = 32
  isSigned _ = True
  shiftL x i = narrowInt32 (shiftLInt32 x (shiftAmount i))
  shiftR x i = shiftRInt32 x (shiftAmount i)
  unsafeShiftL x i = narrowInt32 (shiftLInt32 x i)
  unsafeShiftR = shiftRInt32
  rotate x i = fromIntegral (rotate (fromIntegral x :: Word32) i)
  popCount x = popCount (fromIntegral x :: Word32)
instance FiniteBits Int32 where
  finiteBitSize _ = 32

toEnumInt32 :: Int -> Int32
toEnumInt32 i = if i >= -2147483648 && i <= 2147483647 then intToInt32 i else errorWithoutStackTrace ("Enum.toEnum{Int32}: tag (" ++ show i ++ ") is outside of bounds (-2147483648,2147483647)")

-- ---------------------------------------------------------------------------------------- Int64

-- | A machine integer; the reducer sees an Int.
data Int64

foreign import prim "intAdd" addInt64 :: Int64 -> Int64 -> Int64
foreign import prim "intSub" subInt64 :: Int64 -> Int64 -> Int64
foreign import prim "intMul" mulInt64 :: Int64 -> Int64 -> Int64
foreign import prim "intNegate" negateInt64 :: Int64 -> Int64
foreign import prim "intAbs" absInt64 :: Int64 -> Int64
foreign import prim "intSignum" signumInt64 :: Int64 -> Int64
foreign import prim "intQuot" quotInt64 :: Int64 -> Int64 -> Int64
foreign import prim "intRem" remInt64 :: Int64 -> Int64 -> Int64
foreign import prim "intDiv" divInt64 :: Int64 -> Int64 -> Int64
foreign import prim "intMod" modInt64 :: Int64 -> Int64 -> Int64
foreign import prim "intEq" eqInt64 :: Int64 -> Int64 -> Bool
foreign import prim "intNe" neInt64 :: Int64 -> Int64 -> Bool
foreign import prim "intLt" ltInt64 :: Int64 -> Int64 -> Bool
foreign import prim "intLe" leInt64 :: Int64 -> Int64 -> Bool
foreign import prim "intGt" gtInt64 :: Int64 -> Int64 -> Bool
foreign import prim "intGe" geInt64 :: Int64 -> Int64 -> Bool
foreign import prim "intCompare" compareInt64 :: Int64 -> Int64 -> Ordering
foreign import prim "intAnd" andInt64 :: Int64 -> Int64 -> Int64
foreign import prim "intOr" orInt64 :: Int64 -> Int64 -> Int64
foreign import prim "intXor" xorInt64 :: Int64 -> Int64 -> Int64
foreign import prim "intComplement" complementInt64 :: Int64 -> Int64
foreign import prim "intShiftL" shiftLInt64 :: Int64 -> Int -> Int64
foreign import prim "intShiftR" shiftRInt64 :: Int64 -> Int -> Int64
foreign import prim "intToInteger" int64ToInteger :: Int64 -> Integer
foreign import prim "integerToInt" integerToInt64 :: Integer -> Int64
foreign import prim "unsafeCoerce" int64ToInt :: Int64 -> Int
foreign import prim "unsafeCoerce" intToInt64 :: Int -> Int64
foreign import prim "intShow" showInt64 :: Int64 -> String

instance Eq Int64 where
  (==) = eqInt64
  (/=) = neInt64
instance Ord Int64 where
  compare = compareInt64
  (<) = ltInt64
  (<=) = leInt64
  (>) = gtInt64
  (>=) = geInt64
instance Show Int64 where
  showsPrec d x = showsPrec d (int64ToInt x)
  show = showInt64
instance Read Int64 where
  readsPrec d s = [(fromInteger x, t) | (x, t) <- readsPrec d s]
instance Bounded Int64 where
  minBound = intToInt64 (-9223372036854775808)
  maxBound = intToInt64 9223372036854775807
instance Num Int64 where
  (+) = addInt64
  (-) = subInt64
  (*) = mulInt64
  negate = negateInt64
  abs = absInt64
  signum = signumInt64
  fromInteger = integerToInt64
instance Enum Int64 where
  succ x = if x == maxBound then errorWithoutStackTrace "Enum.succ{Int64}: tried to take `succ' of maxBound" else x + 1
  pred x = if x == minBound then errorWithoutStackTrace "Enum.pred{Int64}: tried to take `pred' of minBound" else x - 1
  toEnum = toEnumInt64
  fromEnum = int64ToInt
  enumFrom x = enumFromTo x maxBound
  enumFromThen x y = enumFromThenTo x y (if y >= x then maxBound else minBound)
  enumFromTo x y = map intToInt64 (enumFromTo (int64ToInt x) (int64ToInt y))
  enumFromThenTo x y z = map intToInt64 (enumFromThenTo (int64ToInt x) (int64ToInt y) (int64ToInt z))
instance Real Int64 where
  toRational x = toRational (int64ToInteger x)
instance Integral Int64 where
  quot x y = if y == (-1) && x == minBound then primRaiseArith 0 else quotInt64 x y
  div x y = if y == (-1) && x == minBound then primRaiseArith 0 else divInt64 x y
  rem = remInt64
  mod = modInt64
  quotRem x y = (quot x y, rem x y)
  divMod x y = (div x y, mod x y)
  toInteger = int64ToInteger
instance Ix Int64 where
  range (l, u) = enumFromTo l u
  index b@(l, _) i = if inRange b i then int64ToInt i - int64ToInt l else errorWithoutStackTrace "Error in array index"
  inRange (l, u) i = l <= i && i <= u
instance Bits Int64 where
  (.&.) = andInt64
  (.|.) = orInt64
  xor = xorInt64
  complement = complementInt64
  zeroBits = intToInt64 0
  bit i = shiftLInt64 1 (shiftAmount i)
  testBit x i = andInt64 x (bit i) /= intToInt64 0
  bitSizeMaybe _ = Just 64
  bitSize _ = 64
  isSigned _ = True
  shiftL x i = shiftLInt64 x (shiftAmount i)
  shiftR x i = shiftRInt64 x (shiftAmount i)
  unsafeShiftL x i = shiftLInt64 x i
  unsafeShiftR = shiftRInt64
  rotate x i = fromIntegral (rotate (fromIntegral x :: Word64) i)
  popCount x = popCount (fromIntegral x :: Word64)
instance FiniteBits Int64 where
  finiteBitSize _ = 64

toEnumInt64 :: Int -> Int64
toEnumInt64 i = intToInt64 i
