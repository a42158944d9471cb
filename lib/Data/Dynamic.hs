-- | Values with their types.
module Data.Dynamic (Dynamic, toDyn, fromDyn, fromDynamic, dynTypeRep, Typeable) where

import Control.Exception (Exception)
import Inquest.Typeable

data Dynamic = forall a. Typeable a => Dynamic a

instance Show Dynamic where
  showsPrec _ d = showString "<<" . shows (dynTypeRep d) . showString ">>"
instance Exception Dynamic

toDyn :: Typeable a => a -> Dynamic
toDyn x = Dynamic x

fromDynamic :: Typeable a => Dynamic -> Maybe a
fromDynamic (Dynamic x) = cast x

fromDyn :: Typeable a => Dynamic -> a -> a
fromDyn d other = case fromDynamic d of
  Just x -> x
  Nothing -> other

dynTypeRep :: Dynamic -> TypeRep
dynTypeRep (Dynamic x) = typeOf x
