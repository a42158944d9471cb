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

asProxyTypeOf :: a -> proxy a -> a
asProxyTypeOf x _ = x
