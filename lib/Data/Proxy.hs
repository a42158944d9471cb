{-# LANGUAGE PolyKinds #-}
module Data.Proxy (Proxy(..), asProxyTypeOf) where

data Proxy t = Proxy

instance Eq (Proxy t) where
  _ == _ = True
instance Ord (Proxy t) where
  compare _ _ = EQ
instance Show (Proxy t) where
  showsPrec _ _ = showString "Proxy"
instance Read (Proxy t) where
  readsPrec _ s = readParen False (\r -> [(Proxy, u) | ("Proxy", u) <- lex r]) s

instance Functor Proxy where
  fmap _ _ = Proxy
instance Applicative Proxy where
  pure _ = Proxy
  _ <*> _ = Proxy
instance Monad Proxy where
  _ >>= _ = Proxy
instance Foldable Proxy where
  foldMap _ _ = mempty
  foldr _ z _ = z
instance Traversable Proxy where
  traverse _ _ = pure Proxy
instance Semigroup (Proxy t) where
  _ <> _ = Proxy
instance Monoid (Proxy t) where
  mempty = Proxy
instance Bounded (Proxy t) where
  minBound = Proxy
  maxBound = Proxy
instance Enum (Proxy t) where
  fromEnum _ = 0
  toEnum _ = Proxy
  enumFrom _ = [Proxy]
  enumFromThen _ _ = let r = Proxy : r in r
  enumFromTo _ _ = [Proxy]
  enumFromThenTo _ _ _ = let r = Proxy : r in r

asProxyTypeOf :: a -> proxy a -> a
asProxyTypeOf x _ = x
