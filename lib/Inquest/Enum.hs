-- | Enum and Bounded. The instances of the fractional types are in Inquest.Float. No enumeration syntax here.
module Inquest.Enum where

import Inquest.Builtin
import Inquest.Classes
import Inquest.Num
import Inquest.List

foreign import prim "intToChar" primIntToChar :: Int -> Char
foreign import prim "charOrd" primCharOrd :: Char -> Int
foreign import prim "dataTag" primBoolTag :: Bool -> Int

class Bounded a where
  minBound, maxBound :: a

class Enum a where
  succ, pred :: a -> a
  toEnum :: Int -> a
  fromEnum :: a -> Int
  enumFrom :: a -> [a]
  enumFromThen :: a -> a -> [a]
  enumFromTo :: a -> a -> [a]
  enumFromThenTo :: a -> a -> a -> [a]
  succ x = toEnum (primIntAdd (fromEnum x) 1)
  pred x = toEnum (primIntSub (fromEnum x) 1)
  enumFrom x = map toEnum (enumFromInt (fromEnum x))
  enumFromThen x y = map toEnum (enumFromThenInt (fromEnum x) (fromEnum y))
  enumFromTo x y = map toEnum (enumFromToInt (fromEnum x) (fromEnum y))
  enumFromThenTo x y z = map toEnum (enumFromThenToInt (fromEnum x) (fromEnum y) (fromEnum z))

-- | For types that are bounded: enumFrom and enumFromThen stop at the last element.
boundedEnumFrom :: (Enum a, Bounded a) => a -> [a]
boundedEnumFrom x = enumFromTo x maxBound

boundedEnumFromThen :: (Enum a, Bounded a) => a -> a -> [a]
boundedEnumFromThen x y =
  if primIntGe (fromEnum y) (fromEnum x) then enumFromThenTo x y maxBound else enumFromThenTo x y minBound

succError :: String -> a
succError t = errorWithoutStackTrace ("Prelude.Enum." ++ t ++ ".succ: bad argument")

predError :: String -> a
predError t = errorWithoutStackTrace ("Prelude.Enum." ++ t ++ ".pred: bad argument")

toEnumError :: String -> a
toEnumError t = errorWithoutStackTrace ("Prelude.Enum." ++ t ++ ".toEnum: bad argument")

-- ---------------------------------------------------------------------------------------- Int

minInt, maxInt :: Int
minInt = -9223372036854775808
maxInt = 9223372036854775807

instance Bounded Int where
  minBound = minInt
  maxBound = maxInt

instance Enum Int where
  succ x = if primIntEq x maxInt
    then errorWithoutStackTrace "Prelude.Enum.succ{Int}: tried to take `succ' of maxBound" else primIntAdd x 1
  pred x = if primIntEq x minInt
    then errorWithoutStackTrace "Prelude.Enum.pred{Int}: tried to take `pred' of minBound" else primIntSub x 1
  toEnum x = x
  fromEnum x = x
  enumFrom = enumFromInt
  enumFromThen = enumFromThenInt
  enumFromTo = enumFromToInt
  enumFromThenTo = enumFromThenToInt

enumFromInt :: Int -> [Int]
enumFromInt x = enumFromToInt x maxInt

enumFromToInt :: Int -> Int -> [Int]
enumFromToInt x y = if primIntGt x y then [] else countUpInt x y

-- | From x to y inclusive, x <= y; never computes y + 1.
countUpInt :: Int -> Int -> [Int]
countUpInt x y = x : (if primIntEq x y then [] else countUpInt (primIntAdd x 1) y)

enumFromThenInt :: Int -> Int -> [Int]
enumFromThenInt x y = enumFromThenToInt x y (if primIntGe y x then maxInt else minInt)

enumFromThenToInt :: Int -> Int -> Int -> [Int]
enumFromThenToInt x y z
  | primIntGe y x = if primIntGt x z then [] else stepUpInt x (primIntSub y x) z
  | otherwise = if primIntLt x z then [] else stepDownInt x (primIntSub y x) z

-- | The next element exists if it does not pass z; z - x cannot overflow the test where z >= x.
stepUpInt :: Int -> Int -> Int -> [Int]
stepUpInt x d z = x : (if stepPasses x d z then [] else stepUpInt (primIntAdd x d) d z)

stepPasses :: Int -> Int -> Int -> Bool
stepPasses x d z = primWordLt (primWordSub (primIntToWord z) (primIntToWord x)) (primIntToWord d)

stepDownInt :: Int -> Int -> Int -> [Int]
stepDownInt x d z =
  x : (if stepPasses z (primIntNegate d) x then [] else stepDownInt (primIntAdd x d) d z)

-- --------------------------------------------------------------------------------------- Word

instance Bounded Word where
  minBound = 0
  maxBound = 18446744073709551615

instance Enum Word where
  succ x = if primWordEq x maxBound
    then errorWithoutStackTrace "Enum.succ{Word}: tried to take `succ' of maxBound" else primWordAdd x 1
  pred x = if primWordEq x 0
    then errorWithoutStackTrace "Enum.pred{Word}: tried to take `pred' of minBound" else primWordSub x 1
  toEnum x = if primIntLt x 0
    then errorWithoutStackTrace "Enum.toEnum{Word}: tag is outside of bounds (0,18446744073709551615)" else primIntToWord x
  fromEnum = primWordToInt
  enumFrom x = enumFromTo x maxBound
  enumFromThen x y = enumFromThenTo x y (if primWordGe y x then maxBound else 0)
  enumFromTo x y = if primWordGt x y then [] else countUpWord x y
  enumFromThenTo x y z = map primIntegerToWord
    (enumFromThenToInteger (primWordToInteger x) (primWordToInteger y) (primWordToInteger z))

countUpWord :: Word -> Word -> [Word]
countUpWord x y = x : (if primWordEq x y then [] else countUpWord (primWordAdd x 1) y)

-- ------------------------------------------------------------------------------------ Integer

instance Enum Integer where
  succ x = primIntegerAdd x 1
  pred x = primIntegerSub x 1
  toEnum = primIntToInteger
  fromEnum = primIntegerToInt
  enumFrom = enumFromInteger
  enumFromThen = enumFromThenInteger
  enumFromTo = enumFromToInteger
  enumFromThenTo = enumFromThenToInteger

enumFromInteger :: Integer -> [Integer]
enumFromInteger !x = x : enumFromInteger (primIntegerAdd x 1)

enumFromThenInteger :: Integer -> Integer -> [Integer]
enumFromThenInteger x y = stepInteger x (primIntegerSub y x)

stepInteger :: Integer -> Integer -> [Integer]
stepInteger !x d = x : stepInteger (primIntegerAdd x d) d

enumFromToInteger :: Integer -> Integer -> [Integer]
enumFromToInteger x y = if primIntegerGt x y then [] else x : enumFromToInteger (primIntegerAdd x 1) y

enumFromThenToInteger :: Integer -> Integer -> Integer -> [Integer]
enumFromThenToInteger x y z =
  if primIntegerGe y x then stepUpInteger x (primIntegerSub y x) z else stepDownInteger x (primIntegerSub y x) z

stepUpInteger, stepDownInteger :: Integer -> Integer -> Integer -> [Integer]
stepUpInteger x d z = if primIntegerGt x z then [] else x : stepUpInteger (primIntegerAdd x d) d z
stepDownInteger x d z = if primIntegerLt x z then [] else x : stepDownInteger (primIntegerAdd x d) d z

-- --------------------------------------------------------------------------------------- Char

instance Bounded Char where
  minBound = '\0'
  maxBound = '\x10ffff'

instance Enum Char where
  succ c = if primCharEq c '\x10ffff'
    then errorWithoutStackTrace "Prelude.Enum.Char.succ: bad argument" else primIntToChar (primIntAdd (primCharOrd c) 1)
  pred c = if primCharEq c '\0'
    then errorWithoutStackTrace "Prelude.Enum.Char.pred: bad argument" else primIntToChar (primIntSub (primCharOrd c) 1)
  toEnum = primIntToChar
  fromEnum = primCharOrd
  enumFrom c = enumFromTo c '\x10ffff'
  enumFromThen c d = enumFromThenTo c d (if primCharGe d c then '\x10ffff' else '\0')
  enumFromTo c d = map primIntToChar (enumFromToInt (primCharOrd c) (primCharOrd d))
  enumFromThenTo c d e = map primIntToChar (enumFromThenToInt (primCharOrd c) (primCharOrd d) (primCharOrd e))

-- ------------------------------------------------------------------------- Bool, Ordering, ()

instance Bounded Bool where
  minBound = False
  maxBound = True

instance Enum Bool where
  succ False = True
  succ True = succError "Bool"
  pred True = False
  pred False = predError "Bool"
  toEnum 0 = False
  toEnum 1 = True
  toEnum _ = toEnumError "Bool"
  fromEnum = primBoolTag
  enumFrom = boundedEnumFrom
  enumFromThen = boundedEnumFromThen

instance Bounded Ordering where
  minBound = LT
  maxBound = GT

instance Enum Ordering where
  succ LT = EQ
  succ EQ = GT
  succ GT = succError "Ordering"
  pred GT = EQ
  pred EQ = LT
  pred LT = predError "Ordering"
  toEnum 0 = LT
  toEnum 1 = EQ
  toEnum 2 = GT
  toEnum _ = toEnumError "Ordering"
  fromEnum = primOrderingTag
  enumFrom = boundedEnumFrom
  enumFromThen = boundedEnumFromThen

instance Bounded () where
  minBound = ()
  maxBound = ()

instance Enum () where
  succ _ = succError "()"
  pred _ = predError "()"
  toEnum 0 = ()
  toEnum _ = toEnumError "()"
  fromEnum () = 0
  enumFrom () = [()]
  enumFromThen () () = repeat ()
  enumFromTo () () = [()]
  enumFromThenTo () () () = repeat ()

instance (Bounded a, Bounded b) => Bounded (a, b) where
  minBound = (minBound, minBound)
  maxBound = (maxBound, maxBound)
instance (Bounded a, Bounded b, Bounded c) => Bounded (a, b, c) where
  minBound = (minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound)
instance (Bounded a, Bounded b, Bounded c, Bounded d) => Bounded (a, b, c, d) where
  minBound = (minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound)
instance (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e) => Bounded (a, b, c, d, e) where
  minBound = (minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound)
instance (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f) => Bounded (a, b, c, d, e, f) where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)
instance (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g) => Bounded (a, b, c, d, e, f, g) where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)
