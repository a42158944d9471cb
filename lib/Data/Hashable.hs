-- | Hashes, as hashable 1.3.5 computes them; of Integers beyond an Int and of ByteStrings other ones. A type whose
-- instance says nothing has one hash for all its values.
module Data.Hashable (Hashable(..), hashUsing, hashed, unhashed, Hashed) where

import Data.Bits (xor)
import Data.Char (ord)
import Data.Complex (Complex(..))
import Data.Fixed (Fixed(..))
import Data.Foldable (foldl')
import Data.Functor.Const (Const(..))
import Data.Functor.Identity (Identity(..))
import Data.Int
import qualified Data.IntMap as IntMap
import Data.List.NonEmpty (NonEmpty(..))
import qualified Data.Map.Internal as Map
import Data.Proxy (Proxy(..))
import Data.Ratio (Ratio, denominator, numerator)
import qualified Data.Sequence as Seq
import qualified Data.Set.Internal as Set
import Data.Text.Internal (Text(..))
import Data.ByteString.Internal (ByteString(..))
import Data.Tree (Tree(..))
import Data.Unique (Unique, hashUnique)
import Data.Version (Version(..))
import Data.Void (Void, absurd)
import Data.Word
import Numeric.Natural (Natural)

infixl 0 `hashWithSalt`

-- | An instance that says neither is one that GHC would derive.
class Hashable a where
  hashWithSalt :: Int -> a -> Int
  hashWithSalt salt x
    | salt == defaultSalt = 0
    | otherwise = salt `combine` hash x
  hash :: a -> Int
  hash x = hashWithSalt defaultSalt x

defaultSalt :: Int
defaultSalt = -3750763034362895579

combine :: Int -> Int -> Int
combine h1 h2 = (h1 * 1099511628211) `xor` h2

hashUsing :: Hashable b => (a -> b) -> Int -> a -> Int
hashUsing f salt x = hashWithSalt salt (f x)

distinguisher :: Int
distinguisher = 6148914691236517205

instance Hashable Int where { hash n = n; hashWithSalt s x = combine s x }
instance Hashable Int8 where { hash n = fromIntegral n; hashWithSalt s x = combine s (fromIntegral x) }
instance Hashable Int16 where { hash n = fromIntegral n; hashWithSalt s x = combine s (fromIntegral x) }
instance Hashable Int32 where { hash n = fromIntegral n; hashWithSalt s x = combine s (fromIntegral x) }
instance Hashable Int64 where { hash n = fromIntegral n; hashWithSalt s x = combine s (fromIntegral x) }
instance Hashable Word where { hash n = fromIntegral n; hashWithSalt s x = combine s (fromIntegral x) }
instance Hashable Word8 where { hash n = fromIntegral n; hashWithSalt s x = combine s (fromIntegral x) }
instance Hashable Word16 where { hash n = fromIntegral n; hashWithSalt s x = combine s (fromIntegral x) }
instance Hashable Word32 where { hash n = fromIntegral n; hashWithSalt s x = combine s (fromIntegral x) }
instance Hashable Word64 where { hash n = fromIntegral n; hashWithSalt s x = combine s (fromIntegral x) }
instance Hashable () where { hash _ = 0; hashWithSalt s _ = combine s 0 }
instance Hashable Bool where { hash b = fromEnum b; hashWithSalt s b = combine s (fromEnum b) }
instance Hashable Ordering where { hash o = fromEnum o; hashWithSalt s o = combine s (fromEnum o) }
instance Hashable Char where { hash c = ord c; hashWithSalt s c = combine s (ord c) }
instance Hashable Integer where
  hash n = fromInteger n
  hashWithSalt s n = combine s (fromInteger n)
instance Hashable Natural where
  hash n = fromIntegral n
  hashWithSalt s n = combine s (fromIntegral n)
instance Hashable Double where
  hash x = if x == 0 then 0 else combine defaultSalt (bits 52 1023 x)
  hashWithSalt s x = combine s (hash x)
instance Hashable Float where
  hash x = if x == 0 then 0 else bits 23 127 x
  hashWithSalt s x = combine s (hash x)

-- | As IEEE 754 lays it out: so many bits of mantissa, and what is added to exponents.
bits :: RealFloat a => Int -> Int -> a -> Int
bits size bias x
  | isNaN x = top + (2 ^ (size - 1))
  | isInfinite x = sign + top
  | e <= 0 = sign + fromInteger (m `div` 2 ^ (1 - e))
  | otherwise = sign + e * 2 ^ size + fromInteger (m - 2 ^ size)
  where
    (m', e') = decodeFloat x
    m = abs m'
    e = e' + size + bias
    top = (2 * bias + 1) * 2 ^ size
    sign = if x < 0 then (2 * bias + 2) * 2 ^ size else 0

instance (Integral a, Hashable a) => Hashable (Ratio a) where
  hash r = hash (numerator r) `hashWithSalt` denominator r
  hashWithSalt s r = s `hashWithSalt` numerator r `hashWithSalt` denominator r
instance Hashable a => Hashable (Complex a) where
  hash (r :+ i) = hash r `hashWithSalt` i
  hashWithSalt s (r :+ i) = s `hashWithSalt` r `hashWithSalt` i
instance Hashable (Fixed a) where
  hashWithSalt s (MkFixed n) = hashWithSalt s n
  hash (MkFixed n) = hash n
instance Hashable a => Hashable (Maybe a) where
  hash Nothing = 0
  hash (Just a) = distinguisher `hashWithSalt` a
  hashWithSalt s Nothing = combine s 0
  hashWithSalt s (Just a) = combine s distinguisher `hashWithSalt` a
instance (Hashable a, Hashable b) => Hashable (Either a b) where
  hash (Left a) = 0 `hashWithSalt` a
  hash (Right b) = distinguisher `hashWithSalt` b
  hashWithSalt s (Left a) = combine s 0 `hashWithSalt` a
  hashWithSalt s (Right b) = combine s distinguisher `hashWithSalt` b

hashElements :: Hashable a => Int -> [a] -> Int
hashElements salt xs = go salt 0 xs
  where
    go s n [] = combine s n
    go s n (y : ys) = let s' = hashWithSalt s y; n' = n + 1 in s' `seq` n' `seq` go s' n' ys

instance Hashable a => Hashable [a] where
  hash xs = hashElements defaultSalt xs
  hashWithSalt s xs = hashElements s xs
instance Hashable a => Hashable (NonEmpty a) where
  hash (a :| as) = defaultSalt `hashWithSalt` a `hashWithSalt` as
  hashWithSalt s (a :| as) = s `hashWithSalt` a `hashWithSalt` as
instance Hashable Text where
  hash t = hashWithSalt defaultSalt t
  hashWithSalt s (Text t) = foldl' (\h b -> (h * 1099511628211) `xor` b) (combine s (length units)) (concatMap bytes units)
    where
      units = concatMap (unit . ord) t
      unit n | n < 0x10000 = [n]
             | otherwise = [0xd800 + (n - 0x10000) `div` 0x400, 0xdc00 + (n - 0x10000) `mod` 0x400]
      bytes n = [n `mod` 256, n `div` 256]
instance Hashable ByteString where
  hash t = hashWithSalt defaultSalt t
  hashWithSalt s (BS t) = foldl' (\h b -> (h * 1099511628211) `xor` ord b) (combine s (length t)) t

instance (Hashable a, Hashable b) => Hashable (a, b) where
  hash (a, b) = hash a `hashWithSalt` b
  hashWithSalt s (a, b) = s `hashWithSalt` a `hashWithSalt` b
instance (Hashable a, Hashable b, Hashable c) => Hashable (a, b, c) where
  hash (a, b, c) = hash a `hashWithSalt` b `hashWithSalt` c
  hashWithSalt s (a, b, c) = s `hashWithSalt` a `hashWithSalt` b `hashWithSalt` c
instance (Hashable a, Hashable b, Hashable c, Hashable d) => Hashable (a, b, c, d) where
  hash (a, b, c, d) = hash a `hashWithSalt` b `hashWithSalt` c `hashWithSalt` d
  hashWithSalt s (a, b, c, d) = s `hashWithSalt` a `hashWithSalt` b `hashWithSalt` c `hashWithSalt` d
instance (Hashable a, Hashable b, Hashable c, Hashable d, Hashable e) => Hashable (a, b, c, d, e) where
  hash (a, b, c, d, e) = hash a `hashWithSalt` b `hashWithSalt` c `hashWithSalt` d `hashWithSalt` e
  hashWithSalt s (a, b, c, d, e) = s `hashWithSalt` a `hashWithSalt` b `hashWithSalt` c `hashWithSalt` d `hashWithSalt` e

instance Hashable a => Hashable (Identity a) where
  hash (Identity a) = hash a
  hashWithSalt s (Identity a) = hashWithSalt s a
instance Hashable a => Hashable (Const a b) where
  hash (Const a) = hash a
  hashWithSalt s (Const a) = hashWithSalt s a
instance Hashable (Proxy a) where { hash _ = 0; hashWithSalt s _ = combine s 0 }
instance Hashable Void where { hash v = absurd v; hashWithSalt _ v = absurd v }
instance Hashable Unique where { hash u = hashUnique u; hashWithSalt s u = combine s (hashUnique u) }
instance Hashable Version where
  hashWithSalt s (Version b t) = s `hashWithSalt` b `hashWithSalt` t
instance (Hashable k, Hashable v) => Hashable (Map.Map k v) where
  hash m = hashWithSalt (Map.size m) (Map.toAscList m)
  hashWithSalt s m = hashWithSalt s (Map.toAscList m)
instance Hashable a => Hashable (Set.Set a) where
  hash m = hashWithSalt (Set.size m) (Set.toAscList m)
  hashWithSalt s m = hashWithSalt s (Set.toAscList m)
instance Hashable a => Hashable (Seq.Seq a) where
  hash m = hashWithSalt (Seq.length m) (foldr (:) [] m)
  hashWithSalt s m = hashWithSalt s (foldr (:) [] m)
instance Hashable a => Hashable (Tree a) where
  hash (Node a ts) = hash a `hashWithSalt` ts
  hashWithSalt s (Node a ts) = s `hashWithSalt` a `hashWithSalt` ts

-- | A value with its hash.
data Hashed a = Hashed a !Int
instance Eq a => Eq (Hashed a) where
  Hashed a h == Hashed b i = h == i && a == b
instance Ord a => Ord (Hashed a) where
  compare (Hashed a _) (Hashed b _) = compare a b
instance Show a => Show (Hashed a) where
  showsPrec d (Hashed a _) = showParen (d > 10) (showString "hashed " . showsPrec 11 a)
instance Hashable (Hashed a) where
  hash (Hashed _ h) = h
  hashWithSalt s (Hashed _ h) = combine s h

hashed :: Hashable a => a -> Hashed a
hashed a = Hashed a (hash a)

unhashed :: Hashed a -> a
unhashed (Hashed a _) = a
