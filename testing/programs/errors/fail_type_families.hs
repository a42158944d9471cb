{-# LANGUAGE TypeFamilies #-}
-- Applications of families that do not fit, cannot be known, or are no families.
module Main where

type family Elem c
type instance Elem [a] = a
type instance Elem Int = Int Bool

type family Closed a b where
  Closed Int b = b
  Closed a = a

first :: [a] -> Elem [a]
first xs = length xs

other :: c -> Elem c -> Bool
other _ x = x

same :: (a ~ Int) => a -> Bool
same x = x

wrong :: Int
wrong = equal 'c' True

equal :: (a ~ b) => a -> b -> Int
equal _ _ = 0

partial :: Maybe Elem
partial = Nothing

main :: IO ()
main = print (first "abc")
-- expected stderr:
-- | fail_type_families.hs:7:26: error: `Int` is applied to too many types: its kind is `*`
-- |  7 | type instance Elem Int = Int Bool
-- |    |                          ^^^^^^^^
-- | fail_type_families.hs:11:3: error: the type family `Closed` has 2 parameters, here it is applied to 1
-- |  11 |   Closed a = a
-- |     |   ^^^^^^^^^^^^
-- | fail_type_families.hs:14:12: error: I expected `a` but found `Int`
-- |  14 | first xs = length xs
-- |     |            ^^^^^^^^^
-- |   note: `a` is a type variable of the signature: it stands for whatever type the caller chooses, so the code must work for every type.
-- | fail_type_families.hs:17:13: error: I expected `Bool` but found `Elem c`
-- |  17 | other _ x = x
-- |     |             ^
-- | fail_type_families.hs:20:10: error: I expected `Bool` but found `Int`
-- |  20 | same x = x
-- |     |          ^
-- | fail_type_families.hs:23:9: error: `Char` and `Bool` should be the same type here
-- |  23 | wrong = equal 'c' True
-- |     |         ^^^^^
-- | fail_type_families.hs:28:18: error: `Elem` needs to be applied to a further type here: its kind is `* -> *`, expected is `*`
-- |  28 | partial :: Maybe Elem
-- |     |                  ^^^^
-- | 7 errors
