{-# LANGUAGE StandaloneDeriving, GeneralizedNewtypeDeriving, ExistentialQuantification #-}
-- Instances whose derivation needs types that are not there.
module Main where

class Both f where { both :: f a -> a }
data K = forall a. K a deriving Show
newtype L a = L (a, Int) deriving Both
data P = P (Int -> Int) deriving (Eq, Show)
main = print 1
-- expected stderr:
-- | fail_deriving_types.hs:6:33: error: cannot derive this instance: the constructor `K` has type variables or a context of its own
-- |  6 | data K = forall a. K a deriving Show
-- |    |                                 ^^^^
-- |   note: StandaloneDeriving lets you give the context of the instance.
-- | fail_deriving_types.hs:6:33: error: there is no instance `Show a`
-- |  6 | data K = forall a. K a deriving Show
-- |    |                                 ^^^^
-- |   note: The type signature does not promise it; add it to the context of the signature.
-- | fail_deriving_types.hs:7:35: error: cannot derive this instance: the type of the newtype's field does not end with the parameters that the class leaves open
-- |  7 | newtype L a = L (a, Int) deriving Both
-- |    |                                   ^^^^
-- | fail_deriving_types.hs:8:35: error: cannot derive `Eq`: there is no instance `Eq (Int -> Int)`
-- |  8 | data P = P (Int -> Int) deriving (Eq, Show)
-- |    |                                   ^^
-- |   note: Functions cannot be compared. Is an argument missing?
-- | fail_deriving_types.hs:8:39: error: cannot derive `Show`: there is no instance `Show (Int -> Int)`
-- |  8 | data P = P (Int -> Int) deriving (Eq, Show)
-- |    |                                       ^^^^
-- |   note: Functions cannot be shown. Is an argument missing?
-- | 5 errors
