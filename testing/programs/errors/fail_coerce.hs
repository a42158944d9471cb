-- What differs in more than newtypes.
module Main where

import Data.Coerce
import Data.IORef
import Data.Monoid
newtype Age = Age Int
data D = D Int
f :: Coercible a Int => a -> Int
f = coerce
main = do
  print (f (Age 3), f (Sum 4))
  print (coerce (D 3) :: Int)
  print (coerce "x" :: Int)
-- expected stderr:
-- | fail_coerce.hs:13:10: error: values of `D` are not represented as those of `Int`
-- |  13 |   print (coerce (D 3) :: Int)
-- |     |          ^^^^^^
-- | fail_coerce.hs:14:10: error: values of `String` are not represented as those of `Int`
-- |  14 |   print (coerce "x" :: Int)
-- |     |          ^^^^^^
-- | 2 errors
