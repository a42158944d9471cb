{-# LANGUAGE MagicHash, BangPatterns, PatternSynonyms #-}
-- | The unboxed types are the boxed ones: what takes them evaluates them first. Comparisons give 1 or 0.
module GHC.Prim
  ( Int(I#), Word(W#), Char(C#), Double(D#), Float(F#)
  , Int#, Word#, Char#, Double#, Float#, Addr#, State#, RealWorld, (+#), (-#), (*#), (==#), (/=#), (<#), (<=#), (>#), (>=#)
  , quotInt#, remInt#, quotRemInt#, negateInt#, andI#, orI#, xorI#, notI#, uncheckedIShiftL#, uncheckedIShiftRA#
  , uncheckedIShiftRL#, iShiftL#, iShiftRA#, iShiftRL#, plusWord#, minusWord#, timesWord#, and#, or#, xor#, quotWord#, remWord#
  , quotRemWord#, not#, eqWord#, neWord#, ltWord#, leWord#, gtWord#, geWord#, uncheckedShiftL#, uncheckedShiftRL#, shiftL#
  , shiftRL#, popCnt#, clz#, ctz#, int2Word#, word2Int#, narrow8Int#, narrow16Int#, narrow32Int#, narrow8Word#, narrow16Word#
  , narrow32Word#, ord#, chr#, eqChar#, neChar#, ltChar#, leChar#, gtChar#, geChar#, (+##), (-##), (*##), (/##), (**##), (==##)
  , (/=##), (<##), (<=##), (>##), (>=##), sqrtDouble#, sqrtFloat#, expDouble#, expFloat#, logDouble#, logFloat#, sinDouble#
  , sinFloat#, cosDouble#, cosFloat#, tanDouble#, tanFloat#, asinDouble#, asinFloat#, acosDouble#, acosFloat#, atanDouble#
  , atanFloat#, sinhDouble#, sinhFloat#, coshDouble#, coshFloat#, tanhDouble#, tanhFloat#, negateDouble#, fabsDouble#
  , negateFloat#, fabsFloat#, plusFloat#, minusFloat#, timesFloat#, divideFloat#, powerFloat#, eqFloat#, neFloat#, ltFloat#
  , leFloat#, gtFloat#, geFloat#, int2Double#, double2Int#, int2Float#, float2Int#, float2Double#, double2Float#, word2Double#
  , word2Float#, addIntC#, subIntC#, mulIntMayOflo#, isTrue#, tagToEnum#, unpackCString#, seq#, realWorld#
  ) where

import Data.Bits
import Data.Char (chr, ord)
import Data.Int
import Data.Word

infix 4 ==#, /=#, <#, <=#, >#, >=#, ==##, /=##, <##, <=##, >##, >=##
infixl 6 +#, -#, +##, -##
infixl 7 *#, *##, /##

type Int# = Int
type Word# = Word
type Char# = Char
type Double# = Double
type Float# = Float
type Addr# = String

data State# s = State#
data RealWorld

realWorld# :: State# RealWorld
realWorld# = State#

pattern I# :: Int# -> Int
pattern I# x <- !x where I# !x = x
pattern W# :: Word# -> Word
pattern W# x <- !x where W# !x = x
pattern C# :: Char# -> Char
pattern C# x <- !x where C# !x = x
pattern D# :: Double# -> Double
pattern D# x <- !x where D# !x = x
pattern F# :: Float# -> Float
pattern F# x <- !x where F# !x = x

(+#) :: Int# -> Int# -> Int#
!a +# !b = a + b
(-#) :: Int# -> Int# -> Int#
!a -# !b = a - b
(*#) :: Int# -> Int# -> Int#
!a *# !b = a * b
(==#) :: Int# -> Int# -> Int#
!a ==# !b = if a == b then 1 else 0
(/=#) :: Int# -> Int# -> Int#
!a /=# !b = if a /= b then 1 else 0
(<#) :: Int# -> Int# -> Int#
!a <# !b = if a < b then 1 else 0
(<=#) :: Int# -> Int# -> Int#
!a <=# !b = if a <= b then 1 else 0
(>#) :: Int# -> Int# -> Int#
!a ># !b = if a > b then 1 else 0
(>=#) :: Int# -> Int# -> Int#
!a >=# !b = if a >= b then 1 else 0
quotInt# :: Int# -> Int# -> Int#
quotInt# !a !b = a `quot` b
remInt# :: Int# -> Int# -> Int#
remInt# !a !b = a `rem` b
quotRemInt# :: Int# -> Int# -> (Int#, Int#)
quotRemInt# !a !b = a `quotRem` b
negateInt# :: Int# -> Int#
negateInt# !a = negate a
andI# :: Int# -> Int# -> Int#
andI# !a !b = a .&. b
orI# :: Int# -> Int# -> Int#
orI# !a !b = a .|. b
xorI# :: Int# -> Int# -> Int#
xorI# !a !b = a `xor` b
notI# :: Int# -> Int#
notI# !a = complement a
uncheckedIShiftL# :: Int# -> Int# -> Int#
uncheckedIShiftL# !a !b = a `unsafeShiftL` b
uncheckedIShiftRA# :: Int# -> Int# -> Int#
uncheckedIShiftRA# !a !b = a `unsafeShiftR` b
uncheckedIShiftRL# :: Int# -> Int# -> Int#
uncheckedIShiftRL# !a !b = fromIntegral ((fromIntegral a :: Word) `unsafeShiftR` b)
iShiftL# :: Int# -> Int# -> Int#
iShiftL# !a !b = if b >= 64 then 0 else a `unsafeShiftL` b
iShiftRA# :: Int# -> Int# -> Int#
iShiftRA# !a !b = if b >= 64 then (if a < 0 then -1 else 0) else a `unsafeShiftR` b
iShiftRL# :: Int# -> Int# -> Int#
iShiftRL# !a !b = if b >= 64 then 0 else uncheckedIShiftRL# a b
plusWord# :: Word# -> Word# -> Word#
plusWord# !a !b = a + b
minusWord# :: Word# -> Word# -> Word#
minusWord# !a !b = a - b
timesWord# :: Word# -> Word# -> Word#
timesWord# !a !b = a * b
and# :: Word# -> Word# -> Word#
and# !a !b = a .&. b
or# :: Word# -> Word# -> Word#
or# !a !b = a .|. b
xor# :: Word# -> Word# -> Word#
xor# !a !b = a `xor` b
quotWord# :: Word# -> Word# -> Word#
quotWord# !a !b = a `quot` b
remWord# :: Word# -> Word# -> Word#
remWord# !a !b = a `rem` b
quotRemWord# :: Word# -> Word# -> (Word#, Word#)
quotRemWord# !a !b = a `quotRem` b
not# :: Word# -> Word#
not# !a = complement a
eqWord# :: Word# -> Word# -> Int#
eqWord# !a !b = if a == b then 1 else 0
neWord# :: Word# -> Word# -> Int#
neWord# !a !b = if a /= b then 1 else 0
ltWord# :: Word# -> Word# -> Int#
ltWord# !a !b = if a < b then 1 else 0
leWord# :: Word# -> Word# -> Int#
leWord# !a !b = if a <= b then 1 else 0
gtWord# :: Word# -> Word# -> Int#
gtWord# !a !b = if a > b then 1 else 0
geWord# :: Word# -> Word# -> Int#
geWord# !a !b = if a >= b then 1 else 0
uncheckedShiftL# :: Word# -> Int# -> Word#
uncheckedShiftL# !a !b = a `unsafeShiftL` b
uncheckedShiftRL# :: Word# -> Int# -> Word#
uncheckedShiftRL# !a !b = a `unsafeShiftR` b
shiftL# :: Word# -> Int# -> Word#
shiftL# !a !b = if b >= 64 then 0 else a `unsafeShiftL` b
shiftRL# :: Word# -> Int# -> Word#
shiftRL# !a !b = if b >= 64 then 0 else a `unsafeShiftR` b
popCnt# :: Word# -> Word#
popCnt# !a = fromIntegral (popCount a)
clz# :: Word# -> Word#
clz# !a = fromIntegral (countLeadingZeros a)
ctz# :: Word# -> Word#
ctz# !a = fromIntegral (countTrailingZeros a)
int2Word# :: Int# -> Word#
int2Word# !a = fromIntegral a
word2Int# :: Word# -> Int#
word2Int# !a = fromIntegral a
narrow8Int# :: Int# -> Int#
narrow8Int# !a = fromIntegral (fromIntegral a :: Int8)
narrow16Int# :: Int# -> Int#
narrow16Int# !a = fromIntegral (fromIntegral a :: Int16)
narrow32Int# :: Int# -> Int#
narrow32Int# !a = fromIntegral (fromIntegral a :: Int32)
narrow8Word# :: Word# -> Word#
narrow8Word# !a = fromIntegral (fromIntegral a :: Word8)
narrow16Word# :: Word# -> Word#
narrow16Word# !a = fromIntegral (fromIntegral a :: Word16)
narrow32Word# :: Word# -> Word#
narrow32Word# !a = fromIntegral (fromIntegral a :: Word32)
ord# :: Char# -> Int#
ord# !a = ord a
chr# :: Int# -> Char#
chr# !a = chr a
eqChar# :: Char# -> Char# -> Int#
eqChar# !a !b = if a == b then 1 else 0
neChar# :: Char# -> Char# -> Int#
neChar# !a !b = if a /= b then 1 else 0
ltChar# :: Char# -> Char# -> Int#
ltChar# !a !b = if a < b then 1 else 0
leChar# :: Char# -> Char# -> Int#
leChar# !a !b = if a <= b then 1 else 0
gtChar# :: Char# -> Char# -> Int#
gtChar# !a !b = if a > b then 1 else 0
geChar# :: Char# -> Char# -> Int#
geChar# !a !b = if a >= b then 1 else 0
(+##) :: Double# -> Double# -> Double#
!a +## !b = a + b
(-##) :: Double# -> Double# -> Double#
!a -## !b = a - b
(*##) :: Double# -> Double# -> Double#
!a *## !b = a * b
(/##) :: Double# -> Double# -> Double#
!a /## !b = a / b
(**##) :: Double# -> Double# -> Double#
!a **## !b = a ** b
(==##) :: Double# -> Double# -> Int#
!a ==## !b = if a == b then 1 else 0
(/=##) :: Double# -> Double# -> Int#
!a /=## !b = if a /= b then 1 else 0
(<##) :: Double# -> Double# -> Int#
!a <## !b = if a < b then 1 else 0
(<=##) :: Double# -> Double# -> Int#
!a <=## !b = if a <= b then 1 else 0
(>##) :: Double# -> Double# -> Int#
!a >## !b = if a > b then 1 else 0
(>=##) :: Double# -> Double# -> Int#
!a >=## !b = if a >= b then 1 else 0
sqrtDouble# :: Double# -> Double#
sqrtDouble# !a = sqrt a
sqrtFloat# :: Float# -> Float#
sqrtFloat# !a = sqrt a
expDouble# :: Double# -> Double#
expDouble# !a = exp a
expFloat# :: Float# -> Float#
expFloat# !a = exp a
logDouble# :: Double# -> Double#
logDouble# !a = log a
logFloat# :: Float# -> Float#
logFloat# !a = log a
sinDouble# :: Double# -> Double#
sinDouble# !a = sin a
sinFloat# :: Float# -> Float#
sinFloat# !a = sin a
cosDouble# :: Double# -> Double#
cosDouble# !a = cos a
cosFloat# :: Float# -> Float#
cosFloat# !a = cos a
tanDouble# :: Double# -> Double#
tanDouble# !a = tan a
tanFloat# :: Float# -> Float#
tanFloat# !a = tan a
asinDouble# :: Double# -> Double#
asinDouble# !a = asin a
asinFloat# :: Float# -> Float#
asinFloat# !a = asin a
acosDouble# :: Double# -> Double#
acosDouble# !a = acos a
acosFloat# :: Float# -> Float#
acosFloat# !a = acos a
atanDouble# :: Double# -> Double#
atanDouble# !a = atan a
atanFloat# :: Float# -> Float#
atanFloat# !a = atan a
sinhDouble# :: Double# -> Double#
sinhDouble# !a = sinh a
sinhFloat# :: Float# -> Float#
sinhFloat# !a = sinh a
coshDouble# :: Double# -> Double#
coshDouble# !a = cosh a
coshFloat# :: Float# -> Float#
coshFloat# !a = cosh a
tanhDouble# :: Double# -> Double#
tanhDouble# !a = tanh a
tanhFloat# :: Float# -> Float#
tanhFloat# !a = tanh a
negateDouble# :: Double# -> Double#
negateDouble# !a = negate a
fabsDouble# :: Double# -> Double#
fabsDouble# !a = abs a
negateFloat# :: Float# -> Float#
negateFloat# !a = negate a
fabsFloat# :: Float# -> Float#
fabsFloat# !a = abs a
plusFloat# :: Float# -> Float# -> Float#
plusFloat# !a !b = a + b
minusFloat# :: Float# -> Float# -> Float#
minusFloat# !a !b = a - b
timesFloat# :: Float# -> Float# -> Float#
timesFloat# !a !b = a * b
divideFloat# :: Float# -> Float# -> Float#
divideFloat# !a !b = a / b
powerFloat# :: Float# -> Float# -> Float#
powerFloat# !a !b = a ** b
eqFloat# :: Float# -> Float# -> Int#
eqFloat# !a !b = if a == b then 1 else 0
neFloat# :: Float# -> Float# -> Int#
neFloat# !a !b = if a /= b then 1 else 0
ltFloat# :: Float# -> Float# -> Int#
ltFloat# !a !b = if a < b then 1 else 0
leFloat# :: Float# -> Float# -> Int#
leFloat# !a !b = if a <= b then 1 else 0
gtFloat# :: Float# -> Float# -> Int#
gtFloat# !a !b = if a > b then 1 else 0
geFloat# :: Float# -> Float# -> Int#
geFloat# !a !b = if a >= b then 1 else 0
int2Double# :: Int# -> Double#
int2Double# !a = fromIntegral a
double2Int# :: Double# -> Int#
double2Int# !a = truncate a
int2Float# :: Int# -> Float#
int2Float# !a = fromIntegral a
float2Int# :: Float# -> Int#
float2Int# !a = truncate a
float2Double# :: Float# -> Double#
float2Double# !a = realToFrac a
double2Float# :: Double# -> Float#
double2Float# !a = realToFrac a
word2Double# :: Word# -> Double#
word2Double# !a = fromIntegral a
word2Float# :: Word# -> Float#
word2Float# !a = fromIntegral a
addIntC# :: Int# -> Int# -> (Int#, Int#)
addIntC# !a !b = let s = a + b in (s, if (a >= 0) == (b >= 0) && (a >= 0) /= (s >= 0) then 1 else 0)
subIntC# :: Int# -> Int# -> (Int#, Int#)
subIntC# !a !b = let s = a - b in (s, if (a >= 0) /= (b >= 0) && (a >= 0) /= (s >= 0) then 1 else 0)
mulIntMayOflo# :: Int# -> Int# -> Int#
mulIntMayOflo# !a !b = if toInteger a * toInteger b == toInteger (a * b) then 0 else 1
isTrue# :: Int# -> Bool
isTrue# !a = a /= 0
tagToEnum# :: Int# -> Bool
tagToEnum# !a = a /= 0
unpackCString# :: Addr# -> String
unpackCString# a = a
seq# :: a -> State# s -> (State# s, a)
seq# !a s = (s, a)
