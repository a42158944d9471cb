{-# LANGUAGE ViewPatterns, ExistentialQuantification, GADTs, TypeApplications, KindSignatures, RankNTypes #-}
-- Types that do not fit.
module Main where

class Wrong a where { constant :: Int }
class Bad b => Own b where { own :: b -> Int }
class Own b => Bad b where { bad :: b -> Int }
class Show Int => Super a where { super :: a -> a }
class Pair a where { pair :: a -> a }
data Both = One { value :: Int } | Two { value :: Bool }
data Hidden = forall a. Show a => Hidden a
data G a where { G1 :: { unG :: Int } -> G Int; G2 :: Bool -> Maybe Bool }
data Kinded (f :: Int) = Kinded
data Rec = Rec { left :: Int, right :: Int } | Other { other :: Int }

applied = 'x' 3
applied2 = not True False
dollar = 'x' $ 3
section1 = (`not` True)
section2 = (True `not`)
section3 = (3 'x')
function :: Int
function = \x -> x
typeArguments = not @Int True
typeArguments2 = id @Int @Bool 3
viewed ('x' -> y) = y
Hidden opened = Hidden 3
update g = g { unG = 3 }
(first, second) = (1, 2)
first :: Num a => a
compared = id == id
number = "a" + 1
number2 :: Bool
number2 = 3
free :: Maybe a -> b
free (Just x) = x
kind1 :: Maybe
kind1 = kind1
kind2 :: Int Bool
kind2 = kind2
kind3 :: Either Maybe Int
kind3 = kind3
class2 :: Show => Int
class2 = 3
class3 :: (Show Int Bool) => Int
class3 = 3
instance Pair Int where
restricted = show
plus = (+)
equations :: Int -> Int
equations x y = x
data Fix f = Fix (f Int)
kind4 :: Fix Int
kind4 = kind4
kind5 :: Fix Either
kind5 = kind5
main = print 1
-- expected stderr:
-- | fail_types.hs:5:23: error: the type of the method `constant` does not mention the class's variable, so no call could choose an instance
-- |  5 | class Wrong a where { constant :: Int }
-- |    |                       ^^^^^^^^
-- | fail_types.hs:7:16: error: the class `Bad` is its own superclass
-- |  7 | class Own b => Bad b where { bad :: b -> Int }
-- |    |                ^^^
-- | fail_types.hs:10:42: error: the field `value` has another type in another constructor
-- |  10 | data Both = One { value :: Int } | Two { value :: Bool }
-- |     |                                          ^^^^^
-- | fail_types.hs:12:63: error: the constructor `G2` must construct a `G`
-- |  12 | data G a where { G1 :: { unG :: Int } -> G Int; G2 :: Bool -> Maybe Bool }
-- |     |                                                               ^^^^^^^^^^
-- | fail_types.hs:13:19: error: a kind is written with `*` (or `Type`) and `->`
-- |  13 | data Kinded (f :: Int) = Kinded
-- |     |                   ^^^
-- | fail_types.hs:16:11: error: this is applied to an argument, but it is no function: its type is `Char`
-- |  16 | applied = 'x' 3
-- |     |           ^^^
-- | fail_types.hs:17:12: error: there are too many arguments: with 1 argument the type is already `Bool`
-- |  17 | applied2 = not True False
-- |     |            ^^^
-- | fail_types.hs:17:21: note: this is one argument too many
-- |  17 | applied2 = not True False
-- |     |                     ^^^^^
-- | fail_types.hs:18:10: error: `$` needs a function on its left, but the type of this is `Char`
-- |  18 | dollar = 'x' $ 3
-- |     |          ^^^
-- | fail_types.hs:19:12: error: a section needs an operator with two arguments
-- |  19 | section1 = (`not` True)
-- |     |            ^^^^^^^^^^^^
-- | fail_types.hs:20:12: error: the operator of this section takes only one argument
-- |  20 | section2 = (True `not`)
-- |     |            ^^^^^^^^^^^^
-- | fail_types.hs:21:13: error: I expected `Char -> a` but found a number
-- |  21 | section3 = (3 'x')
-- |     |             ^
-- |   note: There is no instance `Num (Char -> a)`.
-- | fail_types.hs:23:12: error: a function stands here, but I expected `Int`
-- |  23 | function = \x -> x
-- |     |            ^^^^^^^
-- | fail_types.hs:24:17: error: there are too many type arguments: this has 0 type variables
-- |  24 | typeArguments = not @Int True
-- |     |                 ^^^^^^^^
-- | fail_types.hs:25:18: error: there are too many type arguments: this has 1 type variable
-- |  25 | typeArguments2 = id @Int @Bool 3
-- |     |                  ^^^^^^^^^^^^^
-- | fail_types.hs:26:9: error: a view pattern needs a function on the left of the arrow
-- |  26 | viewed ('x' -> y) = y
-- |     |         ^^^^^^^^
-- | fail_types.hs:27:1: error: `Hidden` has type variables of its own, so it can only be matched by case, a function or do, not by a declaration
-- |  27 | Hidden opened = Hidden 3
-- |     | ^^^^^^^^^^^^^
-- | fail_types.hs:28:12: error: a record of a GADT cannot be updated
-- |  28 | update g = g { unG = 3 }
-- |     |            ^^^^^^^^^^^^^
-- | fail_types.hs:29:2: error: a variable of a pattern binding cannot have a type with a class context
-- |  29 | (first, second) = (1, 2)
-- |     |  ^^^^^
-- | fail_types.hs:30:10: note: the signature is here
-- |  30 | first :: Num a => a
-- |     |          ^^^^^^^^^^
-- | fail_types.hs:31:15: error: there is no instance `Eq (a -> a)`
-- |  31 | compared = id == id
-- |     |               ^^
-- |   note: Functions cannot be compared. Is an argument missing?
-- | fail_types.hs:32:14: error: there is no instance `Num String`
-- |  32 | number = "a" + 1
-- |     |              ^
-- |   note: A number is written or computed where this type is needed.
-- | fail_types.hs:34:11: error: I expected `Bool` but found a number
-- |  34 | number2 = 3
-- |     |           ^
-- |   note: There is no instance `Num Bool`.
-- | fail_types.hs:36:17: error: I expected `b` but found `a`
-- |  36 | free (Just x) = x
-- |     |                 ^
-- |   note: `b` is a type variable of the signature: it stands for whatever type the caller chooses, so the code must work for every type.
-- | fail_types.hs:37:10: error: `Maybe` needs to be applied to a further type here: its kind is `* -> *`, expected is `*`
-- |  37 | kind1 :: Maybe
-- |     |          ^^^^^
-- | fail_types.hs:39:10: error: `Int` is applied to too many types: its kind is `*`
-- |  39 | kind2 :: Int Bool
-- |     |          ^^^^^^^^
-- | fail_types.hs:41:17: error: `Maybe` needs to be applied to a further type here: its kind is `* -> *`, expected is `*`
-- |  41 | kind3 :: Either Maybe Int
-- |     |                 ^^^^^
-- | fail_types.hs:43:11: error: the class `Show` takes one type, here it has 0
-- |  43 | class2 :: Show => Int
-- |     |           ^^^^
-- | fail_types.hs:45:12: error: the class `Show` takes one type, here it has 2
-- |  45 | class3 :: (Show Int Bool) => Int
-- |     |            ^^^^^^^^^^^^^
-- | fail_types.hs:48:14: error: the type here is ambiguous: nothing says which `Show a` is meant. Add a type annotation.
-- |  48 | restricted = show
-- |     |              ^^^^
-- |   note: A definition without parameters and without a type signature has one type only (the monomorphism restriction). A signature or a parameter may help.
-- | fail_types.hs:51:1: error: the equations have 2 parameters, but the type `Int -> Int` has only 1
-- |  51 | equations x y = x
-- |     | ^^^^^^^^^^^^^^^^^
-- | fail_types.hs:53:14: error: `Int` cannot be applied to a type, but something that can is needed here: its kind is `*`, expected is `* -> *`
-- |  53 | kind4 :: Fix Int
-- |     |              ^^^
-- | fail_types.hs:55:14: error: `Either` does not fit here: its kind is `* -> * -> *`, expected is `* -> *`
-- |  55 | kind5 :: Fix Either
-- |     |              ^^^^^^
-- | 31 errors
