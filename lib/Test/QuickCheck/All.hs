-- | What runs all properties of a module. The names prop_* are found by the compiler, where a program says
-- $quickCheckAll.
module Test.QuickCheck.All (checkAllNamed, verboseCheckAllNamed, namedProperty) where

import Test.QuickCheck.Property
import Test.QuickCheck.Test

namedProperty :: Testable prop => String -> prop -> (String, Property)
namedProperty name p = (name, property p)

checkAllNamed :: [(String, Property)] -> IO Bool
checkAllNamed ps = runNamed quickCheckResult ps

verboseCheckAllNamed :: [(String, Property)] -> IO Bool
verboseCheckAllNamed ps = runNamed verboseCheckResult ps
