module Data.Bits
  ( Bits(..), FiniteBits(..), bitDefault, testBitDefault, popCountDefault, toIntegralSized
  ) where

infixl 8 `shift`, `rotate`, `shiftL`, `shiftR`, `rotateL`, `rotateR`, `unsafeShiftL`, `unsafeShiftR`
infixl 7 .&.
infixl 6 `xor`
infixl 5 .|.

foreign import prim "intAnd" primIntAnd :: Int -> Int -> Int
foreign import prim "intOr" primIntOr :: Int -> Int -> Int
foreign import prim "intXor" primIntXor :: Int -> Int -> Int
foreign import prim "intComplement" primIntComplement :: Int -> Int
foreign import prim "intShiftL" primIntShiftL :: Int -> Int -> Int
foreign import prim "intShiftR" primIntShiftR :: Int -> Int -> Int
foreign import prim "intPopCount" primIntPopCount :: Int -> Int
foreign import prim "intToWord" primIntToWord :: Int -> Word
foreign import prim "wordToInt" primWordToInt :: Word -> Int
foreign import prim "wordAnd" primWordAnd :: Word -> Word -> Word
foreign import prim "wordOr" primWordOr :: Word -> Word -> Word
foreign import prim "wordXor" primWordXor :: Word -> Word -> Word
foreign import prim "wordComplement" primWordComplement :: Word -> Word
foreign import prim "wordShiftL" primWordShiftL :: Word -> Int -> Word
foreign import prim "wordShiftR" primWordShiftR :: Word -> Int -> Word
foreign import prim "wordPopCount" primWordPopCount :: Word -> Int
foreign import prim "integerAnd" primIntegerAnd :: Integer -> Integer -> Integer
foreign import prim "integerOr" primIntegerOr :: Integer -> Integer -> Integer
foreign import prim "integerXor" primIntegerXor :: Integer -> Integer -> Integer
foreign import prim "integerComplement" primIntegerComplement :: Integer -> Integer
foreign import prim "integerShiftL" primIntegerShiftL :: Integer -> Int -> Integer
foreign import prim "integerShiftR" primIntegerShiftR :: Integer -> Int -> Integer
foreign import prim "integerPopCount" primIntegerPopCount :: Integer -> Int
foreign import prim "integerTestBit" primIntegerTestBit :: Integer -> Int -> Bool
foreign import prim "raiseArith" primRaiseArith :: Int -> a

class Eq a => Bits a where
  (.&.), (.|.), xor :: a -> a -> a
  complement :: a -> a
  shift, rotate :: a -> Int -> a
  zeroBits :: a
  bit :: Int -> a
  setBit, clearBit, complementBit :: a -> Int -> a
  testBit :: a -> Int -> Bool
  bitSizeMaybe :: a -> Maybe Int
  bitSize :: a -> Int
  isSigned :: a -> Bool
  shiftL, unsafeShiftL, shiftR, unsafeShiftR, rotateL, rotateR :: a -> Int -> a
  popCount :: a -> Int
  x `shift` i
    | i < 0 = x `shiftR` negate i
    | i > 0 = x `shiftL` i
    | otherwise = x
  x `rotate` i
    | i < 0 = x `rotateR` negate i
    | i > 0 = x `rotateL` i
    | otherwise = x
  zeroBits = clearBit (bit 0) 0
  x `setBit` i = x .|. bit i
  x `clearBit` i = x .&. complement (bit i)
  x `complementBit` i = x `xor` bit i
  bitSize b = maybe (error "bitSize is undefined") id (bitSizeMaybe b)
  x `shiftL` i = x `shift` i
  x `shiftR` i = x `shift` negate i
  x `unsafeShiftL` i = x `shiftL` i
  x `unsafeShiftR` i = x `shiftR` i
  x `rotateL` i = x `rotate` i
  x `rotateR` i = x `rotate` negate i

class Bits b => FiniteBits b where
  finiteBitSize :: b -> Int
  countLeadingZeros, countTrailingZeros :: b -> Int
  countLeadingZeros x = leadingZerosFrom x (finiteBitSize x - 1) 0
  countTrailingZeros x = trailingZerosFrom x (finiteBitSize x) 0

leadingZerosFrom :: Bits b => b -> Int -> Int -> Int
leadingZerosFrom x i n = if i < 0 || testBit x i then n else leadingZerosFrom x (i - 1) (n + 1)

trailingZerosFrom :: Bits b => b -> Int -> Int -> Int
trailingZerosFrom x w i = if i >= w || testBit x i then i else trailingZerosFrom x w (i + 1)

bitDefault :: (Bits a, Num a) => Int -> a
bitDefault i = 1 `shiftL` i

testBitDefault :: (Bits a, Num a) => a -> Int -> Bool
testBitDefault x i = (x .&. bit i) /= 0

popCountDefault :: (Bits a, Num a) => a -> Int
popCountDefault x = popCountFrom 0 x

popCountFrom :: (Bits a, Num a) => Int -> a -> Int
popCountFrom n w = if w == 0 then n else n `seq` popCountFrom (n + 1) (w .&. (w - 1))

toIntegralSized :: (Integral a, Integral b, Bits a, Bits b) => a -> Maybe b
toIntegralSized x = if toInteger y == toInteger x then Just y else Nothing
  where y = fromIntegral x

-- | Shifting by a negative amount is an error.
shiftAmount :: Int -> Int
shiftAmount i = if i < 0 then primRaiseArith 0 else i

instance Bits Int where
  (.&.) = primIntAnd
  (.|.) = primIntOr
  xor = primIntXor
  complement = primIntComplement
  zeroBits = 0
  bit i = primIntShiftL 1 (shiftAmount i)
  testBit x i = primIntAnd x (primIntShiftL 1 (shiftAmount i)) /= 0
  bitSizeMaybe _ = Just 64
  bitSize _ = 64
  isSigned _ = True
  shiftL x i = primIntShiftL x (shiftAmount i)
  shiftR x i = primIntShiftR x (shiftAmount i)
  unsafeShiftL = primIntShiftL
  unsafeShiftR = primIntShiftR
  rotate x i = primWordToInt (rotate (primIntToWord x) i)
  popCount = primIntPopCount
instance FiniteBits Int where
  finiteBitSize _ = 64

instance Bits Word where
  (.&.) = primWordAnd
  (.|.) = primWordOr
  xor = primWordXor
  complement = primWordComplement
  zeroBits = 0
  bit i = primWordShiftL 1 (shiftAmount i)
  testBit x i = primWordAnd x (primWordShiftL 1 (shiftAmount i)) /= 0
  bitSizeMaybe _ = Just 64
  bitSize _ = 64
  isSigned _ = False
  shiftL x i = primWordShiftL x (shiftAmount i)
  shiftR x i = primWordShiftR x (shiftAmount i)
  unsafeShiftL = primWordShiftL
  unsafeShiftR = primWordShiftR
  rotate x i = let k = i `mod` 64 in if k == 0 then x else primWordOr (primWordShiftL x k) (primWordShiftR x (64 - k))
  popCount = primWordPopCount
instance FiniteBits Word where
  finiteBitSize _ = 64

instance Bits Integer where
  (.&.) = primIntegerAnd
  (.|.) = primIntegerOr
  xor = primIntegerXor
  complement = primIntegerComplement
  zeroBits = 0
  bit i = primIntegerShiftL 1 (shiftAmount i)
  testBit x i = primIntegerTestBit x (shiftAmount i)
  bitSizeMaybe _ = Nothing
  bitSize _ = errorWithoutStackTrace "Data.Bits.bitSize(Integer)"
  isSigned _ = True
  shiftL x i = primIntegerShiftL x (shiftAmount i)
  shiftR x i = primIntegerShiftR x (shiftAmount i)
  rotate x i = shift x i
  popCount x = if x < 0 then negate (primIntegerPopCount (negate x)) else primIntegerPopCount x

instance Bits Bool where
  (.&.) = (&&)
  (.|.) = (||)
  xor = (/=)
  complement = not
  shift x 0 = x
  shift _ _ = False
  rotate x _ = x
  bit 0 = True
  bit _ = False
  testBit x 0 = x
  testBit _ _ = False
  bitSizeMaybe _ = Just 1
  bitSize _ = 1
  isSigned _ = False
  popCount False = 0
  popCount True = 1
  zeroBits = False
instance FiniteBits Bool where
  finiteBitSize _ = 1
  countTrailingZeros x = if x then 0 else 1
  countLeadingZeros x = if x then 0 else 1
