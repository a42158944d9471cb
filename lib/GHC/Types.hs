{-# LANGUAGE MagicHash #-}
-- | The types of the Prelude, with the constructors of numbers.
module GHC.Types (Int(I#), Word(W#), Char(C#), Double(D#), Float(F#), Bool(..), Ordering(..), IO, isTrue#, Type, Constraint) where

import Data.Kind (Constraint, Type)
import GHC.Prim
