{-# LANGUAGE PolyKinds #-}
-- | Types at run time. The type checker solves 'Typeable' for every type; the desugarer makes the dictionaries, whose
-- only field is a 'TypeRep'.
module Inquest.Typeable where

import Inquest.Builtin
import Inquest.Classes
import Inquest.List
import Inquest.Show

foreign import prim "unsafeCoerce" primTypeRep :: Represented a -> TypeRep
foreign import prim "unsafeCoerce" primCast :: a -> b

-- | The number of the type constructor, its name, its arguments.
data TypeRep = TypeRep Int String [TypeRep]

-- | The 'TypeRep' of a.
data Represented a

class Typeable a where
  representation :: Represented a

representationFor :: Typeable a => proxy a -> Represented a
representationFor _ = representation

typeRep :: Typeable a => proxy a -> TypeRep
typeRep proxy = primTypeRep (representationFor proxy)

typeOf :: Typeable a => a -> TypeRep
typeOf x = typeRep (Just x)

cast :: (Typeable a, Typeable b) => a -> Maybe b
cast x = castTo representation x

castTo :: Typeable a => Represented b -> a -> Maybe b
castTo to x = case typeOf x == primTypeRep to of
  True -> Just (primCast x)
  False -> Nothing

instance Eq TypeRep where
  TypeRep m _ as == TypeRep n _ bs = m == n && as == bs
instance Ord TypeRep where
  compare (TypeRep m _ as) (TypeRep n _ bs) = case compare m n of
    EQ -> compare as bs
    other -> other

instance Show TypeRep where
  showsPrec _ (TypeRep _ "[]" [a]) r = '[' : showsPrec 0 a (']' : r)
  showsPrec d (TypeRep _ "->" [a, b]) r = showParen (d > 8) (\s -> showsPrec 9 a (" -> " ++ showsPrec 8 b s)) r
  showsPrec _ (TypeRep _ name []) r = name ++ r
  showsPrec _ (TypeRep _ ('(' : ',' : _) args) r = showTuple (map (showsPrec 10) args) r
  showsPrec d (TypeRep _ name args) r = showParen (d > 9) (\s -> name ++ foldrList showArgument s args) r

showArgument :: TypeRep -> String -> String
showArgument a r = ' ' : showsPrec 10 a r
