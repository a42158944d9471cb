-- plant: apply | Right (a - b) => Right (a + b)
-- plant: eval | x <- eval env a >>= int => x <- eval env b >>= int
-- plant: eval | IntV <$> apply op x y => IntV <$> apply op y y
-- plant: eval | n <- eval env c >>= int => n <- eval env e >>= int
-- plant: call | call v (FunV g) = g v => call v (FunV g) = g v >>= call v
-- A lambda calculus whose functions are values, made by functions that hold themselves. Most of its faults go on
-- for ever.
module Main where
import qualified Data.Map as M
import Control.Monad

data Expr = Num Int | Var String | Bin Char Expr Expr | Lam String Expr | App Expr Expr
  | Let String Expr Expr | If Expr Expr Expr | Fix String Expr
  deriving (Show, Eq, Ord, Read)

data Value = IntV Int | FunV (Value -> Either String Value)
instance Show Value where
  showsPrec d (IntV n) = showsPrec d n
  showsPrec _ (FunV _) = showString "<fun>"

type Env = M.Map String Value

eval :: Env -> Expr -> Either String Value
eval _ (Num n) = Right (IntV n)
eval env (Var x) = maybe (Left ("unbound " ++ x)) Right (M.lookup x env)
eval env (Bin op a b) = do
  x <- eval env a >>= int
  y <- eval env b >>= int
  IntV <$> apply op x y
eval env (Lam x b) = Right (FunV (\v -> eval (M.insert x v env) b))
eval env (App f a) = do
  fv <- eval env f
  av <- eval env a
  case fv of
    FunV g -> g av
    IntV n -> Left (show n ++ " is no function")
eval env (Let x e b) = eval env e >>= \v -> eval (M.insert x v env) b
eval env (If c t e) = do
  n <- eval env c >>= int
  eval env (if n /= 0 then t else e)
eval env (Fix f b) = r
  where r = eval (M.insert f (FunV (\v -> r >>= call v)) env) b
        call v (FunV g) = g v
        call _ _ = Left "fix of no function"

int :: Value -> Either String Int
int (IntV n) = Right n
int v = Left (show v ++ " is no number")

apply :: Char -> Int -> Int -> Either String Int
apply '+' a b = Right (a + b)
apply '-' a b = Right (a - b)
apply '*' a b = Right (a * b)
apply '/' _ 0 = Left "division by zero"
apply '/' a b = Right (a `div` b)
apply '<' a b = Right (fromEnum (a < b))
apply c _ _ = Left ("what is " ++ [c])

pretty :: Expr -> String
pretty e = go 0 e ""
  where
    go _ (Num n) = shows n
    go _ (Var x) = showString x
    go p (Bin o a b) = showParen (p > q) (go q a . showChar ' ' . showChar o . showChar ' ' . go (q + 1) b)
      where q = prec o
    go p (Lam x b) = showParen (p > 0) (showChar '\\' . showString x . showString " -> " . go 0 b)
    go p (App f a) = showParen (p > 9) (go 9 f . showChar ' ' . go 10 a)
    go p (Let x a b) = showParen (p > 0) (showString "let " . showString x . showString " = " . go 0 a . showString " in " . go 0 b)
    go p (If a b c) = showParen (p > 0) (showString "if " . go 0 a . showString " then " . go 0 b . showString " else " . go 0 c)
    go p (Fix f b) = showParen (p > 0) (showString "fix " . showString f . showString ". " . go 0 b)
    prec '*' = 7 :: Int
    prec '/' = 7
    prec '<' = 4
    prec _ = 6

free :: Expr -> [String]
free (Num _) = []
free (Var x) = [x]
free (Bin _ a b) = free a ++ free b
free (Lam x b) = filter (/= x) (free b)
free (App f a) = free f ++ free a
free (Let x e b) = free e ++ filter (/= x) (free b)
free (If a b c) = concatMap free [a, b, c]
free (Fix f b) = filter (/= f) (free b)

factE :: Expr
factE = Fix "f" (Lam "n" (If (Bin '<' (Var "n") (Num 1)) (Num 1) (Bin '*' (Var "n") (App (Var "f") (Bin '-' (Var "n") (Num 1))))))

main :: IO ()
main = do
  print (eval M.empty (App factE (Num 4)))
  print (eval M.empty (Let "x" (Num 3) (Bin '/' (Var "x") (Bin '-' (Var "x") (Num 3)))))
  print (eval M.empty (App (Num 1) (Num 2)))
  print (either id show (eval M.empty (Lam "x" (Var "y"))))
  putStrLn (pretty (Bin '*' (Bin '+' (Num 1) (Num 2)) (Bin '-' (Num 5) (Bin '-' (Num 2) (Num 1)))))
  putStrLn (pretty (App factE (Num 3)))
  print (free (Lam "x" (App (Var "x") (Let "y" (Var "z") (Var "y")))))
  forM_ ["Num 3", "Bin '+' (Num 1) (Var \"y\")"] (\s -> putStrLn (pretty (read s)))
