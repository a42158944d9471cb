-- | HUnit 1.6.
module Test.HUnit (module Test.HUnit.Base, module Test.HUnit.Text) where

import Test.HUnit.Base hiding (performTest)
import Test.HUnit.Text
