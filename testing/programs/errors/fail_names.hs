{-# LANGUAGE PatternSynonyms, ParallelListComp #-}
-- Names that mean something else, are missing, or are there twice.
module Main (main, MkT, module Data.Char, f, M.lookup, T(nothing), pattern None) where

import Data.Maybe (Just, Maybe(Nowhere), nowhere)
import qualified Data.Map as M
import Data.List hiding (sort)

data T = MkT { size :: Int, size :: Int } | Other { size :: Int, colour :: Int }
data Twice = Same Int | Same Bool
type Synonym = Int
class Shape a where { area :: a -> Int; kind :: a -> Int }
pattern Only x <- Just x

f = 1
f = 2
g :: Int
h :: Int
h :: Int
h = 3
infixl 6 +++
infixl 6 ***
infixl 7 ***
x *** y = x

local = a where
  a = 1
  b = 1
  a = 2
  c :: Int
  d :: Int
  d :: Int
  d = 3
  infixl 6 +++
  infixl 6 %%%
  infixl 7 %%%
  x %%% y = x

build = Only 3
instance Shape Int where
  (area, kind) = (id, id)
instance Shape Bool where
  area _ = 1
  kind _ = 1
  area _ = 2
foreign import ccall "sin" sine :: Double -> Double
type instance Synonym Int = Bool
section1 = (- 3 + 4 *)
section2 = (+ 3 == 4)
section3 = (3 + 4 *)
view (id -> x) = x
update t = t { size = 1, kind = 2 }
update2 t = t { size = 1, size = 2 }
update3 t = t { colour = 1, missing = 2 }
pattern1 (Synonym x) = x
pattern2 (MkT x) = x
pattern3 (x, x) = x
field = MkT { area = 3 }
field2 = MkT { colour = 3 }
large = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)
large2 (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p) = a
large3 :: (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p)
large3 = large3
context :: (Int -> Int) => Int
context = 1
typed :: Shape
typed = 1
notClass :: T a => a
notClass = 1
branch = [1 | (a, b, c, d, e, f, g, h) <- [], (i, j, k, l, m, n, o, p) <- [] | x <- [1]]
sorted = sort [1]
qualified = N.sort [1]
missing = M.nowhere
mixed = 1 == 2 == 3
instance T Int where
constructor1 (x :+++ y) = x
asType :: Only
asType = 3
data Rec = Rec { left :: Int } | Right2 { right :: Int }
update4 r = r { left = 1, right = 2 }
main = print 1
-- expected stderr:
-- | fail_names.hs:3:20: error: the type or class `MkT` is not in scope: `MkT` is a data constructor, not a type
-- |  3 | module Main (main, MkT, module Data.Char, f, M.lookup, T(nothing), pattern None) where
-- |    |                    ^^^
-- | fail_names.hs:3:25: error: the module `Data.Char` is exported but not imported
-- |  3 | module Main (main, MkT, module Data.Char, f, M.lookup, T(nothing), pattern None) where
-- |    |                         ^^^^^^^^^^^^^^^^
-- | fail_names.hs:3:58: error: `nothing` is not a constructor, field or method of `T`
-- |  3 | module Main (main, MkT, module Data.Char, f, M.lookup, T(nothing), pattern None) where
-- |    |                                                          ^^^^^^^
-- | fail_names.hs:3:76: error: the pattern `None` is not in scope
-- |  3 | module Main (main, MkT, module Data.Char, f, M.lookup, T(nothing), pattern None) where
-- |    |                                                                            ^^^^
-- | fail_names.hs:5:20: error: `Just` is a data constructor of `Maybe`: import it as `Maybe(Just)`
-- |  5 | import Data.Maybe (Just, Maybe(Nowhere), nowhere)
-- |    |                    ^^^^
-- | fail_names.hs:5:32: error: `Nowhere` is not a constructor, field or method of `Maybe` that `Data.Maybe` exports
-- |  5 | import Data.Maybe (Just, Maybe(Nowhere), nowhere)
-- |    |                                ^^^^^^^
-- | fail_names.hs:5:42: error: the module `Data.Maybe` does not export `nowhere`
-- |  5 | import Data.Maybe (Just, Maybe(Nowhere), nowhere)
-- |    |                                          ^^^^^^^
-- | fail_names.hs:9:29: error: the constructor `MkT` has two fields named `size`
-- |  9 | data T = MkT { size :: Int, size :: Int } | Other { size :: Int, colour :: Int }
-- |    |                             ^^^^
-- | fail_names.hs:10:25: error: `Same` is defined twice in this module
-- |  10 | data Twice = Same Int | Same Bool
-- |     |                         ^^^^
-- | fail_names.hs:10:14: note: it is first defined here
-- |  10 | data Twice = Same Int | Same Bool
-- |     |              ^^^^
-- | fail_names.hs:16:1: error: `f` is defined twice in this module
-- |  16 | f = 2
-- |     | ^
-- | fail_names.hs:15:1: note: it is first defined here
-- |  15 | f = 1
-- |     | ^
-- |   note: the equations of one function must stand together
-- | fail_names.hs:17:1: error: the type signature of `g` has no binding beside it
-- |  17 | g :: Int
-- |     | ^
-- | fail_names.hs:19:1: error: `h` has two type signatures
-- |  19 | h :: Int
-- |     | ^
-- | fail_names.hs:21:10: error: the fixity of `+++` is declared where it is not defined
-- |  21 | infixl 6 +++
-- |     |          ^^^
-- | fail_names.hs:23:10: error: the fixity of `***` is declared twice
-- |  23 | infixl 7 ***
-- |     |          ^^^
-- | fail_names.hs:29:3: error: `a` is defined twice here
-- |  29 |   a = 2
-- |     |   ^
-- | fail_names.hs:27:3: note: it is first defined here
-- |  27 |   a = 1
-- |     |   ^
-- |   note: the equations of one function must stand together
-- | fail_names.hs:30:3: error: the type signature of `c` has no binding beside it
-- |  30 |   c :: Int
-- |     |   ^
-- | fail_names.hs:32:3: error: `d` has two type signatures
-- |  32 |   d :: Int
-- |     |   ^
-- | fail_names.hs:34:12: error: the fixity of `+++` is declared where it is not defined
-- |  34 |   infixl 6 +++
-- |     |            ^^^
-- | fail_names.hs:36:12: error: the fixity of `%%%` is declared twice
-- |  36 |   infixl 7 %%%
-- |     |            ^^^
-- | fail_names.hs:39:9: error: the pattern synonym `Only` can stand only in patterns: its declaration does not say how to build it
-- |  39 | build = Only 3
-- |     |         ^^^^
-- | fail_names.hs:41:3: error: a pattern cannot define methods; define each method of `Shape` by its name
-- |  41 |   (area, kind) = (id, id)
-- |     |   ^^^^^^^^^^^^^^^^^^^^^^^
-- | fail_names.hs:45:3: error: the method `area` is defined twice here
-- |  45 |   area _ = 2
-- |     |   ^^^^
-- | fail_names.hs:46:1: error: foreign declarations are not supported
-- |  46 | foreign import ccall "sin" sine :: Double -> Double
-- |     | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
-- | fail_names.hs:47:15: error: `Synonym` is not a type family
-- |  47 | type instance Synonym Int = Bool
-- |     |               ^^^^^^^
-- | fail_names.hs:48:21: error: the section's operator `*` (infixl 7) binds tighter than `+` (infixl 6) in its operand: put the operand in parentheses
-- |  48 | section1 = (- 3 + 4 *)
-- |     |                     ^
-- | fail_names.hs:49:13: error: the section's operator `+` (infixl 6) binds tighter than `==` (infix 4) in its operand: put the operand in parentheses
-- |  49 | section2 = (+ 3 == 4)
-- |     |             ^
-- | fail_names.hs:50:19: error: the section's operator `*` (infixl 7) binds tighter than `+` (infixl 6) in its operand: put the operand in parentheses
-- |  50 | section3 = (3 + 4 *)
-- |     |                   ^
-- | fail_names.hs:51:7: error: view patterns need the extension ViewPatterns
-- |  51 | view (id -> x) = x
-- |     |       ^^^^^^^
-- | fail_names.hs:52:26: error: `kind` is a method, not a field of a record
-- |  52 | update t = t { size = 1, kind = 2 }
-- |     |                          ^^^^
-- | fail_names.hs:53:27: error: the field `size` is given twice
-- |  53 | update2 t = t { size = 1, size = 2 }
-- |     |                           ^^^^
-- | fail_names.hs:54:29: error: `missing` is a function, not a field of a record
-- |  54 | update3 t = t { colour = 1, missing = 2 }
-- |     |                             ^^^^^^^
-- | fail_names.hs:55:11: error: the data constructor `Synonym` is not in scope: `Synonym` is a type synonym, not a value
-- |  55 | pattern1 (Synonym x) = x
-- |     |           ^^^^^^^
-- | fail_names.hs:56:11: error: the constructor `MkT` has 2 arguments, but this pattern gives it 1
-- |  56 | pattern2 (MkT x) = x
-- |     |           ^^^^^
-- | fail_names.hs:57:14: error: `x` is bound twice in the same pattern or block
-- |  57 | pattern3 (x, x) = x
-- |     |              ^
-- | fail_names.hs:57:11: note: it is first bound here
-- |  57 | pattern3 (x, x) = x
-- |     |           ^
-- | fail_names.hs:58:15: error: `area` is a method, not a field of a record
-- |  58 | field = MkT { area = 3 }
-- |     |               ^^^^
-- | fail_names.hs:59:16: error: the constructor `MkT` has no field `colour`
-- |  59 | field2 = MkT { colour = 3 }
-- |     |                ^^^^^^
-- | fail_names.hs:60:9: error: a tuple can have at most 15 elements
-- |  60 | large = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)
-- |     |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
-- | fail_names.hs:61:8: error: a tuple can have at most 15 elements
-- |  61 | large2 (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p) = a
-- |     |        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
-- | fail_names.hs:62:11: error: a tuple can have at most 15 elements
-- |  62 | large3 :: (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p)
-- |     |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
-- | fail_names.hs:64:13: error: a context consists of classes applied to types, as in `Eq a`
-- |  64 | context :: (Int -> Int) => Int
-- |     |             ^^^^^^^^^^
-- | fail_names.hs:66:10: error: `Shape` is a class, not a type
-- |  66 | typed :: Shape
-- |     |          ^^^^^
-- | fail_names.hs:68:13: error: `T` is a data type, not a class
-- |  68 | notClass :: T a => a
-- |     |             ^
-- | fail_names.hs:70:15: error: a branch of a parallel comprehension can bind at most 15 variables
-- |  70 | branch = [1 | (a, b, c, d, e, f, g, h) <- [], (i, j, k, l, m, n, o, p) <- [] | x <- [1]]
-- |     |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
-- | fail_names.hs:71:10: error: `sort` is not in scope. Did you mean `sqrt`?
-- |  71 | sorted = sort [1]
-- |     |          ^^^^
-- |   note: `sort` is in Data.List: add `import Data.List (sort)`
-- | fail_names.hs:72:13: error: `N.sort` is not in scope: no imported module is called `N`
-- |  72 | qualified = N.sort [1]
-- |     |             ^^^^^^
-- | fail_names.hs:73:11: error: `M.nowhere` is not in scope: `Data.Map` does not export it
-- |  73 | missing = M.nowhere
-- |     |           ^^^^^^^^^
-- | fail_names.hs:74:16: error: cannot mix `==` (infix 4) and `==` (infix 4) in one expression without parentheses
-- |  74 | mixed = 1 == 2 == 3
-- |     |                ^^
-- | fail_names.hs:75:10: error: `T` is a data type, not a class
-- |  75 | instance T Int where
-- |     |          ^
-- | fail_names.hs:76:17: error: the data constructor `:+++` is not in scope
-- |  76 | constructor1 (x :+++ y) = x
-- |     |                 ^^^^
-- | fail_names.hs:77:11: error: the type or class `Only` is not in scope: `Only` is a pattern synonym, not a type
-- |  77 | asType :: Only
-- |     |           ^^^^
-- | fail_names.hs:80:13: error: no constructor has all the fields of this update
-- |  80 | update4 r = r { left = 1, right = 2 }
-- |     |             ^^^^^^^^^^^^^^^^^^^^^^^^^
-- | 51 errors
