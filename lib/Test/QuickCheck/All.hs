-- | What runs all properties of a module. Their names, prop_*, are read from its text, where it says $quickCheckAll.
module Test.QuickCheck.All (checkAllNamed, verboseCheckAllNamed, checkAllWith, namedProperty, runProperties) where

import Test.QuickCheck.Property hiding (Result(..))
import Test.QuickCheck.Test

namedProperty :: Testable prop => String -> prop -> (String, Property)
namedProperty name p = (name, property p)

-- | quickCheckAll.
checkAllNamed :: [(String, Property)] -> IO Bool
checkAllNamed ps = runNamed quickCheckNamed ps

-- | verboseCheckAll.
verboseCheckAllNamed :: [(String, Property)] -> IO Bool
verboseCheckAllNamed ps = runNamed (\name p -> quickCheckNamed name (verbose p)) ps

-- | forAllProperties.
checkAllWith :: [(String, Property)] -> (Property -> IO Result) -> IO Bool
checkAllWith ps check = runNamed (\_ p -> check p) ps

-- | False: one failed.
runProperties :: [(String, Property)] -> IO ()
runProperties ps = checkAllNamed ps >> return ()
