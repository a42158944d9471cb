module Main where
import Data.List (nub, union, intercalate)
import qualified Data.Map as Map
import Control.Monad.State
import Control.Monad.Except
infixr 4 :->
data Type = TVar Int | TInt | TBool | Type :-> Type deriving (Eq, Ord)
data Scheme = Forall [Int] Type
data Expr = Var String | App Expr Expr | Lam String Expr | Let String Expr Expr | LitI Integer | LitB Bool | If Expr Expr Expr | Fix Expr deriving (Show, Eq)
instance Show Type where
  showsPrec _ (TVar n) = showString (names !! n)
  showsPrec _ TInt = showString "Int"
  showsPrec _ TBool = showString "Bool"
  showsPrec d (a :-> b) = showParen (d > 4) $ showsPrec 5 a . showString " -> " . showsPrec 4 b
names :: [String]
names = [c : s | s <- "" : map show [1 :: Int ..], c <- ['a'..'z']]
type Subst = Map.Map Int Type
class Types t where
  apply :: Subst -> t -> t
  ftv :: t -> [Int]
instance Types Type where
  apply s t@(TVar n) = Map.findWithDefault t n s
  apply s (a :-> b) = apply s a :-> apply s b
  apply _ t = t
  ftv (TVar n) = [n]
  ftv (a :-> b) = ftv a `union` ftv b
  ftv _ = []
instance Types a => Types [a] where
  apply = map . apply
  ftv = foldr (union . ftv) []
instance Types Scheme where
  apply s (Forall vs t) = Forall vs (apply (foldr Map.delete s vs) t)
  ftv (Forall vs t) = filter (`notElem` vs) (ftv t)
type Env = Map.Map String Scheme
type Infer a = StateT Int (Either String) a
fresh :: Infer Type
fresh = do { n <- get; put $! n + 1; return (TVar n) }
compose :: Subst -> Subst -> Subst
s1 `compose` s2 = Map.map (apply s1) s2 `Map.union` s1
unify :: Type -> Type -> Infer Subst
unify (a :-> b) (c :-> d) = do
  s1 <- unify a c
  s2 <- unify (apply s1 b) (apply s1 d)
  return (s2 `compose` s1)
unify (TVar n) t = bind n t
unify t (TVar n) = bind n t
unify t u | t == u = return Map.empty
          | otherwise = throwError $ "cannot unify " ++ show t ++ " with " ++ show u
bind :: Int -> Type -> Infer Subst
bind n t | t == TVar n = return Map.empty
         | n `elem` ftv t = lift (Left ("occurs check: " ++ show (TVar n) ++ " in " ++ show t))
         | otherwise = return (Map.singleton n t)
instantiate :: Scheme -> Infer Type
instantiate (Forall vs t) = do
  fs <- mapM (const fresh) vs
  return (apply (Map.fromList (zip vs fs)) t)
generalize :: Env -> Type -> Scheme
generalize env t = Forall [v | v <- ftv t, v `notElem` ftv (Map.elems env)] t
infer :: Env -> Expr -> Infer (Subst, Type)
infer env ex = case ex of
  LitI _ -> return (Map.empty, TInt)
  LitB _ -> return (Map.empty, TBool)
  Var x -> case Map.lookup x env of
    Nothing -> throwError ("unbound: " ++ x)
    Just s -> (,) Map.empty <$> instantiate s
  Lam x b -> do
    tv <- fresh
    (s, t) <- infer (Map.insert x (Forall [] tv) env) b
    return (s, apply s tv :-> t)
  App f a -> do
    tv <- fresh
    (s1, tf) <- infer env f
    (s2, ta) <- infer (Map.map (apply s1) env) a
    s3 <- unify (apply s2 tf) (ta :-> tv)
    return (s3 `compose` s2 `compose` s1, apply s3 tv)
  Let x e b -> do
    (s1, t1) <- infer env e
    let env' = Map.map (apply s1) env
    (s2, t2) <- infer (Map.insert x (generalize env' t1) env') b
    return (s2 `compose` s1, t2)
  If c t e -> do
    (s1, tc) <- infer env c
    s2 <- unify tc TBool
    (s3, tt) <- infer env t
    (s4, te) <- infer env e
    s5 <- unify (apply s4 tt) te
    return (foldr1 compose [s5, s4, s3, s2, s1], apply s5 te)
  Fix e -> do
    (s1, t) <- infer env e
    tv <- fresh
    s2 <- unify (tv :-> tv) t
    return (s2 `compose` s1, apply s2 tv)
typeOf :: Expr -> Either String Type
typeOf e = normal . snd <$> evalStateT (infer prims e) 0
  where prims = Map.fromList [("+", Forall [] (TInt :-> TInt :-> TInt)), ("==", Forall [] (TInt :-> TInt :-> TBool))]
        normal t = apply (Map.fromList (zip (ftv t) (map TVar [0..]))) t
main :: IO ()
main = mapM_ (putStrLn . either ("error: " ++) show . typeOf)
  [ Lam "x" (Var "x")
  , Lam "f" (Lam "g" (Lam "x" (App (Var "f") (App (Var "g") (Var "x")))))
  , Let "id" (Lam "x" (Var "x")) (If (App (Var "id") (LitB True)) (App (Var "id") (LitI 1)) (LitI 0))
  , Lam "x" (App (Var "x") (Var "x"))
  , App (LitI 1) (LitB True), Var "q"
  , Fix (Lam "f" (Lam "n" (If (App (App (Var "==") (Var "n")) (LitI 0)) (LitI 1) (App (App (Var "+") (Var "n")) (App (Var "f") (Var "n"))))))
  ]
-- expected stdout:
-- | a -> a
-- | (a -> b) -> (c -> a) -> c -> b
-- | Int
-- | error: occurs check: a in a -> b
-- | error: cannot unify Int with Bool -> a
-- | error: unbound: q
-- | Int -> Int
