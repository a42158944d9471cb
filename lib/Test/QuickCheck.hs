{-# LANGUAGE PatternSynonyms #-}
-- | QuickCheck 2.14: its text and what it finds, not its random numbers, which are the same in each run.
module Test.QuickCheck
  ( quickCheck, Args(..), Result(..), stdArgs, quickCheckWith, quickCheckWithResult, quickCheckResult, recheck, isSuccess
  , verboseCheck, verboseCheckWith, verboseCheckWithResult, verboseCheckResult
  , Gen, choose, chooseInt, chooseInteger, chooseBoundedIntegral, chooseEnum, chooseAny, oneof, frequency, elements
  , growingElements, sized, getSize, resize, scale, suchThat, suchThatMap, suchThatMaybe, listOf, listOf1, vectorOf, vector
  , infiniteListOf, infiniteList, shuffle, sublistOf, orderedList, generate, sample, sample', variant
  , Arbitrary(..), CoArbitrary(..), Arbitrary1(..), arbitrary1, shrink1, Arbitrary2(..), arbitrary2, shrink2, applyArbitrary2
  , applyArbitrary3, applyArbitrary4, arbitrarySizedIntegral, arbitrarySizedNatural, arbitrarySizedFractional, arbitraryBoundedIntegral
  , arbitraryBoundedEnum, arbitraryBoundedRandom, arbitrarySizedBoundedIntegral, arbitraryUnicodeChar, arbitraryASCIIChar
  , arbitraryPrintableChar, shrinkNothing, shrinkList, shrinkMap, shrinkMapBy, shrinkIntegral, shrinkRealFrac, shrinkBoundedEnum
  , shrinkDecimal, coarbitraryIntegral, coarbitraryReal, coarbitraryShow, coarbitraryEnum, (><)
  , Fun(..), applyFun, applyFun2, applyFun3, Function(..), functionMap, functionShow, functionIntegral, functionRealFrac
  , functionBoundedEnum, pattern Fn
  , Blind(..), Fixed(..), OrderedList(..), NonEmptyList(..), InfiniteList(..), SortedList(..), Positive(..), NonZero(..)
  , NonNegative(..), NonPositive(..), Negative(..), Large(..), Small(..), Smart(..), Shrink2(..), Shrinking(..), ShrinkState(..)
  , ASCIIString(..), UnicodeString(..), PrintableString(..)
  , Property, Testable(..), forAll, forAllShrink, forAllShow, forAllShrinkShow, forAllBlind, forAllShrinkBlind, shrinking, (==>)
  , Discard(..), discard, (===), (=/=), total, ioProperty, idempotentIOProperty, verbose, verboseShrinking, noShrinking
  , withMaxSuccess, within, discardAfter, once, again, mapSize, (.&.), (.&&.), conjoin, (.||.), disjoin, collect, label
  , classify, tabulate, cover, coverTable, checkCoverage, checkCoverageWith, Confidence(..), stdConfidence, labelledExamples
  , counterexample, printTestCase, whenFail, whenFail', expectFailure, withMaxSize, withMaxDiscardRatio, withMaxShrinks
  ) where

import Test.QuickCheck.Arbitrary
import Test.QuickCheck.Function
import Test.QuickCheck.Gen
import Test.QuickCheck.Modifiers
import Test.QuickCheck.Property hiding (Result(..))
import Test.QuickCheck.Test

infiniteList :: Arbitrary a => Gen [a]
infiniteList = infiniteListOf arbitrary

applyArbitrary2 :: (Arbitrary a, Arbitrary b) => (a -> b -> r) -> Gen r
applyArbitrary2 f = f <$> arbitrary <*> arbitrary

applyArbitrary3 :: (Arbitrary a, Arbitrary b, Arbitrary c) => (a -> b -> c -> r) -> Gen r
applyArbitrary3 f = f <$> arbitrary <*> arbitrary <*> arbitrary

applyArbitrary4 :: (Arbitrary a, Arbitrary b, Arbitrary c, Arbitrary d) => (a -> b -> c -> d -> r) -> Gen r
applyArbitrary4 f = f <$> arbitrary <*> arbitrary <*> arbitrary <*> arbitrary
