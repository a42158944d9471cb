{-# LANGUAGE PolyKinds #-}
-- | Types at run time. Every type is an instance of 'Typeable'.
module Data.Typeable
  ( Typeable, typeOf, typeRep, cast, gcast, gcast1, gcast2, eqT, (:~:)(..)
  , TypeRep, showsTypeRep, rnfTypeRep, splitTyConApp, typeRepArgs, typeRepTyCon, funResultTy, mkFunTy
  , TyCon, tyConName, rnfTyCon
  , Proxy(..)
  ) where

import Data.Proxy
import Inquest.Typeable

infix 4 :~:

-- | A proof that two types are the same.
data a :~: b where
  Refl :: a :~: a

instance Eq (a :~: b) where
  _ == _ = True
instance Ord (a :~: b) where
  compare _ _ = EQ
instance Show (a :~: b) where
  showsPrec _ Refl = showString "Refl"

eqT :: (Typeable a, Typeable b) => Maybe (a :~: b)
eqT = equalTypes representation representation

equalTypes :: Represented a -> Represented b -> Maybe (a :~: b)
equalTypes a b
  | primTypeRep a == primTypeRep b = Just (primCast Refl)
  | otherwise = Nothing

gcast :: (Typeable a, Typeable b) => c a -> Maybe (c b)
gcast x = gcastTo representation representation x

gcastTo :: Represented a -> Represented b -> c a -> Maybe (c b)
gcastTo a b x
  | primTypeRep a == primTypeRep b = Just (primCast x)
  | otherwise = Nothing

gcast1 :: (Typeable t, Typeable t') => c (t a) -> Maybe (c (t' a))
gcast1 x = result
  where
    result
      | typeRep (outer1 x) == typeRep (wanted1 result) = Just (primCast x)
      | otherwise = Nothing

gcast2 :: (Typeable t, Typeable t') => c (t a b) -> Maybe (c (t' a b))
gcast2 x = result
  where
    result
      | typeRep (outer2 x) == typeRep (wanted2 result) = Just (primCast x)
      | otherwise = Nothing

outer1 :: c (t a) -> Proxy t
outer1 _ = Proxy

wanted1 :: Maybe (c (t a)) -> Proxy t
wanted1 _ = Proxy

outer2 :: c (t a b) -> Proxy t
outer2 _ = Proxy

wanted2 :: Maybe (c (t a b)) -> Proxy t
wanted2 _ = Proxy

showsTypeRep :: TypeRep -> ShowS
showsTypeRep t = shows t

rnfTypeRep :: TypeRep -> ()
rnfTypeRep t = length (show t) `seq` ()

-- | A type constructor.
data TyCon = TyCon Int String

instance Eq TyCon where
  TyCon m _ == TyCon n _ = m == n
instance Ord TyCon where
  compare (TyCon m _) (TyCon n _) = compare m n
instance Show TyCon where
  showsPrec _ (TyCon _ name) = showString name

tyConName :: TyCon -> String
tyConName (TyCon _ name) = name

rnfTyCon :: TyCon -> ()
rnfTyCon (TyCon n name) = n `seq` length name `seq` ()

splitTyConApp :: TypeRep -> (TyCon, [TypeRep])
splitTyConApp t = (typeRepTyCon t, typeRepArgs t)

typeRepTyCon :: TypeRep -> TyCon
typeRepTyCon (TypeRep n "->" _) = TyCon n "FUN"
typeRepTyCon (TypeRep n name _) = TyCon n name

typeRepArgs :: TypeRep -> [TypeRep]
typeRepArgs (TypeRep _ _ args) = args

funResultTy :: TypeRep -> TypeRep -> Maybe TypeRep
funResultTy (TypeRep _ "->" [a, b]) t | a == t = Just b
funResultTy _ _ = Nothing

mkFunTy :: TypeRep -> TypeRep -> TypeRep
mkFunTy a b = case typeOf not of
  TypeRep n name _ -> TypeRep n name [a, b]
