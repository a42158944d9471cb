module Main where
import qualified Data.Map as M
import Data.Maybe (fromMaybe, mapMaybe)

-- an expression language: Show with precedence, evaluator, simplifier
data Expr = Num Int | Var String | Expr :+ Expr | Expr :* Expr | Neg Expr | Let String Expr Expr
infixl 6 :+
infixl 7 :*

instance Show Expr where
  showsPrec _ (Num n) = shows n
  showsPrec _ (Var v) = showString v
  showsPrec p (a :+ b) = showParen (p > 6) (showsPrec 6 a . showString " + " . showsPrec 7 b)
  showsPrec p (a :* b) = showParen (p > 7) (showsPrec 7 a . showString " * " . showsPrec 8 b)
  showsPrec p (Neg a) = showParen (p > 9) (showString "-" . showsPrec 10 a)
  showsPrec p (Let v a b) = showParen (p > 0) (showString ("let " ++ v ++ " = ") . shows a . showString " in " . shows b)

type Env = M.Map String Int

eval :: Env -> Expr -> Maybe Int
eval _ (Num n) = Just n
eval env (Var v) = M.lookup v env
eval env (a :+ b) = (+) <$> eval env a <*> eval env b
eval env (a :* b) = (*) <$> eval env a <*> eval env b
eval env (Neg a) = negate <$> eval env a
eval env (Let v a b) = do
  x <- eval env a
  eval (M.insert v x env) b

simplify :: Expr -> Expr
simplify (a :+ b) = case (simplify a, simplify b) of
  (Num 0, e) -> e
  (e, Num 0) -> e
  (Num m, Num n) -> Num (m + n)
  (e, f) -> e :+ f
simplify (a :* b) = case (simplify a, simplify b) of
  (Num 1, e) -> e
  (Num 0, _) -> Num 0
  (e, f) -> e :* f
simplify (Neg (Neg e)) = simplify e
simplify e = e

main :: IO ()
main = do
  let e = (Num 0 :+ Var "x") :* (Num 2 :+ Num 3) :+ Neg (Neg (Var "y"))
  print e
  print (simplify e)
  print (eval (M.fromList [("x", 4), ("y", 1)]) e, eval M.empty e)
  print (Let "x" (Num 2) (Var "x" :* (Var "x" :+ Num 1)))
  print (eval M.empty (Let "x" (Num 2) (Var "x" :* Var "x")))
-- plant: showsPrec | showsPrec 7 a . showString " * " => showsPrec 6 a . showString " * "
-- plant: showsPrec | p > 6 => p > 7
-- plant: eval | (*) <$> eval env a => (+) <$> eval env a
-- plant: eval | eval (M.insert v x env) b => eval env b
-- plant: simplify | (Num 0, e) -> e => (Num 0, e) -> Num 0
-- plant: simplify | simplify (Neg (Neg e)) = simplify e => simplify (Neg (Neg e)) = Neg (simplify e)
