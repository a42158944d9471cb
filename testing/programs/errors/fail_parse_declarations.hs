-- What is expected in declarations.
module Main where

infixl 10 +++
infixl 5 div
infixr 5 `div
(+) , 3 :: Int
M.f :: Int
f, g = 3
default show :: Int
M.f x = x
f x, y
(Just x) y = 3
3 x = 4
x `3` y = 4
f x => 3
g | True
h 3 -> 4
class 3 where
class C a | a -> where
class Eq a => where
class D a where
  default size :: a -> Int
class E a where
  type
instance where
instance eq Int
deriving instance
deriving via Int instance Eq T
instance Eq T where
  default show :: T -> String
default Int
foreign export ccall f :: Int
foreign import 3 f :: Int
foreign import ccall 3 :: Int
foreign import ccall "x" f Int
newtype N = N Int Int
data = A
data T 3 = A
data T a = M.A
data T = A { 3 :: Int }
data T = A { x Int }
data T = Int 3
data T = Eq a => where
data T where
  A Int
data T where
  B :: { x :: Int } Int
data T where
  C :: Eq a =>
data T = A deriving 3
data T = A deriving (a)
data T = A deriving Eq via Int
data T = forall a. Eq a => 3
data t = A
type T
type = Int
type 3 = Int
type T a
type family
type family t a
type family F a where
  F Int
type instance f Int = Bool
module M where
class C a b | a where
deriving Eq T
data T Int = A
class C Int where
data T = Eq a -> b => A
data T where
  D :: Eq a -> b => T
data T = Int -> Int :+ Int
x y +++ z = 3
i = 3 where
  type T = Int
j = 3 where
  data T = A
main = print 1
-- expected stderr:
-- | fail_parse_declarations.hs:4:8: error: A precedence is a number from 0 to 9.
-- |  4 | infixl 10 +++
-- |    |        ^^
-- | fail_parse_declarations.hs:5:10: error: I found `div` here, but expected an operator, or a name in backquotes.
-- |  5 | infixl 5 div
-- |    |          ^^^
-- | fail_parse_declarations.hs:7:1: error: I found `(` at the start of a new item (by its indentation) here, but expected a backquote behind the name.
-- |  7 | (+) , 3 :: Int
-- |    | ^
-- | fail_parse_declarations.hs:7:7: error: I found a number here, but expected the name of a function or value.
-- |  7 | (+) , 3 :: Int
-- |    |       ^
-- | fail_parse_declarations.hs:8:1: error: The name in a signature cannot be qualified.
-- |  8 | M.f :: Int
-- |    | ^^^
-- | fail_parse_declarations.hs:9:6: error: I found `=` here, but expected `::` and the type, behind the names.
-- |  9 | f, g = 3
-- |    |      ^
-- | fail_parse_declarations.hs:10:9: error: I found `show` here, but expected `(` and types behind `default`.
-- |  10 | default show :: Int
-- |     |         ^^^^
-- | fail_parse_declarations.hs:11:1: error: A definition cannot have a qualified name.
-- |  11 | M.f x = x
-- |     | ^^^
-- | fail_parse_declarations.hs:12:4: error: I found `,` here, but expected `=` or `|` behind the left-hand side of this definition.
-- |  12 | f x, y
-- |     |    ^
-- | fail_parse_declarations.hs:13:2: error: I expected the function that is defined here, applied to patterns.
-- |  13 | (Just x) y = 3
-- |     |  ^^^^
-- | fail_parse_declarations.hs:14:3: error: I found `x` here, but expected `=` or `|` behind the pattern of this definition.
-- |  14 | 3 x = 4
-- |     |   ^
-- | fail_parse_declarations.hs:15:3: error: I found a backquote here, but expected `=` or `|` behind the pattern of this definition.
-- |  15 | x `3` y = 4
-- |     |   ^
-- | fail_parse_declarations.hs:16:5: error: I found `=>` here, but expected `=` or `|` behind the left-hand side of this definition.
-- |  16 | f x => 3
-- |     |     ^^
-- | fail_parse_declarations.hs:18:1: error: I found `h` at the start of a new item (by its indentation) here, but expected `=` behind the guard.
-- |  18 | h 3 -> 4
-- |     | ^
-- | fail_parse_declarations.hs:18:5: error: I found `->` here, but expected `=` or `|` behind the left-hand side of this definition.
-- |  18 | h 3 -> 4
-- |     |     ^^
-- | fail_parse_declarations.hs:19:7: error: I found a number here, but expected a type.
-- |  19 | class 3 where
-- |     |       ^
-- | fail_parse_declarations.hs:21:15: error: I found `where` here, but expected a type.
-- |  21 | class Eq a => where
-- |     |               ^^^^^
-- | fail_parse_declarations.hs:23:11: error: This default method has a signature but no definition.
-- |  23 |   default size :: a -> Int
-- |     |           ^^^^
-- | fail_parse_declarations.hs:26:1: error: I found `instance` outside of the block (by its indentation) here, but expected a type.
-- |  26 | instance where
-- |     | ^^^^^^^^
-- | fail_parse_declarations.hs:25:3: note: The block of declarations starts here.
-- |  25 |   type
-- |     |   ^
-- | fail_parse_declarations.hs:26:10: error: I found `where` here, but expected a type.
-- |  26 | instance where
-- |     |          ^^^^^
-- | fail_parse_declarations.hs:27:10: error: I expected the name of a class here.
-- |  27 | instance eq Int
-- |     |          ^^
-- | fail_parse_declarations.hs:29:1: error: I found `deriving` at the start of a new item (by its indentation) here, but expected a type.
-- |  29 | deriving via Int instance Eq T
-- |     | ^^^^^^^^
-- | fail_parse_declarations.hs:31:3: error: The signature of a default method stands in the class.
-- |  31 |   default show :: T -> String
-- |     |   ^^^^^^^
-- | fail_parse_declarations.hs:32:9: error: I found `Int` here, but expected `(` and types behind `default`.
-- |  32 | default Int
-- |     |         ^^^
-- | fail_parse_declarations.hs:33:9: error: I found `export` here, but expected `import` behind `foreign`; only imports are supported.
-- |  33 | foreign export ccall f :: Int
-- |     |         ^^^^^^
-- | fail_parse_declarations.hs:34:16: error: I found a number here, but expected a calling convention.
-- |  34 | foreign import 3 f :: Int
-- |     |                ^
-- | fail_parse_declarations.hs:35:22: error: I found a number here, but expected the name of the imported function.
-- |  35 | foreign import ccall 3 :: Int
-- |     |                      ^
-- | fail_parse_declarations.hs:36:28: error: I found `Int` here, but expected `::` and the type of the imported function.
-- |  36 | foreign import ccall "x" f Int
-- |     |                            ^^^
-- | fail_parse_declarations.hs:37:1: error: A newtype has exactly one constructor with exactly one field; use `data` here.
-- |  37 | newtype N = N Int Int
-- |     | ^^^^^^^^^^^^^^^^^^^^^
-- | fail_parse_declarations.hs:38:6: error: I found `=` here, but expected a type.
-- |  38 | data = A
-- |     |      ^
-- | fail_parse_declarations.hs:39:8: error: I found a number here, but expected the next declaration, at the start of a line.
-- |  39 | data T 3 = A
-- |     |        ^
-- | fail_parse_declarations.hs:40:12: error: A declared constructor cannot have a qualified name.
-- |  40 | data T a = M.A
-- |     |            ^^^
-- | fail_parse_declarations.hs:41:14: error: I found a number here, but expected the name of a field.
-- |  41 | data T = A { 3 :: Int }
-- |     |              ^
-- | fail_parse_declarations.hs:42:16: error: I found `Int` here, but expected `::` and a type behind the field's name.
-- |  42 | data T = A { x Int }
-- |     |                ^^^
-- | fail_parse_declarations.hs:43:14: error: I found a number here, but expected the next declaration, at the start of a line.
-- |  43 | data T = Int 3
-- |     |              ^
-- | fail_parse_declarations.hs:44:18: error: I found `where` here, but expected a constructor.
-- |  44 | data T = Eq a => where
-- |     |                  ^^^^^
-- | fail_parse_declarations.hs:46:5: error: I found `Int` here, but expected `::` and a type behind the constructor.
-- |  46 |   A Int
-- |     |     ^^^
-- | fail_parse_declarations.hs:48:21: error: I found `Int` here, but expected `->` and the constructor's type, behind its fields.
-- |  48 |   B :: { x :: Int } Int
-- |     |                     ^^^
-- | fail_parse_declarations.hs:51:1: error: I found `data` outside of the block (by its indentation) here, but expected a type.
-- |  51 | data T = A deriving 3
-- |     | ^^^^
-- | fail_parse_declarations.hs:50:3: note: The block of constructors starts here.
-- |  50 |   C :: Eq a =>
-- |     |   ^
-- | fail_parse_declarations.hs:51:21: error: I found a number here, but expected a type.
-- |  51 | data T = A deriving 3
-- |     |                     ^
-- | fail_parse_declarations.hs:52:22: error: I expected the name of a class to derive here.
-- |  52 | data T = A deriving (a)
-- |     |                      ^
-- | fail_parse_declarations.hs:54:28: error: I found a number here, but expected a constructor.
-- |  54 | data T = forall a. Eq a => 3
-- |     |                            ^
-- | fail_parse_declarations.hs:55:6: error: I expected the name of the data type here, capitalised and unqualified.
-- |  55 | data t = A
-- |     |      ^
-- | fail_parse_declarations.hs:57:1: error: I found `type` at the start of a new item (by its indentation) here, but expected `=` behind the head of the type synonym.
-- |  57 | type = Int
-- |     | ^^^^
-- | fail_parse_declarations.hs:57:6: error: I found `=` here, but expected a type.
-- |  57 | type = Int
-- |     |      ^
-- | fail_parse_declarations.hs:58:6: error: I found a number here, but expected a type.
-- |  58 | type 3 = Int
-- |     |      ^
-- | fail_parse_declarations.hs:60:1: error: I found `type` at the start of a new item (by its indentation) here, but expected `=` behind the head of the type synonym.
-- |  60 | type family
-- |     | ^^^^
-- | fail_parse_declarations.hs:61:1: error: I found `type` at the start of a new item (by its indentation) here, but expected a type.
-- |  61 | type family t a
-- |     | ^^^^
-- | fail_parse_declarations.hs:61:13: error: I expected the name of the type family here, capitalised and unqualified.
-- |  61 | type family t a
-- |     |             ^
-- | fail_parse_declarations.hs:64:1: error: I found `type` outside of the block (by its indentation) here, but expected `=` behind the left side of the equation.
-- |  64 | type instance f Int = Bool
-- |     | ^^^^
-- | fail_parse_declarations.hs:63:3: note: The block of declarations starts here.
-- |  63 |   F Int
-- |     |   ^
-- | fail_parse_declarations.hs:64:15: error: I expected the name of a type family here.
-- |  64 | type instance f Int = Bool
-- |     |               ^
-- | fail_parse_declarations.hs:65:1: error: I found `module` here, but expected a declaration.
-- |  65 | module M where
-- |     | ^^^^^^
-- | fail_parse_declarations.hs:66:17: error: I found `where` here, but expected `->` in the functional dependency.
-- |  66 | class C a b | a where
-- |     |                 ^^^^^
-- | fail_parse_declarations.hs:67:10: error: I found `Eq` here, but expected `instance` and the instance to derive.
-- |  67 | deriving Eq T
-- |     |          ^^
-- | fail_parse_declarations.hs:68:8: error: I expected a type variable here, in the head of the data type.
-- |  68 | data T Int = A
-- |     |        ^^^
-- | fail_parse_declarations.hs:69:9: error: I expected a type variable here, in the head of the class.
-- |  69 | class C Int where
-- |     |         ^^^
-- | fail_parse_declarations.hs:70:15: error: I found `->` here, but expected `=>` behind the context of the constructor.
-- |  70 | data T = Eq a -> b => A
-- |     |               ^^
-- | fail_parse_declarations.hs:72:13: error: I found `->` here, but expected `=>` behind the context of the constructor.
-- |  72 |   D :: Eq a -> b => T
-- |     |             ^^
-- | fail_parse_declarations.hs:73:14: error: I found `->` here, but expected a constructor operator.
-- |  73 | data T = Int -> Int :+ Int
-- |     |              ^^
-- | fail_parse_declarations.hs:74:3: error: I found `y` here, but expected the operator that is defined; patterns with arguments on its sides need parentheses.
-- |  74 | x y +++ z = 3
-- |     |   ^
-- | fail_parse_declarations.hs:76:3: error: A type is declared at the top of a module, in a class or in an instance.
-- |  76 |   type T = Int
-- |     |   ^^^^
-- | fail_parse_declarations.hs:78:3: error: A type is declared at the top of a module, in a class or in an instance.
-- |  78 |   data T = A
-- |     |   ^^^^
-- | 62 errors
