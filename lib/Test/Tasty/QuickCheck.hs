-- | Properties, as in tasty-quickcheck 0.10.
module Test.Tasty.QuickCheck
  ( testProperty, testProperties, QuickCheckTests(..), QuickCheckMaxSize(..), QuickCheckMaxRatio(..), QuickCheckVerbose(..)
  , QuickCheckReplay(..), QuickCheckShowReplay(..), module Test.QuickCheck
  ) where

import Test.QuickCheck hiding
  ( quickCheck, Args(..), Result(..), stdArgs, quickCheckWith, quickCheckWithResult, quickCheckResult, verboseCheck, verboseCheckWith
  , verboseCheckWithResult, verboseCheckResult, verbose, isSuccess )
import Test.QuickCheck.Test (Args(..), Checked(..), Result(..), checkSilently, stdArgs)
import Test.Tasty.Core

newtype QuickCheckTests = QuickCheckTests Int deriving (Eq, Ord, Show)
instance IsOption QuickCheckTests where
  applyOption (QuickCheckTests n) s = s { settingTests = Just n }
newtype QuickCheckMaxSize = QuickCheckMaxSize Int deriving (Eq, Ord, Show)
instance IsOption QuickCheckMaxSize where
  applyOption (QuickCheckMaxSize n) s = s { settingMaxSize = Just n }
newtype QuickCheckMaxRatio = QuickCheckMaxRatio Int deriving (Eq, Ord, Show)
instance IsOption QuickCheckMaxRatio where
  applyOption (QuickCheckMaxRatio n) s = s { settingMaxRatio = Just n }
newtype QuickCheckVerbose = QuickCheckVerbose Bool deriving (Eq, Show)
instance IsOption QuickCheckVerbose where
  applyOption (QuickCheckVerbose b) s = s { settingVerbose = b }
newtype QuickCheckReplay = QuickCheckReplay (Maybe Int) deriving (Eq, Show)
instance IsOption QuickCheckReplay where
  applyOption _ s = s
newtype QuickCheckShowReplay = QuickCheckShowReplay Bool deriving (Eq, Show)
instance IsOption QuickCheckShowReplay where
  applyOption _ s = s

testProperty :: Testable a => TestName -> a -> TestTree
testProperty name p = singleTest name (\settings -> do
  checked <- checkSilently
    stdArgs { chatty = False, maxSuccess = maybe 100 id (settingTests settings), maxSize = maybe 100 id (settingMaxSize settings)
            , maxDiscardRatio = maybe 10 id (settingMaxRatio settings) } (property p)
  let result = checkedResult checked
      ok = case result of { Success { } -> True; _ -> False }
  return (Outcome ok (output result) (checkedArguments checked) (checkedReplay checked)))

testProperties :: TestName -> [(String, Property)] -> TestTree
testProperties name ps = testGroup name [testProperty n p | (n, p) <- ps]
