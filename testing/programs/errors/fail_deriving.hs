{-# LANGUAGE StandaloneDeriving, GeneralizedNewtypeDeriving, ExistentialQuantification, DeriveFunctor #-}
-- Instances that cannot be derived.
module Main where

class Other a where { other :: a -> Int }
class Both f where { both :: f a -> a }
data A = A Int | B deriving (Enum, Bounded, Other)
data Empty deriving (Enum, Bounded)
data F a = F (a -> Int) deriving Functor
data H a = H (Either a Int) deriving Functor
data I = I deriving Functor
data J a = J ((a -> Int) -> Int) deriving (Functor, Foldable)
data K = forall a. K a deriving Show
newtype L a = L (a, Int) deriving Both
newtype N = N Int deriving newtype Other
data P = P (Int -> Int) deriving (Eq, Show)
data Ixed = Ixed Int | Other deriving Ord
type Synonym = Int
deriving instance Show Synonym
deriving instance Show (a -> b)
deriving instance Eq a => Eq Maybe
deriving instance Monad A
newtype Few = Few Int deriving newtype Both
data Q = Q Int deriving newtype Show
main = print 1
-- expected stderr:
-- | fail_deriving.hs:7:30: error: cannot derive `Enum` for `A`: it has constructors with arguments
-- |  7 | data A = A Int | B deriving (Enum, Bounded, Other)
-- |    |                              ^^^^
-- | fail_deriving.hs:7:36: error: cannot derive `Bounded` for `A`: it has several constructors, some with arguments
-- |  7 | data A = A Int | B deriving (Enum, Bounded, Other)
-- |    |                                    ^^^^^^^
-- | fail_deriving.hs:7:45: error: cannot derive `Other` for `A`: of a data type only Eq, Ord, Enum, Bounded, Ix, Show, Read, Functor, Foldable and Traversable can be derived
-- |  7 | data A = A Int | B deriving (Enum, Bounded, Other)
-- |    |                                             ^^^^^
-- | fail_deriving.hs:8:22: error: cannot derive `Enum` for `Empty`: it has no constructors
-- |  8 | data Empty deriving (Enum, Bounded)
-- |    |                      ^^^^
-- | fail_deriving.hs:8:28: error: cannot derive `Bounded` for `Empty`: it has no constructors
-- |  8 | data Empty deriving (Enum, Bounded)
-- |    |                            ^^^^^^^
-- | fail_deriving.hs:9:34: error: cannot derive `Functor` for `F`: its last type parameter occurs in the argument of a function
-- |  9 | data F a = F (a -> Int) deriving Functor
-- |    |                                  ^^^^^^^
-- | fail_deriving.hs:10:38: error: cannot derive `Functor` for `H`: its last type parameter is used where only the last argument of a type may mention it
-- |  10 | data H a = H (Either a Int) deriving Functor
-- |     |                                      ^^^^^^^
-- | fail_deriving.hs:11:21: error: cannot derive `Functor` for `I`: it has no type parameter
-- |  11 | data I = I deriving Functor
-- |     |                     ^^^^^^^
-- | fail_deriving.hs:12:53: error: cannot derive `Foldable` for `J`: its last type parameter occurs in the type of a function
-- |  12 | data J a = J ((a -> Int) -> Int) deriving (Functor, Foldable)
-- |     |                                                     ^^^^^^^^
-- | fail_deriving.hs:19:1: error: cannot derive an instance for `Synonym`: it is not a data type
-- |  19 | deriving instance Show Synonym
-- |     | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
-- | fail_deriving.hs:20:1: error: instances can be derived for data types only
-- |  20 | deriving instance Show (a -> b)
-- |     | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
-- | fail_deriving.hs:22:19: error: cannot derive `Monad` for `A`: of a data type only Eq, Ord, Enum, Bounded, Ix, Show, Read, Functor, Foldable and Traversable can be derived
-- |  22 | deriving instance Monad A
-- |     |                   ^^^^^
-- | fail_deriving.hs:23:40: error: cannot derive `Both` for `Few`: it has too few type parameters
-- |  23 | newtype Few = Few Int deriving newtype Both
-- |     |                                        ^^^^
-- | fail_deriving.hs:24:33: error: cannot derive `Show` for `Q`: it is not a newtype
-- |  24 | data Q = Q Int deriving newtype Show
-- |     |                                 ^^^^
-- | 14 errors
