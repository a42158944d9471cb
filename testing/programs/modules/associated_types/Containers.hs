{-# LANGUAGE TypeFamilies #-}
module Containers (Container (Elem, empty, insert, toL), Key, fill, key) where

class Container f where
  type Elem f
  empty :: f
  insert :: Elem f -> f -> f
  toL :: f -> [Elem f]

instance Container [a] where
  type Elem [a] = a
  empty = []
  insert = (:)
  toL = id

type family Key a
type instance Key [a] = Bool

key :: [a] -> Key [a]
key = null

fill :: Container f => [Elem f] -> f
fill = foldr insert empty
