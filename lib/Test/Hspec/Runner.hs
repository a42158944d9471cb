-- | Running specifications with choices.
module Test.Hspec.Runner (hspec, hspecWith, hspecResult, hspecWithResult, Config(..), defaultConfig, Summary(..), isSuccess, evaluateSummary) where

import Test.Hspec.Core
