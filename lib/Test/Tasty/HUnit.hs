-- | Test cases, as in tasty-hunit 0.10.
module Test.Tasty.HUnit
  ( testCase, testCaseInfo, testCaseSteps, assertFailure, assertBool, assertEqual, assertString, (@=?), (@?=), (@?), Assertion
  , AssertionPredicable(..), Assertable(..), HUnitFailure(..), HasCallStack
  ) where

import Control.Exception
import GHC.Stack (HasCallStack)
import Test.HUnit.Base
import Test.HUnit.Lang (HUnitFailure(..), formatFailureReason)
import Test.Tasty.Core (Outcome(..), TestName, TestTree, singleTest)

testCase :: TestName -> Assertion -> TestTree
testCase name assertion = testCaseInfo name (assertion >> return "")

testCaseInfo :: TestName -> IO String -> TestTree
testCaseInfo name act = singleTest name (\_ -> do
  r <- try act
  return (case r of
    Right info -> Outcome True info Nothing ""
    Left (HUnitFailure _ reason) -> Outcome False (formatFailureReason reason) Nothing ""))

testCaseSteps :: TestName -> ((String -> IO ()) -> Assertion) -> TestTree
testCaseSteps name k = testCase name (k (\_ -> return ()))
