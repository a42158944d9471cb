-- | Running specifications with choices.
module Test.Hspec.Core.Runner (module Test.Hspec.Runner) where

import Test.Hspec.Runner
