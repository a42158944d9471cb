{-# LANGUAGE TypeFamilies #-}
-- A class with an associated type, a family and its instances in different modules.
module Main where

import Containers (Container (..), Key, fill)
import qualified Containers as C

data Bag = Bag [Char]

instance Container Bag where
  type Elem Bag = Char
  empty = Bag []
  insert c (Bag cs) = Bag (c : cs)
  toL (Bag cs) = cs

type instance Key Bag = Int

size :: Bag -> Key Bag
size (Bag cs) = length cs

first :: Container f => f -> Elem f
first = head . toL

main :: IO ()
main = do
  let bag = fill "abc" :: Bag
  print (toL bag, size bag, first bag)
  print (first (C.fill [True, False] :: [Bool]), C.key "x")
-- expected stdout:
-- | ("abc",3,'a')
-- | (True,False)
