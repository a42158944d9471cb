-- | The class of numbers. No literal may occur here: fromInteger is defined in this module.
module Inquest.Num where

import Inquest.Builtin
import Inquest.Classes

infixl 7 *
infixl 6 +, -

foreign import prim "intAdd" primIntAdd :: Int -> Int -> Int
foreign import prim "intSub" primIntSub :: Int -> Int -> Int
foreign import prim "intMul" primIntMul :: Int -> Int -> Int
foreign import prim "intNegate" primIntNegate :: Int -> Int
foreign import prim "intAbs" primIntAbs :: Int -> Int
foreign import prim "intSignum" primIntSignum :: Int -> Int
foreign import prim "intToInteger" primIntToInteger :: Int -> Integer
foreign import prim "intToWord" primIntToWord :: Int -> Word
foreign import prim "wordAdd" primWordAdd :: Word -> Word -> Word
foreign import prim "wordSub" primWordSub :: Word -> Word -> Word
foreign import prim "wordMul" primWordMul :: Word -> Word -> Word
foreign import prim "wordNegate" primWordNegate :: Word -> Word
foreign import prim "wordToInt" primWordToInt :: Word -> Int
foreign import prim "wordToInteger" primWordToInteger :: Word -> Integer
foreign import prim "integerAdd" primIntegerAdd :: Integer -> Integer -> Integer
foreign import prim "integerSub" primIntegerSub :: Integer -> Integer -> Integer
foreign import prim "integerMul" primIntegerMul :: Integer -> Integer -> Integer
foreign import prim "integerNegate" primIntegerNegate :: Integer -> Integer
foreign import prim "integerAbs" primIntegerAbs :: Integer -> Integer
foreign import prim "integerSignum" primIntegerSignum :: Integer -> Integer
foreign import prim "integerToInt" primIntegerToInt :: Integer -> Int
foreign import prim "integerToWord" primIntegerToWord :: Integer -> Word
foreign import prim "integerToDouble" primIntegerToDouble :: Integer -> Double
foreign import prim "integerToFloat" primIntegerToFloat :: Integer -> Float
foreign import prim "doubleAdd" primDoubleAdd :: Double -> Double -> Double
foreign import prim "doubleSub" primDoubleSub :: Double -> Double -> Double
foreign import prim "doubleMul" primDoubleMul :: Double -> Double -> Double
foreign import prim "doubleNegate" primDoubleNegate :: Double -> Double
foreign import prim "doubleAbs" primDoubleAbs :: Double -> Double
foreign import prim "doubleSignum" primDoubleSignum :: Double -> Double
foreign import prim "floatAdd" primFloatAdd :: Float -> Float -> Float
foreign import prim "floatSub" primFloatSub :: Float -> Float -> Float
foreign import prim "floatMul" primFloatMul :: Float -> Float -> Float
foreign import prim "floatNegate" primFloatNegate :: Float -> Float
foreign import prim "floatAbs" primFloatAbs :: Float -> Float
foreign import prim "floatSignum" primFloatSignum :: Float -> Float

class Num a where
  (+), (-), (*) :: a -> a -> a
  negate, abs, signum :: a -> a
  fromInteger :: Integer -> a
  x - y = x + negate y
  negate x = fromInteger zeroInteger - x

zeroInteger :: Integer
zeroInteger = primIntToInteger (primOrderingTag LT)

oneWord :: Word
oneWord = primIntToWord (primOrderingTag EQ)

subtract :: Num a => a -> a -> a
subtract x y = y - x

instance Num Int where
  (+) = primIntAdd
  (-) = primIntSub
  (*) = primIntMul
  negate = primIntNegate
  abs = primIntAbs
  signum = primIntSignum
  fromInteger = primIntegerToInt

instance Num Word where
  (+) = primWordAdd
  (-) = primWordSub
  (*) = primWordMul
  negate = primWordNegate
  abs x = x
  signum x = if primWordLt x oneWord then x else oneWord
  fromInteger = primIntegerToWord

instance Num Integer where
  (+) = primIntegerAdd
  (-) = primIntegerSub
  (*) = primIntegerMul
  negate = primIntegerNegate
  abs = primIntegerAbs
  signum = primIntegerSignum
  fromInteger x = x

instance Num Double where
  (+) = primDoubleAdd
  (-) = primDoubleSub
  (*) = primDoubleMul
  negate = primDoubleNegate
  abs = primDoubleAbs
  signum = primDoubleSignum
  fromInteger = primIntegerToDouble

instance Num Float where
  (+) = primFloatAdd
  (-) = primFloatSub
  (*) = primFloatMul
  negate = primFloatNegate
  abs = primFloatAbs
  signum = primFloatSignum
  fromInteger = primIntegerToFloat
