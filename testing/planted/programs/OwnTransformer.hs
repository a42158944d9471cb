-- plant: >>= | runStateT (k a) s' => runStateT (k a) s
-- plant: getVar | "unbound " ++ v => "unbound"
-- plant: expr | y == 0 => x == 0
-- plant: setVar | (/= v) => (== v)
-- plant: expr | y <- expr b => y <- expr (Div a b)
module Main where

-- A transformer of one's own over another one of one's own.
newtype ExceptT e m a = ExceptT { runExceptT :: m (Either e a) }
newtype StateT s m a = StateT { runStateT :: s -> m (a, s) }
newtype Id a = Id { runId :: a }

instance Functor Id where fmap f (Id a) = Id (f a)
instance Applicative Id where { pure = Id; Id f <*> Id a = Id (f a) }
instance Monad Id where Id a >>= f = f a

instance Monad m => Functor (StateT s m) where
  fmap f m = StateT $ \s -> do
    (a, s') <- runStateT m s
    return (f a, s')
instance Monad m => Applicative (StateT s m) where
  pure a = StateT $ \s -> return (a, s)
  mf <*> ma = StateT $ \s -> do
    (f, s1) <- runStateT mf s
    (a, s2) <- runStateT ma s1
    return (f a, s2)
instance Monad m => Monad (StateT s m) where
  m >>= k = StateT $ \s -> runStateT m s >>= \(a, s') -> runStateT (k a) s'

instance Monad m => Functor (ExceptT e m) where
  fmap f = ExceptT . fmap' (fmap f) . runExceptT
    where fmap' g m = m >>= return . g
instance Monad m => Applicative (ExceptT e m) where
  pure = ExceptT . return . Right
  mf <*> ma = ExceptT $ runExceptT mf >>= either (return . Left) (\f -> runExceptT (fmap f ma))
instance Monad m => Monad (ExceptT e m) where
  m >>= k = ExceptT $ runExceptT m >>= either (return . Left) (runExceptT . k)

type Eval = ExceptT String (StateT [(String, Int)] Id)

lift' :: Monad m => m a -> ExceptT e m a
lift' m = ExceptT (m >>= return . Right)

failWith :: String -> Eval a
failWith = ExceptT . return . Left

getVar :: String -> Eval Int
getVar v = do
  env <- lift' (StateT (\s -> return (s, s)))
  maybe (failWith ("unbound " ++ v)) return (lookup v env)

setVar :: String -> Int -> Eval ()
setVar v n = lift' (StateT (\s -> return ((), (v, n) : filter ((/= v) . fst) s)))

data Stmt = Let String Expr | Twice Stmt | Seq [Stmt]
data Expr = Lit Int | Var String | Add Expr Expr | Div Expr Expr

expr :: Expr -> Eval Int
expr (Lit n) = return n
expr (Var v) = getVar v
expr (Add a b) = (+) <$> expr a <*> expr b
expr (Div a b) = do
  x <- expr a
  y <- expr b
  if y == 0 then failWith "zero" else return (x `div` y)

stmt :: Stmt -> Eval ()
stmt (Let v e) = expr e >>= setVar v
stmt (Twice s) = stmt s >> stmt s
stmt (Seq ss) = mapM_ stmt ss

run :: Stmt -> (Either String (), [(String, Int)])
run s = runId (runStateT (runExceptT (stmt s)) [])

main :: IO ()
main = do
  print (run (Seq [Let "x" (Lit 7), Twice (Let "x" (Add (Var "x") (Lit 3))), Let "y" (Div (Var "x") (Lit 2))]))
  print (run (Seq [Let "x" (Lit 7), Let "z" (Div (Var "x") (Add (Lit 1) (Lit (-1)))), Let "y" (Lit 1)]))
  print (run (Let "a" (Var "b")))
