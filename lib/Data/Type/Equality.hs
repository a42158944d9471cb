{-# LANGUAGE GADTs, TypeOperators #-}
module Data.Type.Equality ((:~:)(..), sym, trans, castWith) where

infix 4 :~:

data a :~: b where
  Refl :: a :~: a

instance Show (a :~: b) where
  showsPrec _ Refl = showString "Refl"
instance Eq (a :~: b) where
  _ == _ = True
instance Ord (a :~: b) where
  compare _ _ = EQ

sym :: (a :~: b) -> (b :~: a)
sym Refl = Refl

trans :: (a :~: b) -> (b :~: c) -> (a :~: c)
trans Refl Refl = Refl

castWith :: (a :~: b) -> a -> b
castWith Refl x = x
