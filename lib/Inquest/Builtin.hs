-- | The types that the compiler and the reducer know. Lists, unit, tuples and (->) belong to this module
-- too, but have no Haskell declaration: the renamer makes them and they are always in scope.
module Inquest.Builtin where

data Int       -- 64 bits, wraps silently
data Word      -- 64 bits
data Integer   -- unbounded
data Char      -- a Unicode code point
data Double
data Float
data IO a      -- an action: a value; executing it does what it says
data PrimArray a
data PrimMutArray a
data PrimRef a

data Bool = False | True
data Ordering = LT | EQ | GT
data Maybe a = Nothing | Just a

-- | A box that keeps its content as it is, evaluated or not.
data Solo a = Solo a

type String = [Char]

-- | a ~ b
class SameType a b | a -> b, b -> a
instance SameType a a
