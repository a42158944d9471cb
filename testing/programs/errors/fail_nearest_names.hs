{-# LANGUAGE DuplicateRecordFields, QuantifiedConstraints, RankNTypes #-}
module Main where

import Data.List (srot)

class Shape a where
  area, name :: a -> String

data Square = Square Int

instance Shape Square where
  aera (Square x) = show (srot [x])

data P = P { px :: Int }
data Q = Q { px :: Int }

newtype Fix f = Fix (f (Fix f))
instance (forall a. Show a => Show (f a)) => Show (Fix f) where
  show (Fix x) = show x

main :: IO ()
main = putStrLn (area (Square 3))
-- expected stderr:
-- | fail_nearest_names.hs:4:19: error: the module `Data.List` does not export `srot`. Did you mean `sort`?
-- |  4 | import Data.List (srot)
-- |    |                   ^^^^
-- | fail_nearest_names.hs:12:3: error: `aera` is not a method of the class `Shape`. Did you mean `area`?
-- |  12 |   aera (Square x) = show (srot [x])
-- |     |   ^^^^
-- | fail_nearest_names.hs:15:14: error: `px` is defined twice in this module
-- |  15 | data Q = Q { px :: Int }
-- |     |              ^^
-- | fail_nearest_names.hs:14:14: note: it is first defined here
-- |  14 | data P = P { px :: Int }
-- |     |              ^^
-- |   note: fields of different types need different names; DuplicateRecordFields is not supported
-- | fail_nearest_names.hs:18:11: error: A `forall` in a context (the extension QuantifiedConstraints) is not supported.
-- |  18 | instance (forall a. Show a => Show (f a)) => Show (Fix f) where
-- |     |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
-- | 4 errors
