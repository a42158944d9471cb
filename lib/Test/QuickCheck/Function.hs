{-# LANGUAGE GADTs, TypeOperators, PatternSynonyms #-}
-- | Functions that can be shown and made smaller, as in QuickCheck 2.14.
module Test.QuickCheck.Function
  ( Fun(..), applyFun, apply, applyFun2, applyFun3, (:->), Function(..), functionMap, functionShow, functionIntegral
  , functionRealFrac, functionBoundedEnum, pattern Fn
  ) where

import Data.Char (chr, ord)
import Data.Int
import Data.List (intercalate)
import qualified Data.Map as Map
import Data.Ratio
import Data.Word
import Test.QuickCheck.Arbitrary
import Test.QuickCheck.Gen

-- | A function in parts, as far as its type has parts.
data a :-> c where
  Pair :: (a :-> (b :-> c)) -> ((a, b) :-> c)
  Or :: (a :-> c) -> (b :-> c) -> (Either a b :-> c)
  Unit :: c -> (() :-> c)
  Nil :: a :-> c
  Table :: Eq a => [(a, c)] -> (a :-> c)
  Map :: (a -> b) -> (b -> a) -> (b :-> c) -> (a :-> c)

data Shrunk = Shrunk | NotShrunk deriving Eq

data Fun a b = Fun (a :-> b, b, Shrunk) (a -> b)

pattern Fn :: (a -> b) -> Fun a b
pattern Fn f <- Fun _ f

applyFun, apply :: Fun a b -> a -> b
applyFun (Fun _ f) x = f x
apply (Fun _ f) x = f x

applyFun2 :: Fun (a, b) c -> a -> b -> c
applyFun2 (Fun _ f) a b = f (a, b)

applyFun3 :: Fun (a, b, c) d -> a -> b -> c -> d
applyFun3 (Fun _ f) a b c = f (a, b, c)

makeFun :: (a :-> b) -> b -> Shrunk -> Fun a b
makeFun p d s = Fun (p, d, s) (abstract p d)

mapParts :: (c -> d) -> (a :-> c) -> (a :-> d)
mapParts f (Pair p) = Pair (mapParts (mapParts f) p)
mapParts f (Or p q) = Or (mapParts f p) (mapParts f q)
mapParts f (Unit c) = Unit (f c)
mapParts _ Nil = Nil
mapParts f (Table xcs) = Table [(x, f c) | (x, c) <- xcs]
mapParts f (Map g h p) = Map g h (mapParts f p)

instance Functor ((:->) a) where
  fmap f p = mapParts f p
instance Functor (Fun a) where
  fmap f (Fun (p, d, s) g) = Fun (mapParts f p, f d, s) (f . g)

table :: (a :-> c) -> [(a, c)]
table (Pair p) = [((x, y), c) | (x, q) <- table p, (y, c) <- table q]
table (Or p q) = [(Left x, c) | (x, c) <- table p] ++ [(Right y, c) | (y, c) <- table q]
table (Unit c) = [((), c)]
table Nil = []
table (Table xys) = xys
table (Map _ h p) = [(h x, c) | (x, c) <- table p]

instance (Show a, Show b) => Show (a :-> b) where
  show p = showParts p Nothing
instance (Show a, Show b) => Show (Fun a b) where
  show (Fun (_, _, NotShrunk) _) = "<fun>"
  show (Fun (p, d, Shrunk) _) = showParts p (Just d)

showParts :: (Show a, Show b) => (a :-> b) -> Maybe b -> String
showParts p md = "{" ++ intercalate ", " ([show x ++ "->" ++ show c | (x, c) <- table p] ++ ["_->" ++ show d | Just d <- [md]]) ++ "}"

abstract :: (a :-> c) -> c -> (a -> c)
abstract (Pair p) d (x, y) = abstract (mapParts (\q -> abstract q d y) p) d x
abstract (Or p q) d exy = either (abstract p d) (abstract q d) exy
abstract (Unit c) _ _ = c
abstract Nil d _ = d
abstract (Table xys) d x = head ([y | (x', y) <- xys, x == x'] ++ [d])
abstract (Map g _ p) d x = abstract p d (g x)

class Function a where
  function :: (a -> b) -> (a :-> b)

functionMap :: Function b => (a -> b) -> (b -> a) -> (a -> c) -> (a :-> c)
functionMap g h f = Map g h (function (f . h))

functionShow :: (Show a, Read a) => (a -> c) -> (a :-> c)
functionShow f = functionMap show read f

functionIntegral :: Integral a => (a -> b) -> (a :-> b)
functionIntegral f = functionMap fromIntegral fromInteger f

functionRealFrac :: RealFrac a => (a -> b) -> (a :-> b)
functionRealFrac f = functionMap toRational fromRational f

functionBoundedEnum :: (Eq a, Bounded a, Enum a) => (a -> b) -> (a :-> b)
functionBoundedEnum f = Table [(x, f x) | x <- [minBound .. maxBound]]

instance Function () where
  function f = Unit (f ())
instance Function Bool where
  function f = functionMap (\b -> if b then Right () else Left ()) (either (const False) (const True)) f
instance Function Ordering where
  function f = functionBoundedEnum f
instance (Function a, Function b) => Function (a, b) where
  function f = Pair (mapParts function (function (\x y -> f (x, y))))
instance (Function a, Function b, Function c) => Function (a, b, c) where
  function f = functionMap (\(a, b, c) -> (a, (b, c))) (\(a, (b, c)) -> (a, b, c)) f
instance (Function a, Function b) => Function (Either a b) where
  function f = Or (function (f . Left)) (function (f . Right))
instance Function a => Function [a] where
  function f = functionMap split join' f
    where
      split [] = Left ()
      split (x : xs) = Right (x, xs)
      join' (Left _) = []
      join' (Right (x, xs)) = x : xs
instance Function a => Function (Maybe a) where
  function f = functionMap (maybe (Left ()) Right) (either (const Nothing) Just) f
instance Function Integer where
  function f = functionMap digits number f
    where
      digits n = if n < 0 then Left (bytes (negate n - 1)) else Right (bytes n)
      number x = either (\ds -> negate (value ds) - 1) value x
      bytes :: Integer -> [Word8]
      bytes n = if n <= 0 then [] else fromInteger (n `mod` 256) : bytes (n `div` 256)
      value :: [Word8] -> Integer
      value [] = 0
      value (k : ks) = fromIntegral k + 256 * value ks
instance Function Int where
  function f = functionIntegral f
instance Function Word where
  function f = functionIntegral f
instance Function Word8 where
  function f = functionBoundedEnum f
instance Function Int8 where
  function f = functionBoundedEnum f
instance Function Int64 where
  function f = functionIntegral f
instance Function Char where
  function f = functionMap ord chr f
instance (Integral a, Function a) => Function (Ratio a) where
  function f = functionMap (\r -> (numerator r, denominator r)) (\(n, d) -> n % d) f
instance Function Double where
  function f = functionRealFrac f
instance Function Float where
  function f = functionRealFrac f
instance (Ord k, Function k, Function v) => Function (Map.Map k v) where
  function f = functionMap Map.toList Map.fromList f

instance (Function a, CoArbitrary a, Arbitrary b) => Arbitrary (a :-> b) where
  arbitrary = fmap function arbitrary
  shrink p = shrinkParts shrink p

shrinkParts :: (c -> [c]) -> (a :-> c) -> [a :-> c]
shrinkParts shr (Pair p) = [pairPart p' | p' <- shrinkParts (\q -> shrinkParts shr q) p]
shrinkParts shr (Or p q) =
  [orPart p Nil | not (isNil q)] ++ [orPart Nil q | not (isNil p)] ++ [orPart p' q | p' <- shrinkParts shr p]
  ++ [orPart p q' | q' <- shrinkParts shr q]
shrinkParts shr (Unit c) = Nil : [Unit c' | c' <- shr c]
shrinkParts shr (Table xys) = [tablePart xys' | xys' <- shrinkList (\(x, y) -> [(x, y') | y' <- shr y]) xys]
shrinkParts _ Nil = []
shrinkParts shr (Map g h p) = [mapPart g h p' | p' <- shrinkParts shr p]

pairPart :: (a :-> (b :-> c)) -> ((a, b) :-> c)
pairPart Nil = Nil
pairPart p = Pair p

orPart :: (a :-> c) -> (b :-> c) -> (Either a b :-> c)
orPart Nil Nil = Nil
orPart p q = Or p q

tablePart :: Eq a => [(a, c)] -> (a :-> c)
tablePart [] = Nil
tablePart xys = Table xys

mapPart :: (a -> b) -> (b -> a) -> (b :-> c) -> (a :-> c)
mapPart _ _ Nil = Nil
mapPart g h p = Map g h p

isNil :: (a :-> c) -> Bool
isNil Nil = True
isNil _ = False

instance (Function a, CoArbitrary a, Arbitrary b) => Arbitrary (Fun a b) where
  arbitrary = do
    p <- arbitrary
    d <- arbitrary
    return (makeFun p d NotShrunk)
  shrink (Fun (p, d, s) _) =
    [makeFun p' d' Shrunk | (p', d') <- shrink (p, d)] ++ [makeFun p d Shrunk | s == NotShrunk]
