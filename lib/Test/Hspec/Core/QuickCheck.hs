-- | Choices for properties as examples.
module Test.Hspec.Core.QuickCheck (modifyMaxSuccess, modifyMaxDiscardRatio, modifyMaxSize, modifyMaxShrinks, modifyArgs) where

import Test.Hspec.QuickCheck
