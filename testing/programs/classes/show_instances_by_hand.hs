-- showsPrec, showList and show defined in different ways (H2010 6.3.3).
module Main where

data Expr = Lit Int | Expr :+: Expr | Expr :*: Expr | Neg Expr | Call String [Expr]
infixl 6 :+:
infixl 7 :*:

instance Show Expr where
  showsPrec d (Lit n) = showsPrec d n
  showsPrec d (a :+: b) = showParen (d > 6) (showsPrec 6 a . showString " + " . showsPrec 7 b)
  showsPrec d (a :*: b) = showParen (d > 7) (showsPrec 7 a . showString " * " . showsPrec 8 b)
  showsPrec d (Neg e) = showParen (d > 9) (showChar '-' . showsPrec 10 e)
  showsPrec _ (Call f es) = showString f . showList es

newtype Quiet = Quiet Int
instance Show Quiet where show (Quiet n) = replicate n '.'

newtype Letter = Letter Char
instance Show Letter where
  showsPrec _ (Letter c) = showChar c
  showList ls = showString "<<" . foldr (.) id (map shows ls) . showString ">>"

data Opaque = Opaque
instance Show Opaque where
  showsPrec d Opaque = shows d

main :: IO ()
main = do
  print (Lit 1 :+: Lit 2 :*: Lit 3 :+: Lit 4)
  print ((Lit 1 :+: Lit 2) :*: (Lit 3 :+: Lit (-4)))
  print (Neg (Lit 1 :+: Neg (Lit 2)), Lit 1 :+: (Lit 2 :+: Lit 3))
  print (Call "f" [Lit 1, Lit 2 :+: Lit 3], Call "g" [])
  print (Quiet 3, [Quiet 1, Quiet 2], Just (Quiet 2))
  print (map Letter "abc")
  print [Just (Letter 'x')]
  print (Opaque, Just Opaque, [Opaque], Left Opaque :: Either Opaque Int)

-- expected stdout:
-- | 1 + 2 * 3 + 4
-- | (1 + 2) * (3 + (-4))
-- | (-(1 + -2),1 + (2 + 3))
-- | (f[1,2 + 3],g[])
-- | (...,[.,..],Just ..)
-- | <<abc>>
-- | [Just x]
-- | (0,Just 11,[0],Left 11)
