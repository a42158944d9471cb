-- Untyped lambda calculus: parser, normal order reduction with capture-avoiding substitution, de Bruijn indices, Church numerals.
module Main where

import Data.Char (isAlpha, isSpace)
import Data.List (union, delete, elemIndex)

data Term = Var String | Lam String Term | App Term Term deriving Eq

instance Show Term where
  showsPrec _ (Var x) = showString x
  showsPrec d (Lam x b) = showParen (d > 0) (showChar '\\' . showString x . showString ". " . showsPrec 0 b)
  showsPrec d (App f a) = showParen (d > 1) (showsPrec 1 f . showChar ' ' . showsPrec 2 a)

parse :: String -> Term
parse s = case term (filter' s) of
  (t, "") -> t
  (_, rest) -> error ("rest: " ++ rest)
  where
    filter' = dropWhile isSpace
    term s' = let (a, r) = atom s' in apps a (filter' r)
    apps f s' | null s' || head s' == ')' = (f, s')
              | otherwise = let (a, r) = atom s' in apps (App f a) (filter' r)
    atom ('\\' : r) = let (x, r') = span isAlpha (filter' r)
                          ('.' : r'') = filter' r'
                          (b, r3) = term (filter' r'')
                      in (Lam x b, r3)
    atom ('(' : r) = let (t, ')' : r') = term (filter' r) in (t, r')
    atom r = let (x, r') = span isAlpha r in (Var x, r')

free :: Term -> [String]
free (Var x) = [x]
free (Lam x b) = delete x (free b)
free (App f a) = free f `union` free a

subst :: String -> Term -> Term -> Term
subst x s (Var y) | x == y = s
                  | otherwise = Var y
subst x s (App f a) = App (subst x s f) (subst x s a)
subst x s t@(Lam y b)
  | y == x = t
  | y `elem` free s = let y' = fresh y (free s ++ free b) in Lam y' (subst x s (subst y (Var y') b))
  | otherwise = Lam y (subst x s b)

fresh :: String -> [String] -> String
fresh x used = head [v | v <- iterate (++ "'") (x ++ "'"), v `notElem` used]

step :: Term -> Maybe Term
step (App (Lam x b) a) = Just (subst x a b)
step (App f a) = case step f of
  Just f' -> Just (App f' a)
  Nothing -> fmap (App f) (step a)
step (Lam x b) = fmap (Lam x) (step b)
step (Var _) = Nothing

normalise :: Term -> Term
normalise t = maybe t normalise (step t)

church :: Int -> Term
church n = Lam "f" (Lam "x" (iterate (App (Var "f")) (Var "x") !! n))

unchurch :: Term -> Maybe Int
unchurch (Lam f (Lam x b)) = go b
  where
    go (Var y) | y == x = Just 0
    go (App (Var g) t) | g == f = fmap (+ 1) (go t)
    go _ = Nothing
unchurch _ = Nothing

data Db = DVar Int | DFree String | DLam Db | DApp Db Db deriving (Show, Eq)
deBruijn :: Term -> Db
deBruijn = go []
  where
    go env (Var x) = maybe (DFree x) DVar (elemIndex x env)
    go env (Lam x b) = DLam (go (x : env) b)
    go env (App f a) = DApp (go env f) (go env a)

main :: IO ()
main = do
  let plus = parse "\\m. \\n. \\f. \\x. m f (n f x)"
      times = parse "\\m. \\n. \\f. m (n f)"
      power = parse "\\b. \\e. e b"
  print plus
  print (normalise (parse "(\\x. \\y. x y) y"))
  print (normalise (parse "(\\x. y) ((\\x. x x) (\\x. x x))"))
  print (fmap unchurch (Just (normalise (App (App plus (church 2)) (church 3)))))
  print (unchurch (normalise (App (App times (church 4)) (church 3))), unchurch (normalise (App (App power (church 2)) (church 5))))
  print (deBruijn (parse "\\x. \\y. x (\\z. y z w)"), deBruijn (parse "\\a. a") == deBruijn (parse "\\b. b"))

-- expected stdout:
-- | \m. \n. \f. \x. m f (n f x)
-- | \y'. y y'
-- | y
-- | Just (Just 5)
-- | (Just 12,Just 32)
-- | (DLam (DLam (DApp (DVar 1) (DLam (DApp (DApp (DVar 1) (DVar 0)) (DFree "w"))))),True)
