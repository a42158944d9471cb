-- | Properties as examples.
module Test.Hspec.QuickCheck (modifyMaxSuccess, modifyMaxDiscardRatio, modifyMaxSize, modifyMaxShrinks, modifyArgs, prop, xprop, fprop) where

import Test.Hspec.Core
import Test.QuickCheck.Property (Testable, property)
import Test.QuickCheck.Test (Args(..))

modifyArgs :: (Args -> Args) -> SpecWith a -> SpecWith a
modifyArgs f spec = modifyArgs' f spec

modifyMaxSuccess, modifyMaxDiscardRatio, modifyMaxSize, modifyMaxShrinks :: (Int -> Int) -> SpecWith a -> SpecWith a
modifyMaxSuccess f spec = modifyArgs' (\args -> args { maxSuccess = f (maxSuccess args) }) spec
modifyMaxDiscardRatio f spec = modifyArgs' (\args -> args { maxDiscardRatio = f (maxDiscardRatio args) }) spec
modifyMaxSize f spec = modifyArgs' (\args -> args { maxSize = f (maxSize args) }) spec
modifyMaxShrinks f spec = modifyArgs' (\args -> args { maxShrinks = f (maxShrinks args) }) spec

prop, xprop, fprop :: Testable prop => String -> prop -> Spec
prop name p = it name (property p)
xprop name p = xit name (property p)
fprop name p = fit name (property p)
