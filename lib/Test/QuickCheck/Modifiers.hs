-- | Types that say what values are generated, as in QuickCheck 2.14.
module Test.QuickCheck.Modifiers
  ( Blind(..), Fixed(..), OrderedList(..), NonEmptyList(..), InfiniteList(..), SortedList(..), Positive(..), NonZero(..)
  , NonNegative(..), NonPositive(..), Negative(..), Large(..), Small(..), Smart(..), Shrink2(..), Shrinking(..), ShrinkState(..)
  , ASCIIString(..), UnicodeString(..), PrintableString(..)
  ) where

import Data.List (sort)
import Test.QuickCheck.Arbitrary
import Test.QuickCheck.Gen

newtype Blind a = Blind { getBlind :: a } deriving (Eq, Ord)
instance Show (Blind a) where
  show _ = "(*)"
instance Functor Blind where
  fmap f (Blind a) = Blind (f a)
instance Arbitrary a => Arbitrary (Blind a) where
  arbitrary = fmap Blind arbitrary
  shrink (Blind x) = [Blind x' | x' <- shrink x]

newtype Fixed a = Fixed { getFixed :: a } deriving (Eq, Ord, Show, Read)
instance Arbitrary a => Arbitrary (Fixed a) where
  arbitrary = fmap Fixed arbitrary

newtype OrderedList a = Ordered { getOrdered :: [a] } deriving (Eq, Ord, Show, Read)
instance (Ord a, Arbitrary a) => Arbitrary (OrderedList a) where
  arbitrary = fmap Ordered orderedList
  shrink (Ordered xs) = [Ordered xs' | xs' <- shrink xs, sort xs' == xs']

newtype NonEmptyList a = NonEmpty { getNonEmpty :: [a] } deriving (Eq, Ord, Show, Read)
instance Arbitrary a => Arbitrary (NonEmptyList a) where
  arbitrary = fmap NonEmpty (arbitrary `suchThat` (not . null))
  shrink (NonEmpty xs) = [NonEmpty xs' | xs' <- shrink xs, not (null xs')]

data InfiniteList a = InfiniteList { getInfiniteList :: [a], infiniteListInternalData :: Int }
instance Show a => Show (InfiniteList a) where
  showsPrec d (InfiniteList xs n) = showParen (d > 10) (showString "InfiniteList " . showsPrec 11 (take n xs) . showString " ...")
instance Arbitrary a => Arbitrary (InfiniteList a) where
  arbitrary = fmap (\xs -> InfiniteList xs 10) (infiniteListOf arbitrary)

newtype SortedList a = Sorted { getSorted :: [a] } deriving (Eq, Ord, Show, Read)
instance (Ord a, Arbitrary a) => Arbitrary (SortedList a) where
  arbitrary = fmap (Sorted . sort) arbitrary
  shrink (Sorted xs) = [Sorted xs' | xs' <- map sort (shrink xs)]

newtype Positive a = Positive { getPositive :: a } deriving (Eq, Ord, Show, Read)
instance Functor Positive where
  fmap f (Positive a) = Positive (f a)
instance (Num a, Ord a, Arbitrary a) => Arbitrary (Positive a) where
  arbitrary = fmap Positive (fmap abs arbitrary `suchThat` (> 0))
  shrink (Positive x) = [Positive x' | x' <- shrink x, x' > 0]

newtype Negative a = Negative { getNegative :: a } deriving (Eq, Ord, Show, Read)
instance (Num a, Ord a, Arbitrary a) => Arbitrary (Negative a) where
  arbitrary = fmap Negative (arbitrary `suchThat` (< 0))
  shrink (Negative x) = [Negative x' | x' <- shrink x, x' < 0]

newtype NonZero a = NonZero { getNonZero :: a } deriving (Eq, Ord, Show, Read)
instance Functor NonZero where
  fmap f (NonZero a) = NonZero (f a)
instance (Num a, Eq a, Arbitrary a) => Arbitrary (NonZero a) where
  arbitrary = fmap NonZero (arbitrary `suchThat` (/= 0))
  shrink (NonZero x) = [NonZero x' | x' <- shrink x, x' /= 0]

newtype NonNegative a = NonNegative { getNonNegative :: a } deriving (Eq, Ord, Show, Read)
instance Functor NonNegative where
  fmap f (NonNegative a) = NonNegative (f a)
instance (Num a, Ord a, Arbitrary a) => Arbitrary (NonNegative a) where
  arbitrary = fmap NonNegative (fmap abs arbitrary `suchThat` (>= 0))
  shrink (NonNegative x) = [NonNegative x' | x' <- shrink x, x' >= 0]

newtype NonPositive a = NonPositive { getNonPositive :: a } deriving (Eq, Ord, Show, Read)
instance (Num a, Ord a, Arbitrary a) => Arbitrary (NonPositive a) where
  arbitrary = fmap NonPositive (arbitrary `suchThat` (<= 0))
  shrink (NonPositive x) = [NonPositive x' | x' <- shrink x, x' <= 0]

newtype Large a = Large { getLarge :: a } deriving (Eq, Ord, Show, Read)
instance (Integral a, Bounded a) => Arbitrary (Large a) where
  arbitrary = fmap Large arbitraryBoundedIntegral
  shrink (Large x) = fmap Large (shrinkIntegral x)

newtype Small a = Small { getSmall :: a } deriving (Eq, Ord, Show, Read)
instance Integral a => Arbitrary (Small a) where
  arbitrary = fmap Small arbitrarySizedIntegral
  shrink (Small x) = map Small (shrinkIntegral x)

newtype Shrink2 a = Shrink2 { getShrink2 :: a } deriving (Eq, Ord, Show, Read)
instance Arbitrary a => Arbitrary (Shrink2 a) where
  arbitrary = fmap Shrink2 arbitrary
  shrink (Shrink2 x) = [Shrink2 y | y <- shrink x] ++ [Shrink2 z | y <- shrink x, z <- shrink y]

data Smart a = Smart Int a
instance Show a => Show (Smart a) where
  showsPrec d (Smart _ x) = showsPrec d x
instance Arbitrary a => Arbitrary (Smart a) where
  arbitrary = fmap (Smart 0) arbitrary
  shrink (Smart i x) = [Smart j y | (j, y) <- zip [0 ..] (shrink x)]

class ShrinkState s a where
  shrinkInit :: a -> s
  shrinkState :: a -> s -> [(a, s)]

data Shrinking s a = Shrinking s a
instance Show a => Show (Shrinking s a) where
  showsPrec d (Shrinking _ x) = showsPrec d x
instance (Arbitrary a, ShrinkState s a) => Arbitrary (Shrinking s a) where
  arbitrary = fmap (\x -> Shrinking (shrinkInit x) x) arbitrary
  shrink (Shrinking s x) = [Shrinking s' x' | (x', s') <- shrinkState x s]

newtype ASCIIString = ASCIIString { getASCIIString :: String } deriving (Eq, Ord, Show, Read)
instance Arbitrary ASCIIString where
  arbitrary = fmap ASCIIString (listOf arbitraryASCIIChar)
  shrink (ASCIIString xs) = map ASCIIString (shrink xs)

newtype UnicodeString = UnicodeString { getUnicodeString :: String } deriving (Eq, Ord, Show, Read)
instance Arbitrary UnicodeString where
  arbitrary = fmap UnicodeString (listOf arbitraryUnicodeChar)
  shrink (UnicodeString xs) = map UnicodeString (shrink xs)

newtype PrintableString = PrintableString { getPrintableString :: String } deriving (Eq, Ord, Show, Read)
instance Arbitrary PrintableString where
  arbitrary = fmap PrintableString (listOf arbitraryPrintableChar)
  shrink (PrintableString xs) = map PrintableString (filter (all (`notElem` "\0")) (shrink xs))
