-- | Types with the same representation. The type checker solves 'Coercible'; the desugarer makes the dictionaries, which
-- take newtypes off and put them on.
module Inquest.Coerce where

class Coercible a b where
  coerce :: a -> b
