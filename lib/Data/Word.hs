-- | Words of fixed size. They are the reducer's own words, kept within their bits.
module Data.Word
  ( Word, Word8, Word16, Word32, Word64, byteSwap16, byteSwap32, byteSwap64, bitReverse8, bitReverse16, bitReverse32, bitReverse64
  ) where

import Data.Bits
import Data.Ix
import Inquest.Real (primRaiseArith)

-- | Shifting by a negative amount is an error.
shiftAmount :: Int -> Int
shiftAmount i = if i < 0 then primRaiseArith 0 else i

-- ---------------------------------------------------------------------------------------- Word8

-- | A machine integer; the reducer sees a Word.
data Word8

foreign import prim "wordAdd" addWord8 :: Word8 -> Word8 -> Word8
foreign import prim "wordSub" subWord8 :: Word8 -> Word8 -> Word8
foreign import prim "wordMul" mulWord8 :: Word8 -> Word8 -> Word8
foreign import prim "wordNegate" negateWord8 :: Word8 -> Word8
foreign import prim "wordQuot" quotWord8 :: Word8 -> Word8 -> Word8
foreign import prim "wordRem" remWord8 :: Word8 -> Word8 -> Word8
foreign import prim "wordEq" eqWord8 :: Word8 -> Word8 -> Bool
foreign import prim "wordNe" neWord8 :: Word8 -> Word8 -> Bool
foreign import prim "wordLt" ltWord8 :: Word8 -> Word8 -> Bool
foreign import prim "wordLe" leWord8 :: Word8 -> Word8 -> Bool
foreign import prim "wordGt" gtWord8 :: Word8 -> Word8 -> Bool
foreign import prim "wordGe" geWord8 :: Word8 -> Word8 -> Bool
foreign import prim "wordCompare" compareWord8 :: Word8 -> Word8 -> Ordering
foreign import prim "wordAnd" andWord8 :: Word8 -> Word8 -> Word8
foreign import prim "wordOr" orWord8 :: Word8 -> Word8 -> Word8
foreign import prim "wordXor" xorWord8 :: Word8 -> Word8 -> Word8
foreign import prim "wordComplement" complementWord8 :: Word8 -> Word8
foreign import prim "wordShiftL" shiftLWord8 :: Word8 -> Int -> Word8
foreign import prim "wordShiftR" shiftRWord8 :: Word8 -> Int -> Word8
foreign import prim "wordPopCount" popCountWord8 :: Word8 -> Int
foreign import prim "wordToInteger" word8ToInteger :: Word8 -> Integer
foreign import prim "integerToWord" integerToWord8 :: Integer -> Word8
foreign import prim "wordToInt" word8ToInt :: Word8 -> Int
foreign import prim "intToWord" intToWord8 :: Int -> Word8
foreign import prim "unsafeCoerce" word8ToWord :: Word8 -> Word
foreign import prim "unsafeCoerce" wordToWord8 :: Word -> Word8
foreign import prim "wordShow" showWord8 :: Word8 -> String
foreign import prim "wordNarrow" primNarrowWord8 :: Int -> Word8 -> Word8

narrowWord8 :: Word8 -> Word8
narrowWord8 x = primNarrowWord8 8 x

instance Eq Word8 where
  (==) = eqWord8
  (/=) = neWord8
instance Ord Word8 where
  compare = compareWord8
  (<) = ltWord8
  (<=) = leWord8
  (>) = gtWord8
  (>=) = geWord8
instance Show Word8 where
  showsPrec _ x r = showWord8 x ++ r
  show = showWord8
instance Read Word8 where
  readsPrec d s = [(fromInteger x, t) | (x, t) <- readsPrec d s]
instance Bounded Word8 where
  minBound = intToWord8 0
  maxBound = wordToWord8 255
instance Num Word8 where
  x + y = narrowWord8 (addWord8 x y)
  x - y = narrowWord8 (subWord8 x y)
  x * y = narrowWord8 (mulWord8 x y)
  negate x = narrowWord8 (negateWord8 x)
  abs x = x
  signum x = if x == intToWord8 0 then x else intToWord8 1
  fromInteger n = narrowWord8 (integerToWord8 n)
instance Enum Word8 where
  succ x = if x == maxBound then errorWithoutStackTrace "Enum.succ{Word8}: tried to take `succ' of maxBound" else x + 1
  pred x = if x == minBound then errorWithoutStackTrace "Enum.pred{Word8}: tried to take `pred' of minBound" else x - 1
  toEnum = toEnumWord8
  fromEnum = word8ToInt
  enumFrom x = enumFromTo x maxBound
  enumFromThen x y = enumFromThenTo x y (if y >= x then maxBound else minBound)
  enumFromTo x y = map wordToWord8 (enumFromTo (word8ToWord x) (word8ToWord y))
  enumFromThenTo x y z = map wordToWord8 (enumFromThenTo (word8ToWord x) (word8ToWord y) (word8ToWord z))
instance Real Word8 where
  toRational x = toRational (word8ToInteger x)
instance Integral Word8 where
  quot = quotWord8
  rem = remWord8
  div = quotWord8
  mod = remWord8
  quotRem x y = (quotWord8 x y, remWord8 x y)
  divMod x y = (quotWord8 x y, remWord8 x y)
  toInteger = word8ToInteger
instance Ix Word8 where
  range (l, u) = enumFromTo l u
  index b@(l, _) i = if inRange b i then word8ToInt (subWord8 i l) else errorWithoutStackTrace "Error in array index"
  inRange (l, u) i = l <= i && i <= u
instance Bits Word8 where
  (.&.) = andWord8
  (.|.) = orWord8
  xor = xorWord8
  complement x = narrowWord8 (complementWord8 x)
  zeroBits = intToWord8 0
  bit i = narrowWord8 (shiftLWord8 1 (shiftAmount i))
  testBit x i = andWord8 x (bit i) /= intToWord8 0
  bitSizeMaybe _ = Just 8
  bitSize _ = 8
  isSigned _ = False
  shiftL x i = narrowWord8 (shiftLWord8 x (shiftAmount i))
  shiftR x i = shiftRWord8 x (shiftAmount i)
  unsafeShiftL x i = narrowWord8 (shiftLWord8 x i)
  unsafeShiftR = shiftRWord8
  rotate x i = let k = i `mod` 8 in if k == 0 then x else narrowWord8 (orWord8 (shiftLWord8 x k) (shiftRWord8 x (8 - k)))
  popCount = popCountWord8
instance FiniteBits Word8 where
  finiteBitSize _ = 8

toEnumWord8 :: Int -> Word8
toEnumWord8 i = if i >= 0 && i <= 255 then intToWord8 i else errorWithoutStackTrace ("Enum.toEnum{Word8}: tag (" ++ show i ++ ") is outside of bounds (0,255)")

-- ---------------------------------------------------------------------------------------- Word16

-- | A machine integer; the reducer sees a Word.
data Word16

foreign import prim "wordAdd" addWord16 :: Word16 -> Word16 -> Word16
foreign import prim "wordSub" subWord16 :: Word16 -> Word16 -> Word16
foreign import prim "wordMul" mulWord16 :: Word16 -> Word16 -> Word16
foreign import prim "wordNegate" negateWord16 :: Word16 -> Word16
foreign import prim "wordQuot" quotWord16 :: Word16 -> Word16 -> Word16
foreign import prim "wordRem" remWord16 :: Word16 -> Word16 -> Word16
foreign import prim "wordEq" eqWord16 :: Word16 -> Word16 -> Bool
foreign import prim "wordNe" neWord16 :: Word16 -> Word16 -> Bool
foreign import prim "wordLt" ltWord16 :: Word16 -> Word16 -> Bool
foreign import prim "wordLe" leWord16 :: Word16 -> Word16 -> Bool
foreign import prim "wordGt" gtWord16 :: Word16 -> Word16 -> Bool
foreign import prim "wordGe" geWord16 :: Word16 -> Word16 -> Bool
foreign import prim "wordCompare" compareWord16 :: Word16 -> Word16 -> Ordering
foreign import prim "wordAnd" andWord16 :: Word16 -> Word16 -> Word16
foreign import prim "wordOr" orWord16 :: Word16 -> Word16 -> Word16
foreign import prim "wordXor" xorWord16 :: Word16 -> Word16 -> Word16
foreign import prim "wordComplement" complementWord16 :: Word16 -> Word16
foreign import prim "wordShiftL" shiftLWord16 :: Word16 -> Int -> Word16
foreign import prim "wordShiftR" shiftRWord16 :: Word16 -> Int -> Word16
foreign import prim "wordPopCount" popCountWord16 :: Word16 -> Int
foreign import prim "wordToInteger" word16ToInteger :: Word16 -> Integer
foreign import prim "integerToWord" integerToWord16 :: Integer -> Word16
foreign import prim "wordToInt" word16ToInt :: Word16 -> Int
foreign import prim "intToWord" intToWord16 :: Int -> Word16
foreign import prim "unsafeCoerce" word16ToWord :: Word16 -> Word
foreign import prim "unsafeCoerce" wordToWord16 :: Word -> Word16
foreign import prim "wordShow" showWord16 :: Word16 -> String
foreign import prim "wordNarrow" primNarrowWord16 :: Int -> Word16 -> Word16

narrowWord16 :: Word16 -> Word16
narrowWord16 x = primNarrowWord16 16 x

instance Eq Word16 where
  (==) = eqWord16
  (/=) = neWord16
instance Ord Word16 where
  compare = compareWord16
  (<) = ltWord16
  (<=) = leWord16
  (>) = gtWord16
  (>=) = geWord16
instance Show Word16 where
  showsPrec _ x r = showWord16 x ++ r
  show = showWord16
instance Read Word16 where
  readsPrec d s = [(fromInteger x, t) | (x, t) <- readsPrec d s]
instance Bounded Word16 where
  minBound = intToWord16 0
  maxBound = wordToWord16 65535
instance Num Word16 where
  x + y = narrowWord16 (addWord16 x y)
  x - y = narrowWord16 (subWord16 x y)
  x * y = narrowWord16 (mulWord16 x y)
  negate x = narrowWord16 (negateWord16 x)
  abs x = x
  signum x = if x == intToWord16 0 then x else intToWord16 1
  fromInteger n = narrowWord16 (integerToWord16 n)
instance Enum Word16 where
  succ x = if x == maxBound then errorWithoutStackTrace "Enum.succ{Word16}: tried to take `succ' of maxBound" else x + 1
  pred x = if x == minBound then errorWithoutStackTrace "Enum.pred{Word16}: tried to take `pred' of minBound" else x - 1
  toEnum = toEnumWord16
  fromEnum = word16ToInt
  enumFrom x = enumFromTo x maxBound
  enumFromThen x y = enumFromThenTo x y (if y >= x then maxBound else minBound)
  enumFromTo x y = map wordToWord16 (enumFromTo (word16ToWord x) (word16ToWord y))
  enumFromThenTo x y z = map wordToWord16 (enumFromThenTo (word16ToWord x) (word16ToWord y) (word16ToWord z))
instance Real Word16 where
  toRational x = toRational (word16ToInteger x)
instance Integral Word16 where
  quot = quotWord16
  rem = remWord16
  div = quotWord16
  mod = remWord16
  quotRem x y = (quotWord16 x y, remWord16 x y)
  divMod x y = (quotWord16 x y, remWord16 x y)
  toInteger = word16ToInteger
instance Ix Word16 where
  range (l, u) = enumFromTo l u
  index b@(l, _) i = if inRange b i then word16ToInt (subWord16 i l) else errorWithoutStackTrace "Error in array index"
  inRange (l, u) i = l <= i && i <= u
instance Bits Word16 where
  (.&.) = andWord16
  (.|.) = orWord16
  xor = xorWord16
  complement x = narrowWord16 (complementWord16 x)
  zeroBits = intToWord16 0
  bit i = narrowWord16 (shiftLWord16 1 (shiftAmount i))
  testBit x i = andWord16 x (bit i) /= intToWord16 0
  bitSizeMaybe _ = Just 16
  bitSize _ = 16
  isSigned _ = False
  shiftL x i = narrowWord16 (shiftLWord16 x (shiftAmount i))
  shiftR x i = shiftRWord16 x (shiftAmount i)
  unsafeShiftL x i = narrowWord16 (shiftLWord16 x i)
  unsafeShiftR = shiftRWord16
  rotate x i = let k = i `mod` 16 in if k == 0 then x else narrowWord16 (orWord16 (shiftLWord16 x k) (shiftRWord16 x (16 - k)))
  popCount = popCountWord16
instance FiniteBits Word16 where
  finiteBitSize _ = 16

toEnumWord16 :: Int -> Word16
toEnumWord16 i = if i >= 0 && i <= 65535 then intToWord16 i else errorWithoutStackTrace ("Enum.toEnum{Word16}: tag (" ++ show i ++ ") is outside of bounds (0,65535)")

-- ---------------------------------------------------------------------------------------- Word32

-- | A machine integer; the reducer sees a Word.
data Word32

foreign import prim "wordAdd" addWord32 :: Word32 -> Word32 -> Word32
foreign import prim "wordSub" subWord32 :: Word32 -> Word32 -> Word32
foreign import prim "wordMul" mulWord32 :: Word32 -> Word32 -> Word32
foreign import prim "wordNegate" negateWord32 :: Word32 -> Word32
foreign import prim "wordQuot" quotWord32 :: Word32 -> Word32 -> Word32
foreign import prim "wordRem" remWord32 :: Word32 -> Word32 -> Word32
foreign import prim "wordEq" eqWord32 :: Word32 -> Word32 -> Bool
foreign import prim "wordNe" neWord32 :: Word32 -> Word32 -> Bool
foreign import prim "wordLt" ltWord32 :: Word32 -> Word32 -> Bool
foreign import prim "wordLe" leWord32 :: Word32 -> Word32 -> Bool
foreign import prim "wordGt" gtWord32 :: Word32 -> Word32 -> Bool
foreign import prim "wordGe" geWord32 :: Word32 -> Word32 -> Bool
foreign import prim "wordCompare" compareWord32 :: Word32 -> Word32 -> Ordering
foreign import prim "wordAnd" andWord32 :: Word32 -> Word32 -> Word32
foreign import prim "wordOr" orWord32 :: Word32 -> Word32 -> Word32
foreign import prim "wordXor" xorWord32 :: Word32 -> Word32 -> Word32
foreign import prim "wordComplement" complementWord32 :: Word32 -> Word32
foreign import prim "wordShiftL" shiftLWord32 :: Word32 -> Int -> Word32
foreign import prim "wordShiftR" shiftRWord32 :: Word32 -> Int -> Word32
foreign import prim "wordPopCount" popCountWord32 :: Word32 -> Int
foreign import prim "wordToInteger" word32ToInteger :: Word32 -> Integer
foreign import prim "integerToWord" integerToWord32 :: Integer -> Word32
foreign import prim "wordToInt" word32ToInt :: Word32 -> Int
foreign import prim "intToWord" intToWord32 :: Int -> Word32
foreign import prim "unsafeCoerce" word32ToWord :: Word32 -> Word
foreign import prim "unsafeCoerce" wordToWord32 :: Word -> Word32
foreign import prim "wordShow" showWord32 :: Word32 -> String
foreign import prim "wordNarrow" primNarrowWord32 :: Int -> Word32 -> Word32

narrowWord32 :: Word32 -> Word32
narrowWord32 x = primNarrowWord32 32 x

instance Eq Word32 where
  (==) = eqWord32
  (/=) = neWord32
instance Ord Word32 where
  compare = compareWord32
  (<) = ltWord32
  (<=) = leWord32
  (>) = gtWord32
  (>=) = geWord32
instance Show Word32 where
  showsPrec _ x r = showWord32 x ++ r
  show = showWord32
instance Read Word32 where
  readsPrec d s = [(fromInteger x, t) | (x, t) <- readsPrec d s]
instance Bounded Word32 where
  minBound = intToWord32 0
  maxBound = wordToWord32 4294967295
instance Num Word32 where
  x + y = narrowWord32 (addWord32 x y)
  x - y = narrowWord32 (subWord32 x y)
  x * y = narrowWord32 (mulWord32 x y)
  negate x = narrowWord32 (negateWord32 x)
  abs x = x
  signum x = if x == intToWord32 0 then x else intToWord32 1
  fromInteger n = narrowWord32 (integerToWord32 n)
instance Enum Word32 where
  succ x = if x == maxBound then errorWithoutStackTrace "Enum.succ{Word32}: tried to take `succ' of maxBound" else x + 1
  pred x = if x == minBound then errorWithoutStackTrace "Enum.pred{Word32}: tried to take `pred' of minBound" else x - 1
  toEnum = toEnumWord32
  fromEnum = word32ToInt
  enumFrom x = enumFromTo x maxBound
  enumFromThen x y = enumFromThenTo x y (if y >= x then maxBound else minBound)
  enumFromTo x y = map wordToWord32 (enumFromTo (word32ToWord x) (word32ToWord y))
  enumFromThenTo x y z = map wordToWord32 (enumFromThenTo (word32ToWord x) (word32ToWord y) (word32ToWord z))
instance Real Word32 where
  toRational x = toRational (word32ToInteger x)
instance Integral Word32 where
  quot = quotWord32
  rem = remWord32
  div = quotWord32
  mod = remWord32
  quotRem x y = (quotWord32 x y, remWord32 x y)
  divMod x y = (quotWord32 x y, remWord32 x y)
  toInteger = word32ToInteger
instance Ix Word32 where
  range (l, u) = enumFromTo l u
  index b@(l, _) i = if inRange b i then word32ToInt (subWord32 i l) else errorWithoutStackTrace "Error in array index"
  inRange (l, u) i = l <= i && i <= u
instance Bits Word32 where
  (.&.) = andWord32
  (.|.) = orWord32
  xor = xorWord32
  complement x = narrowWord32 (complementWord32 x)
  zeroBits = intToWord32 0
  bit i = narrowWord32 (shiftLWord32 1 (shiftAmount i))
  testBit x i = andWord32 x (bit i) /= intToWord32 0
  bitSizeMaybe _ = Just 32
  bitSize _ = 32
  isSigned _ = False
  shiftL x i = narrowWord32 (shiftLWord32 x (shiftAmount i))
  shiftR x i = shiftRWord32 x (shiftAmount i)
  unsafeShiftL x i = narrowWord32 (shiftLWord32 x i)
  unsafeShiftR = shiftRWord32
  rotate x i = let k = i `mod` 32 in if k == 0 then x else narrowWord32 (orWord32 (shiftLWord32 x k) (shiftRWord32 x (32 - k)))
  popCount = popCountWord32
instance FiniteBits Word32 where
  finiteBitSize _ = 32

toEnumWord32 :: Int -> Word32
toEnumWord32 i = if i >= 0 && i <= 4294967295 then intToWord32 i else errorWithoutStackTrace ("Enum.toEnum{Word32}: tag (" ++ show i ++ ") is outside of bounds (0,4294967295)")

-- ---------------------------------------------------------------------------------------- Word64

-- | A machine integer; the reducer sees a Word.
data Word64

foreign import prim "wordAdd" addWord64 :: Word64 -> Word64 -> Word64
foreign import prim "wordSub" subWord64 :: Word64 -> Word64 -> Word64
foreign import prim "wordMul" mulWord64 :: Word64 -> Word64 -> Word64
foreign import prim "wordNegate" negateWord64 :: Word64 -> Word64
foreign import prim "wordQuot" quotWord64 :: Word64 -> Word64 -> Word64
foreign import prim "wordRem" remWord64 :: Word64 -> Word64 -> Word64
foreign import prim "wordEq" eqWord64 :: Word64 -> Word64 -> Bool
foreign import prim "wordNe" neWord64 :: Word64 -> Word64 -> Bool
foreign import prim "wordLt" ltWord64 :: Word64 -> Word64 -> Bool
foreign import prim "wordLe" leWord64 :: Word64 -> Word64 -> Bool
foreign import prim "wordGt" gtWord64 :: Word64 -> Word64 -> Bool
foreign import prim "wordGe" geWord64 :: Word64 -> Word64 -> Bool
foreign import prim "wordCompare" compareWord64 :: Word64 -> Word64 -> Ordering
foreign import prim "wordAnd" andWord64 :: Word64 -> Word64 -> Word64
foreign import prim "wordOr" orWord64 :: Word64 -> Word64 -> Word64
foreign import prim "wordXor" xorWord64 :: Word64 -> Word64 -> Word64
foreign import prim "wordComplement" complementWord64 :: Word64 -> Word64
foreign import prim "wordShiftL" shiftLWord64 :: Word64 -> Int -> Word64
foreign import prim "wordShiftR" shiftRWord64 :: Word64 -> Int -> Word64
foreign import prim "wordPopCount" popCountWord64 :: Word64 -> Int
foreign import prim "wordToInteger" word64ToInteger :: Word64 -> Integer
foreign import prim "integerToWord" integerToWord64 :: Integer -> Word64
foreign import prim "wordToInt" word64ToInt :: Word64 -> Int
foreign import prim "intToWord" intToWord64 :: Int -> Word64
foreign import prim "unsafeCoerce" word64ToWord :: Word64 -> Word
foreign import prim "unsafeCoerce" wordToWord64 :: Word -> Word64
foreign import prim "wordShow" showWord64 :: Word64 -> String

instance Eq Word64 where
  (==) = eqWord64
  (/=) = neWord64
instance Ord Word64 where
  compare = compareWord64
  (<) = ltWord64
  (<=) = leWord64
  (>) = gtWord64
  (>=) = geWord64
instance Show Word64 where
  showsPrec _ x r = showWord64 x ++ r
  show = showWord64
instance Read Word64 where
  readsPrec d s = [(fromInteger x, t) | (x, t) <- readsPrec d s]
instance Bounded Word64 where
  minBound = intToWord64 0
  maxBound = wordToWord64 18446744073709551615
instance Num Word64 where
  (+) = addWord64
  (-) = subWord64
  (*) = mulWord64
  negate = negateWord64
  abs x = x
  signum x = if x == intToWord64 0 then x else intToWord64 1
  fromInteger = integerToWord64
instance Enum Word64 where
  succ x = if x == maxBound then errorWithoutStackTrace "Enum.succ{Word64}: tried to take `succ' of maxBound" else x + 1
  pred x = if x == minBound then errorWithoutStackTrace "Enum.pred{Word64}: tried to take `pred' of minBound" else x - 1
  toEnum = toEnumWord64
  fromEnum = word64ToInt
  enumFrom x = enumFromTo x maxBound
  enumFromThen x y = enumFromThenTo x y (if y >= x then maxBound else minBound)
  enumFromTo x y = map wordToWord64 (enumFromTo (word64ToWord x) (word64ToWord y))
  enumFromThenTo x y z = map wordToWord64 (enumFromThenTo (word64ToWord x) (word64ToWord y) (word64ToWord z))
instance Real Word64 where
  toRational x = toRational (word64ToInteger x)
instance Integral Word64 where
  quot = quotWord64
  rem = remWord64
  div = quotWord64
  mod = remWord64
  quotRem x y = (quotWord64 x y, remWord64 x y)
  divMod x y = (quotWord64 x y, remWord64 x y)
  toInteger = word64ToInteger
instance Ix Word64 where
  range (l, u) = enumFromTo l u
  index b@(l, _) i = if inRange b i then word64ToInt (subWord64 i l) else errorWithoutStackTrace "Error in array index"
  inRange (l, u) i = l <= i && i <= u
instance Bits Word64 where
  (.&.) = andWord64
  (.|.) = orWord64
  xor = xorWord64
  complement x = complementWord64 x
  zeroBits = intToWord64 0
  bit i = shiftLWord64 1 (shiftAmount i)
  testBit x i = andWord64 x (bit i) /= intToWord64 0
  bitSizeMaybe _ = Just 64
  bitSize _ = 64
  isSigned _ = False
  shiftL x i = shiftLWord64 x (shiftAmount i)
  shiftR x i = shiftRWord64 x (shiftAmount i)
  unsafeShiftL x i = shiftLWord64 x i
  unsafeShiftR = shiftRWord64
  rotate x i = let k = i `mod` 64 in if k == 0 then x else orWord64 (shiftLWord64 x k) (shiftRWord64 x (64 - k))
  popCount = popCountWord64
instance FiniteBits Word64 where
  finiteBitSize _ = 64

toEnumWord64 :: Int -> Word64
toEnumWord64 i = if i >= 0 then intToWord64 i else errorWithoutStackTrace ("Enum.toEnum{Word64}: tag (" ++ show i ++ ") is outside of bounds (0,18446744073709551615)")

-- -------------------------------------------------------------------------- the order of bytes and bits

byteSwap16 :: Word16 -> Word16
byteSwap16 w = (w `shiftL` 8) .|. (w `shiftR` 8)

byteSwap32 :: Word32 -> Word32
byteSwap32 w = reverseGroups 8 32 w

byteSwap64 :: Word64 -> Word64
byteSwap64 w = reverseGroups 8 64 w

bitReverse8 :: Word8 -> Word8
bitReverse8 w = reverseGroups 1 8 w

bitReverse16 :: Word16 -> Word16
bitReverse16 w = reverseGroups 1 16 w

bitReverse32 :: Word32 -> Word32
bitReverse32 w = reverseGroups 1 32 w

bitReverse64 :: Word64 -> Word64
bitReverse64 w = reverseGroups 1 64 w

-- | Groups of so many bits, the whole word having so many, in the opposite order.
reverseGroups :: (Bits w, Num w) => Int -> Int -> w -> w
reverseGroups size total w = go 0 w 0
  where
    go done rest acc
      | done >= total = acc
      | otherwise = go (done + size) (rest `shiftR` size) ((acc `shiftL` size) .|. (rest .&. (bit size - 1)))
