-- Show instances with precedences, operators of one's own, simplification, derivatives.
module Main where

infixl 6 :+:, :-:
infixl 7 :*:
infixr 8 :^:

data Expr
  = Const Int
  | Var Char
  | Expr :+: Expr
  | Expr :-: Expr
  | Expr :*: Expr
  | Expr :^: Int
  deriving (Eq)

instance Show Expr where
  showsPrec _ (Const n)
    | n < 0 = showParen True (shows n)
    | otherwise = shows n
  showsPrec _ (Var v) = showChar v
  showsPrec p (a :+: b) = showParen (p > 6) (showsPrec 6 a . showString " + " . showsPrec 7 b)
  showsPrec p (a :-: b) = showParen (p > 6) (showsPrec 6 a . showString " - " . showsPrec 7 b)
  showsPrec p (a :*: b) = showParen (p > 7) (showsPrec 7 a . showString "*" . showsPrec 8 b)
  showsPrec p (a :^: n) = showParen (p > 8) (showsPrec 9 a . showChar '^' . shows n)

instance Num Expr where
  (+) = (:+:)
  (-) = (:-:)
  (*) = (:*:)
  fromInteger = Const . fromInteger
  negate e = Const 0 - e
  abs = id
  signum _ = 1

derive :: Char -> Expr -> Expr
derive _ (Const _) = 0
derive v (Var w) = if v == w then 1 else 0
derive v (a :+: b) = derive v a + derive v b
derive v (a :-: b) = derive v a - derive v b
derive v (a :*: b) = derive v a * b + a * derive v b
derive v (a :^: n) = Const n * (a :^: (n - 1)) * derive v a

simplify :: Expr -> Expr
simplify (a :+: b) = case (simplify a, simplify b) of
  (Const 0, e) -> e
  (e, Const 0) -> e
  (Const m, Const n) -> Const (m + n)
  (e, f) -> e + f
simplify (a :-: b) = case (simplify a, simplify b) of
  (e, Const 0) -> e
  (Const m, Const n) -> Const (m - n)
  (e, f)
    | e == f -> 0
    | otherwise -> e - f
simplify (a :*: b) = case (simplify a, simplify b) of
  (Const 0, _) -> 0
  (_, Const 0) -> 0
  (Const 1, e) -> e
  (e, Const 1) -> e
  (Const m, Const n) -> Const (m * n)
  (e, f) -> e * f
simplify (a :^: 0) = 1
simplify (a :^: 1) = simplify a
simplify (a :^: n) = simplify a :^: n
simplify e = e

value :: [(Char, Int)] -> Expr -> Int
value _ (Const n) = n
value env (Var v) = maybe 0 id (lookup v env)
value env (a :+: b) = value env a + value env b
value env (a :-: b) = value env a - value env b
value env (a :*: b) = value env a * value env b
value env (a :^: n) = value env a ^ n

main :: IO ()
main = do
  let x = Var 'x'
      e = (x :^: 2) * 3 - x * 2 + 7
  print e
  print (derive 'x' e)
  print (simplify (derive 'x' e))
  print (value [('x', 2)] e, value [('x', 2)] (simplify (derive 'x' e)))
  print ((x - 1) * (x - (2 - x)), Const (-3) :^: 2)
