-- | The names of kinds; the type checker knows them.
module Data.Kind (Type, Constraint) where

data Type
data Constraint
