-- | Array indices. unsafeIndex is index where the caller knows that the index is in range.
module Data.Ix (Ix(range, index, inRange, rangeSize)) where

import Inquest.Classes (primCharLe, primIntLe, primIntegerLe, primWordLe)
import Inquest.Num (primIntAdd, primIntMul, primIntSub, primIntegerSub, primIntegerToInt, primWordSub, primWordToInt)
import Inquest.Enum (enumFromToInt, enumFromToInteger, primCharOrd)

class Ord a => Ix a where
  range :: (a, a) -> [a]
  index :: (a, a) -> a -> Int
  unsafeIndex :: (a, a) -> a -> Int
  inRange :: (a, a) -> a -> Bool
  rangeSize :: (a, a) -> Int
  index b i = if inRange b i then unsafeIndex b i else hopelessIndexError
  unsafeIndex b i = index b i
  rangeSize b = case b of (_, u) -> if inRange b u then primIntAdd (unsafeIndex b u) 1 else 0

hopelessIndexError :: Int
hopelessIndexError = errorWithoutStackTrace "Error in array index"

indexError :: Show a => (a, a) -> a -> String -> b
indexError bounds i typeName = errorWithoutStackTrace
  ("Ix{" ++ typeName ++ "}.index: Index " ++ showParen True (showsPrec 0 i) (" out of range " ++ showParen True (showsPrec 0 bounds) ""))

instance Ix Int where
  range (l, u) = enumFromToInt l u
  index (l, u) i = if primIntLe l i && primIntLe i u then primIntSub i l else indexError (l, u) i "Int"
  unsafeIndex (l, _) i = primIntSub i l
  inRange (l, u) i = primIntLe l i && primIntLe i u
  rangeSize (l, u) = if primIntLe l u then primIntAdd (primIntSub u l) 1 else 0

instance Ix Integer where
  range (l, u) = enumFromToInteger l u
  index (l, u) i = if primIntegerLe l i && primIntegerLe i u then primIntegerToInt (primIntegerSub i l) else indexError (l, u) i "Integer"
  unsafeIndex (l, _) i = primIntegerToInt (primIntegerSub i l)
  inRange (l, u) i = primIntegerLe l i && primIntegerLe i u

instance Ix Word where
  range (l, u) = enumFromTo l u
  unsafeIndex (l, _) i = primWordToInt (primWordSub i l)
  inRange (l, u) i = primWordLe l i && primWordLe i u

instance Ix Char where
  range (l, u) = enumFromTo l u
  index (l, u) i = if primCharLe l i && primCharLe i u then primIntSub (primCharOrd i) (primCharOrd l) else indexError (l, u) i "Char"
  unsafeIndex (l, _) i = primIntSub (primCharOrd i) (primCharOrd l)
  inRange (l, u) i = primCharLe l i && primCharLe i u

instance Ix Bool where
  range (l, u) = enumFromTo l u
  index (l, u) i = if l <= i && i <= u then primIntSub (fromEnum i) (fromEnum l) else indexError (l, u) i "Bool"
  inRange (l, u) i = l <= i && i <= u

instance Ix Ordering where
  range (l, u) = enumFromTo l u
  index (l, u) i = if l <= i && i <= u then primIntSub (fromEnum i) (fromEnum l) else indexError (l, u) i "Ordering"
  inRange (l, u) i = l <= i && i <= u

instance Ix () where
  range _ = [()]
  index _ _ = 0
  inRange _ _ = True

instance (Ix a, Ix b) => Ix (a, b) where
  range ((l1, l2), (u1, u2)) = [(i1, i2) | i1 <- range (l1, u1), i2 <- range (l2, u2)]
  unsafeIndex ((l1, l2), (u1, u2)) (i1, i2) =
    primIntAdd (primIntMul (unsafeIndex (l1, u1) i1) (rangeSize (l2, u2))) (unsafeIndex (l2, u2) i2)
  inRange ((l1, l2), (u1, u2)) (i1, i2) = inRange (l1, u1) i1 && inRange (l2, u2) i2

instance (Ix a, Ix b, Ix c) => Ix (a, b, c) where
  range ((l1, l2, l3), (u1, u2, u3)) =
    [(i1, i2, i3) | i1 <- range (l1, u1), i2 <- range (l2, u2), i3 <- range (l3, u3)]
  unsafeIndex ((l1, l2, l3), (u1, u2, u3)) (i1, i2, i3) =
    unsafeIndex (l3, u3) i3 + rangeSize (l3, u3) * (unsafeIndex (l2, u2) i2 + rangeSize (l2, u2) * unsafeIndex (l1, u1) i1)
  inRange ((l1, l2, l3), (u1, u2, u3)) (i1, i2, i3) = inRange (l1, u1) i1 && inRange (l2, u2) i2 && inRange (l3, u3) i3

instance (Ix a, Ix b, Ix c, Ix d) => Ix (a, b, c, d) where
  range ((l1, l2, l3, l4), (u1, u2, u3, u4)) =
    [(i1, i2, i3, i4) | i1 <- range (l1, u1), i2 <- range (l2, u2), i3 <- range (l3, u3), i4 <- range (l4, u4)]
  unsafeIndex ((l1, l2, l3, l4), (u1, u2, u3, u4)) (i1, i2, i3, i4) =
    unsafeIndex (l4, u4) i4 + rangeSize (l4, u4) * unsafeIndex ((l1, l2, l3), (u1, u2, u3)) (i1, i2, i3)
  inRange ((l1, l2, l3, l4), (u1, u2, u3, u4)) (i1, i2, i3, i4) =
    inRange (l1, u1) i1 && inRange (l2, u2) i2 && inRange (l3, u3) i3 && inRange (l4, u4) i4

instance (Ix a, Ix b, Ix c, Ix d, Ix e) => Ix (a, b, c, d, e) where
  range ((l1, l2, l3, l4, l5), (u1, u2, u3, u4, u5)) =
    [(i1, i2, i3, i4, i5) | (i1, i2, i3, i4) <- range ((l1, l2, l3, l4), (u1, u2, u3, u4)), i5 <- range (l5, u5)]
  unsafeIndex ((l1, l2, l3, l4, l5), (u1, u2, u3, u4, u5)) (i1, i2, i3, i4, i5) =
    unsafeIndex (l5, u5) i5 + rangeSize (l5, u5) * unsafeIndex ((l1, l2, l3, l4), (u1, u2, u3, u4)) (i1, i2, i3, i4)
  inRange ((l1, l2, l3, l4, l5), (u1, u2, u3, u4, u5)) (i1, i2, i3, i4, i5) =
    inRange ((l1, l2, l3, l4), (u1, u2, u3, u4)) (i1, i2, i3, i4) && inRange (l5, u5) i5

instance (Ix a, Ix b, Ix c, Ix d, Ix e, Ix f) => Ix (a, b, c, d, e, f) where
  range ((l1, l2, l3, l4, l5, l6), (u1, u2, u3, u4, u5, u6)) =
    [(i1, i2, i3, i4, i5, i6) | (i1, i2, i3, i4, i5) <- range ((l1, l2, l3, l4, l5), (u1, u2, u3, u4, u5)), i6 <- range (l6, u6)]
  unsafeIndex ((l1, l2, l3, l4, l5, l6), (u1, u2, u3, u4, u5, u6)) (i1, i2, i3, i4, i5, i6) =
    unsafeIndex (l6, u6) i6 + rangeSize (l6, u6) * unsafeIndex ((l1, l2, l3, l4, l5), (u1, u2, u3, u4, u5)) (i1, i2, i3, i4, i5)
  inRange ((l1, l2, l3, l4, l5, l6), (u1, u2, u3, u4, u5, u6)) (i1, i2, i3, i4, i5, i6) =
    inRange ((l1, l2, l3, l4, l5), (u1, u2, u3, u4, u5)) (i1, i2, i3, i4, i5) && inRange (l6, u6) i6

instance (Ix a, Ix b, Ix c, Ix d, Ix e, Ix f, Ix g) => Ix (a, b, c, d, e, f, g) where
  range ((l1, l2, l3, l4, l5, l6, l7), (u1, u2, u3, u4, u5, u6, u7)) =
    [(i1, i2, i3, i4, i5, i6, i7) | (i1, i2, i3, i4, i5, i6) <- range ((l1, l2, l3, l4, l5, l6), (u1, u2, u3, u4, u5, u6)), i7 <- range (l7, u7)]
  unsafeIndex ((l1, l2, l3, l4, l5, l6, l7), (u1, u2, u3, u4, u5, u6, u7)) (i1, i2, i3, i4, i5, i6, i7) =
    unsafeIndex (l7, u7) i7 + rangeSize (l7, u7) * unsafeIndex ((l1, l2, l3, l4, l5, l6), (u1, u2, u3, u4, u5, u6)) (i1, i2, i3, i4, i5, i6)
  inRange ((l1, l2, l3, l4, l5, l6, l7), (u1, u2, u3, u4, u5, u6, u7)) (i1, i2, i3, i4, i5, i6, i7) =
    inRange ((l1, l2, l3, l4, l5, l6), (u1, u2, u3, u4, u5, u6)) (i1, i2, i3, i4, i5, i6) && inRange (l7, u7) i7
