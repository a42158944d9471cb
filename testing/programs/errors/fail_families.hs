{-# LANGUAGE TypeFamilies, MultiParamTypeClasses, FunctionalDependencies #-}
-- Type families and functional dependencies.
module Main where

type family F a
type instance F Int = b
type instance F Int Bool = Int
type family G a b
partial :: G Int
partial = partial
class Dep a b | a -> c where { dep :: a -> b }
main = print 1
-- expected stderr:
-- | fail_families.hs:6:1: error: the type variable `b` is not in scope: it does not occur on the left side
-- |  6 | type instance F Int = b
-- |    | ^^^^^^^^^^^^^^^^^^^^^^^
-- | fail_families.hs:7:1: error: the type family `F` is applied to too many types
-- |  7 | type instance F Int Bool = Int
-- |    | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
-- | fail_families.hs:9:12: error: the type family `G` must be applied to all its parameters
-- |  9 | partial :: G Int
-- |    |            ^^^^^
-- | fail_families.hs:11:22: error: `c` is no parameter of the class
-- |  11 | class Dep a b | a -> c where { dep :: a -> b }
-- |     |                      ^
-- | 4 errors
