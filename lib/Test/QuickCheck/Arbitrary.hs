-- | Values to test with, and how they are made smaller, as in QuickCheck 2.14.
module Test.QuickCheck.Arbitrary
  ( Arbitrary(..), CoArbitrary(..), Arbitrary1(..), Arbitrary2(..), arbitrary1, shrink1, arbitrary2, shrink2, arbitrarySizedIntegral
  , arbitrarySizedNatural, arbitrarySizedFractional, arbitraryBoundedIntegral, arbitraryBoundedRandom, arbitraryBoundedEnum
  , arbitrarySizedBoundedIntegral, arbitraryUnicodeChar, arbitraryASCIIChar, arbitraryPrintableChar, shrinkNothing, shrinkList
  , shrinkMap, shrinkMapBy, shrinkIntegral, shrinkRealFrac, shrinkDecimal, shrinkBoundedEnum, coarbitraryIntegral, coarbitraryReal
  , coarbitraryShow, coarbitraryEnum, (><), vector, orderedList
  ) where

import Data.Char
import Data.Complex
import Data.Functor.Compose
import Data.Functor.Const
import Data.Functor.Identity
import Data.Int
import Data.List (nub, sort)
import Data.List.NonEmpty (NonEmpty(..))
import qualified Data.List.NonEmpty as NonEmpty
import qualified Data.Map as Map
import qualified Data.Monoid as Monoid
import Data.Ratio
import qualified Data.Sequence as Seq
import qualified Data.Set as Set
import qualified Data.IntMap as IntMap
import Data.Word
import Numeric.Natural
import System.Random (Random)
import Test.QuickCheck.Gen

class Arbitrary a where
  arbitrary :: Gen a
  shrink :: a -> [a]
  shrink _ = []

class Arbitrary1 f where
  liftArbitrary :: Gen a -> Gen (f a)
  liftShrink :: (a -> [a]) -> f a -> [f a]
  liftShrink _ _ = []

class Arbitrary2 f where
  liftArbitrary2 :: Gen a -> Gen b -> Gen (f a b)
  liftShrink2 :: (a -> [a]) -> (b -> [b]) -> f a b -> [f a b]
  liftShrink2 _ _ _ = []

arbitrary1 :: (Arbitrary1 f, Arbitrary a) => Gen (f a)
arbitrary1 = liftArbitrary arbitrary

shrink1 :: (Arbitrary1 f, Arbitrary a) => f a -> [f a]
shrink1 x = liftShrink shrink x

arbitrary2 :: (Arbitrary2 f, Arbitrary a, Arbitrary b) => Gen (f a b)
arbitrary2 = liftArbitrary2 arbitrary arbitrary

shrink2 :: (Arbitrary2 f, Arbitrary a, Arbitrary b) => f a b -> [f a b]
shrink2 x = liftShrink2 shrink shrink x

instance (CoArbitrary a, Arbitrary b) => Arbitrary (a -> b) where
  arbitrary = fmap (\eval a -> eval (coarbitrary a arbitrary)) delay

instance Arbitrary () where
  arbitrary = return ()
instance Arbitrary Bool where
  arbitrary = chooseEnum (False, True)
  shrink True = [False]
  shrink False = []
instance Arbitrary Ordering where
  arbitrary = elements [LT, EQ, GT]
  shrink GT = [EQ, LT]
  shrink LT = [EQ]
  shrink EQ = []

instance Arbitrary1 Maybe where
  liftArbitrary g = frequency [(1, return Nothing), (3, fmap Just g)]
  liftShrink f (Just x) = Nothing : [Just y | y <- f x]
  liftShrink _ Nothing = []
instance Arbitrary a => Arbitrary (Maybe a) where
  arbitrary = arbitrary1
  shrink x = shrink1 x

instance Arbitrary2 Either where
  liftArbitrary2 a b = oneof [fmap Left a, fmap Right b]
  liftShrink2 f _ (Left x) = [Left y | y <- f x]
  liftShrink2 _ f (Right x) = [Right y | y <- f x]
instance (Arbitrary a, Arbitrary b) => Arbitrary (Either a b) where
  arbitrary = arbitrary2
  shrink x = shrink2 x

instance Arbitrary1 [] where
  liftArbitrary g = listOf g
  liftShrink f xs = shrinkList f xs
instance Arbitrary a => Arbitrary [a] where
  arbitrary = listOf arbitrary
  shrink xs = shrinkList shrink xs

instance Arbitrary a => Arbitrary (NonEmpty a) where
  arbitrary = fmap NonEmpty.fromList (listOf1 arbitrary)
  shrink (x :| xs) = [y :| ys | y : ys <- shrinkList shrink (x : xs)]

shrinkList :: (a -> [a]) -> [a] -> [[a]]
shrinkList shr xs = concat [removes k n xs | k <- takeWhile (> 0) (iterate (`div` 2) n)] ++ shrinkOne xs
  where
    n = length xs
    shrinkOne [] = []
    shrinkOne (y : ys) = [y' : ys | y' <- shr y] ++ [y : ys' | ys' <- shrinkOne ys]
    removes k m ys
      | k > m = []
      | null ys2 = [[]]
      | otherwise = ys2 : map (ys1 ++) (removes k (m - k) ys2)
      where
        ys1 = take k ys
        ys2 = drop k ys

instance Integral a => Arbitrary (Ratio a) where
  arbitrary = arbitrarySizedFractional
  shrink x = shrinkRealFrac x
instance Arbitrary a => Arbitrary (Complex a) where
  arbitrary = (:+) <$> arbitrary <*> arbitrary
  shrink (x :+ y) = [x' :+ y | x' <- shrink x] ++ [x :+ y' | y' <- shrink y]

instance (Arbitrary a, Arbitrary b) => Arbitrary (a, b) where
  arbitrary = (,) <$> arbitrary <*> arbitrary
  shrink (x, y) = [(x', y) | x' <- shrink x] ++ [(x, y') | y' <- shrink y]
instance (Arbitrary a, Arbitrary b, Arbitrary c) => Arbitrary (a, b, c) where
  arbitrary = (,,) <$> arbitrary <*> arbitrary <*> arbitrary
  shrink (x, y, z) = [(x', y', z') | (x', (y', z')) <- shrink (x, (y, z))]
instance (Arbitrary a, Arbitrary b, Arbitrary c, Arbitrary d) => Arbitrary (a, b, c, d) where
  arbitrary = (,,,) <$> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary
  shrink (w, x, y, z) = [(w', x', y', z') | (w', (x', (y', z'))) <- shrink (w, (x, (y, z)))]
instance (Arbitrary a, Arbitrary b, Arbitrary c, Arbitrary d, Arbitrary e) => Arbitrary (a, b, c, d, e) where
  arbitrary = (,,,,) <$> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary
  shrink (v, w, x, y, z) = [(v', w', x', y', z') | (v', (w', (x', (y', z')))) <- shrink (v, (w, (x, (y, z))))]
instance (Arbitrary a, Arbitrary b, Arbitrary c, Arbitrary d, Arbitrary e, Arbitrary f) => Arbitrary (a, b, c, d, e, f) where
  arbitrary = (,,,,,) <$> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary
  shrink (u, v, w, x, y, z) =
    [(u', v', w', x', y', z') | (u', (v', (w', (x', (y', z'))))) <- shrink (u, (v, (w, (x, (y, z)))))]

instance Arbitrary Int where
  arbitrary = arbitrarySizedIntegral
  shrink x = shrinkIntegral x
instance Arbitrary Integer where
  arbitrary = arbitrarySizedIntegral
  shrink x = shrinkIntegral x
instance Arbitrary Natural where
  arbitrary = arbitrarySizedNatural
  shrink x = shrinkIntegral x
instance Arbitrary Int8 where
  arbitrary = arbitrarySizedBoundedIntegral
  shrink x = shrinkIntegral x
instance Arbitrary Int16 where
  arbitrary = arbitrarySizedBoundedIntegral
  shrink x = shrinkIntegral x
instance Arbitrary Int32 where
  arbitrary = arbitrarySizedBoundedIntegral
  shrink x = shrinkIntegral x
instance Arbitrary Int64 where
  arbitrary = arbitrarySizedBoundedIntegral
  shrink x = shrinkIntegral x
instance Arbitrary Word where
  arbitrary = arbitrarySizedNatural
  shrink x = shrinkIntegral x
instance Arbitrary Word8 where
  arbitrary = arbitrarySizedBoundedIntegral
  shrink x = shrinkIntegral x
instance Arbitrary Word16 where
  arbitrary = arbitrarySizedBoundedIntegral
  shrink x = shrinkIntegral x
instance Arbitrary Word32 where
  arbitrary = arbitrarySizedBoundedIntegral
  shrink x = shrinkIntegral x
instance Arbitrary Word64 where
  arbitrary = arbitrarySizedBoundedIntegral
  shrink x = shrinkIntegral x
instance Arbitrary Float where
  arbitrary = arbitrarySizedFractional
  shrink x = shrinkDecimal x
instance Arbitrary Double where
  arbitrary = arbitrarySizedFractional
  shrink x = shrinkDecimal x

instance Arbitrary Char where
  arbitrary = frequency [(3, arbitraryASCIIChar), (1, arbitraryUnicodeChar)]
  shrink c = filter (smaller c) (nub (['a', 'b', 'c'] ++ [toLower c | isUpper c] ++ ['A', 'B', 'C'] ++ ['1', '2', '3'] ++ [' ', '\n']))
    where
      smaller a b = key b < key a
      key a = ((not (isLower a), not (isUpper a), not (isDigit a)), not (a == ' '), not (isSpace a), a)

instance (Ord k, Arbitrary k, Arbitrary v) => Arbitrary (Map.Map k v) where
  arbitrary = fmap Map.fromList arbitrary
  shrink m = map Map.fromList (shrink (Map.toList m))
instance (Ord a, Arbitrary a) => Arbitrary (Set.Set a) where
  arbitrary = fmap Set.fromList arbitrary
  shrink s = map Set.fromList (shrink (Set.toList s))
instance Arbitrary a => Arbitrary (Seq.Seq a) where
  arbitrary = fmap Seq.fromList arbitrary
  shrink s = map Seq.fromList (shrink (foldr (:) [] s))
instance Arbitrary a => Arbitrary (Identity a) where
  arbitrary = fmap Identity arbitrary
  shrink (Identity a) = map Identity (shrink a)
instance Arbitrary a => Arbitrary (Monoid.Sum a) where
  arbitrary = fmap Monoid.Sum arbitrary
  shrink (Monoid.Sum a) = map Monoid.Sum (shrink a)
instance Arbitrary a => Arbitrary (Monoid.Product a) where
  arbitrary = fmap Monoid.Product arbitrary
  shrink (Monoid.Product a) = map Monoid.Product (shrink a)
instance Arbitrary a => Arbitrary (Monoid.First a) where
  arbitrary = fmap Monoid.First arbitrary
  shrink (Monoid.First a) = map Monoid.First (shrink a)
instance Arbitrary a => Arbitrary (Monoid.Last a) where
  arbitrary = fmap Monoid.Last arbitrary
  shrink (Monoid.Last a) = map Monoid.Last (shrink a)
instance Arbitrary a => Arbitrary (Monoid.Dual a) where
  arbitrary = fmap Monoid.Dual arbitrary
  shrink (Monoid.Dual a) = map Monoid.Dual (shrink a)
instance Arbitrary Monoid.All where
  arbitrary = fmap Monoid.All arbitrary
  shrink (Monoid.All a) = map Monoid.All (shrink a)
instance Arbitrary Monoid.Any where
  arbitrary = fmap Monoid.Any arbitrary
  shrink (Monoid.Any a) = map Monoid.Any (shrink a)

arbitrarySizedIntegral :: Integral a => Gen a
arbitrarySizedIntegral = sized (\n -> fmap fromIntegral (chooseInt (negate n, n)))

arbitrarySizedNatural :: Integral a => Gen a
arbitrarySizedNatural = sized (\n -> fmap fromIntegral (chooseInt (0, n)))

arbitrarySizedFractional :: Fractional a => Gen a
arbitrarySizedFractional = sized (\n -> do
  let n' = toInteger n
  b <- chooseInteger (1, 9999999999999)
  a <- chooseInteger (negate n' * b, n' * b)
  return (fromRational (a % b)))

arbitraryBoundedIntegral :: (Bounded a, Integral a) => Gen a
arbitraryBoundedIntegral = chooseBoundedIntegral (minBound, maxBound)

arbitraryBoundedRandom :: (Bounded a, Random a) => Gen a
arbitraryBoundedRandom = choose (minBound, maxBound)

arbitraryBoundedEnum :: (Bounded a, Enum a) => Gen a
arbitraryBoundedEnum = chooseEnum (minBound, maxBound)

-- | Small numbers first, all of them in the end.
arbitrarySizedBoundedIntegral :: (Bounded a, Integral a) => Gen a
arbitrarySizedBoundedIntegral = withBounds (\lo hi -> sized (\s -> do
  let power = 2 ^ min (s * 7 `div` 10 + 2) 64 :: Integer
  fmap fromInteger (chooseInteger (max (toInteger lo) (negate power), min (toInteger hi) power))) )

withBounds :: Bounded a => (a -> a -> Gen a) -> Gen a
withBounds k = k minBound maxBound

arbitraryUnicodeChar :: Gen Char
arbitraryUnicodeChar = chooseEnum (minBound, maxBound) `suchThat` (not . isSurrogate)
  where isSurrogate c = generalCategory c == Surrogate

arbitraryASCIIChar :: Gen Char
arbitraryASCIIChar = chooseEnum ('\0', '\127')

arbitraryPrintableChar :: Gen Char
arbitraryPrintableChar = arbitrary `suchThat` isPrint

shrinkNothing :: a -> [a]
shrinkNothing _ = []

shrinkMap :: Arbitrary a => (a -> b) -> (b -> a) -> b -> [b]
shrinkMap f g b = shrinkMapBy f g shrink b

shrinkMapBy :: (a -> b) -> (b -> a) -> (a -> [a]) -> b -> [b]
shrinkMapBy f g shr b = map f (shr (g b))

shrinkIntegral :: Integral a => a -> [a]
shrinkIntegral x = nub ([negate x | x < 0, negate x > x] ++ [x' | x' <- takeWhile (<< x) (0 : [x - i | i <- tail (iterate (`quot` 2) x)])])
  where
    a << b = case (a >= 0, b >= 0) of
      (True, True) -> a < b
      (False, False) -> a > b
      (True, False) -> a + b < 0
      (False, True) -> a + b > 0

shrinkBoundedEnum :: (Bounded a, Enum a, Eq a) => a -> [a]
shrinkBoundedEnum a
  | a == minBound = []
  | otherwise = toEnum <$> filter (>= fromEnum (minBound `asTypeOf` a)) (shrinkIntegral (fromEnum a))

shrinkRealFrac :: RealFrac a => a -> [a]
shrinkRealFrac x
  | not (x == x) = 0 : take 10 (iterate (* 2) 0)
  | not (2 * x + 1 > x) && not (2 * x - 1 < x) = 0 : takeWhile (< x) (iterate (* 2) 0)
  | x < 0 = negate x : map negate (shrinkRealFrac (negate x))
  | otherwise =
      filter (\y -> abs y < abs x)
        (map fromInteger (shrink (truncate x) ++ [truncate x]) ++ [fromRational (num % den) | (num, den) <- smaller (toRational x)])
  where smaller r = [(n, d) | d <- takeWhile (< denominator r) (iterate (* 2) 1), let n = round (r * fromInteger d)]

-- | Numbers with fewer decimals.
shrinkDecimal :: RealFrac a => a -> [a]
shrinkDecimal x
  | not (x == x) = 0 : take 10 (iterate (* 2) 0)
  | not (2 * abs x + 1 > abs x) = 0 : takeWhile (< x) (iterate (* 2) 0)
  | otherwise =
      [ y
      | precision <- take 6 (iterate (* 10) 1)
      , let m = round (toRational x * precision)
      , precision == 1 || m `mod` 10 /= 0
      , n <- m : shrink m
      , let y = fromRational (fromInteger n / precision)
      , abs y < abs x
      ]

-- Functions as arguments.

class CoArbitrary a where
  coarbitrary :: a -> Gen b -> Gen b

(><) :: (Gen a -> Gen a) -> (Gen a -> Gen a) -> Gen a -> Gen a
(f >< g) x = f (g x)

instance (Arbitrary a, CoArbitrary b) => CoArbitrary (a -> b) where
  coarbitrary f gen = do
    xs <- arbitrary
    coarbitrary (map f xs) gen
instance CoArbitrary () where
  coarbitrary _ g = g
instance CoArbitrary Bool where
  coarbitrary False g = variant (0 :: Int) g
  coarbitrary True g = variant (1 :: Int) g
instance CoArbitrary Ordering where
  coarbitrary x g = variant (fromEnum x) g
instance CoArbitrary a => CoArbitrary (Maybe a) where
  coarbitrary Nothing g = variant (0 :: Int) g
  coarbitrary (Just x) g = variant (1 :: Int) (coarbitrary x g)
instance (CoArbitrary a, CoArbitrary b) => CoArbitrary (Either a b) where
  coarbitrary (Left x) g = variant (0 :: Int) (coarbitrary x g)
  coarbitrary (Right x) g = variant (1 :: Int) (coarbitrary x g)
instance CoArbitrary a => CoArbitrary [a] where
  coarbitrary [] g = variant (0 :: Int) g
  coarbitrary (x : xs) g = variant (1 :: Int) (coarbitrary x (coarbitrary xs g))
instance (CoArbitrary a, CoArbitrary b) => CoArbitrary (a, b) where
  coarbitrary (x, y) g = coarbitrary x (coarbitrary y g)
instance (CoArbitrary a, CoArbitrary b, CoArbitrary c) => CoArbitrary (a, b, c) where
  coarbitrary (x, y, z) g = coarbitrary x (coarbitrary y (coarbitrary z g))
instance CoArbitrary Int where
  coarbitrary x g = coarbitraryIntegral x g
instance CoArbitrary Integer where
  coarbitrary x g = coarbitraryIntegral x g
instance CoArbitrary Word where
  coarbitrary x g = coarbitraryIntegral x g
instance CoArbitrary Word8 where
  coarbitrary x g = coarbitraryIntegral x g
instance CoArbitrary Int64 where
  coarbitrary x g = coarbitraryIntegral x g
instance CoArbitrary Char where
  coarbitrary x g = coarbitrary (ord x) g
instance CoArbitrary Float where
  coarbitrary x g = coarbitraryReal x g
instance CoArbitrary Double where
  coarbitrary x g = coarbitraryReal x g
instance (Integral a, CoArbitrary a) => CoArbitrary (Ratio a) where
  coarbitrary r g = coarbitrary (numerator r, denominator r) g
instance (CoArbitrary k, CoArbitrary v) => CoArbitrary (Map.Map k v) where
  coarbitrary m g = coarbitrary (Map.toList m) g
instance CoArbitrary a => CoArbitrary (Set.Set a) where
  coarbitrary s g = coarbitrary (Set.toList s) g

coarbitraryIntegral :: Integral a => a -> Gen b -> Gen b
coarbitraryIntegral x g = variant x g

coarbitraryReal :: Real a => a -> Gen b -> Gen b
coarbitraryReal x g = let r = toRational x in coarbitrary (numerator r, denominator r) g

coarbitraryShow :: Show a => a -> Gen b -> Gen b
coarbitraryShow x g = coarbitrary (show x) g

coarbitraryEnum :: Enum a => a -> Gen b -> Gen b
coarbitraryEnum x g = variant (fromEnum x) g

vector :: Arbitrary a => Int -> Gen [a]
vector k = vectorOf k arbitrary

orderedList :: (Ord a, Arbitrary a) => Gen [a]
orderedList = fmap sort arbitrary
