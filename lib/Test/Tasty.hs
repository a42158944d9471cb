-- | tasty 1.4, as far as it puts tests together and runs them.
module Test.Tasty
  ( TestName, TestTree, testGroup, sequentialTestGroup, defaultMain, localOption, adjustOption, withResource, after
  , DependencyType(..), Timeout(..), mkTimeout, NumThreads(..)
  ) where

import Test.Tasty.Core
