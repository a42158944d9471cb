-- | Assertions, as in HUnit 1.6; places of failed ones are not known.
module Test.HUnit.Lang
  ( Assertion, assertFailure, assertEqual, Result(..), performTestCase, HUnitFailure(..), FailureReason(..), formatFailureReason
  ) where

import Control.Exception
import Control.Monad (unless)

type Assertion = IO ()

data FailureReason = Reason String | ExpectedButGot (Maybe String) String String deriving (Eq, Show)

data HUnitFailure = HUnitFailure (Maybe ()) FailureReason deriving (Eq, Show)
instance Exception HUnitFailure

data Result = Success | Failure (Maybe ()) String | Error (Maybe ()) String deriving (Eq, Show)

assertFailure :: String -> IO a
assertFailure msg = msg `lengthOf` throwIO (HUnitFailure Nothing (Reason msg))
  where lengthOf s k = length s `seq` k

assertEqual :: (Eq a, Show a) => String -> a -> a -> Assertion
assertEqual preface expected actual = unless (actual == expected) (do
  let p = if null preface then Nothing else Just preface
      e = show expected
      a = show actual
  _ <- evaluate (maybe 0 length p + length e + length a)
  throwIO (HUnitFailure Nothing (ExpectedButGot p e a)))

formatFailureReason :: FailureReason -> String
formatFailureReason (Reason reason) = reason
formatFailureReason (ExpectedButGot preface expected actual) = unlinesOf (maybe [] (: []) preface ++ ["expected: " ++ expected, " but got: " ++ actual])
  where unlinesOf ls = foldr1 (\a b -> a ++ "\n" ++ b) ls

performTestCase :: Assertion -> IO Result
performTestCase action = fmap (const Success) action `catches`
  [ Handler (\(HUnitFailure loc reason) -> return (Failure loc (formatFailureReason reason)))
  , Handler (\e -> throwIO (e :: AsyncException))
  , Handler (\e -> return (Error Nothing (show (e :: SomeException)))) ]
