-- Types of higher kind without extensions: compositions, transformers, fixed points.
module Main where

newtype Compose f g a = Compose { getCompose :: f (g a) }
instance (Functor f, Functor g) => Functor (Compose f g) where
  fmap h (Compose x) = Compose (fmap (fmap h) x)

newtype StateT s m a = StateT { runStateT :: s -> m (a, s) }
instance Monad m => Functor (StateT s m) where
  fmap f m = StateT $ \s -> runStateT m s >>= \(a, s') -> return (f a, s')
instance Monad m => Applicative (StateT s m) where
  pure a = StateT $ \s -> return (a, s)
  mf <*> mx = StateT $ \s -> runStateT mf s >>= \(f, s') -> runStateT mx s' >>= \(x, s'') -> return (f x, s'')
instance Monad m => Monad (StateT s m) where
  m >>= k = StateT $ \s -> runStateT m s >>= \(a, s') -> runStateT (k a) s'

class MonadTrans t where lift :: Monad m => m a -> t m a
instance MonadTrans (StateT s) where lift m = StateT $ \s -> m >>= \a -> return (a, s)

newtype Fix f = In { out :: f (Fix f) }
data ExprF r = Const Int | Add r r | Mul r r
instance Functor ExprF where
  fmap _ (Const n) = Const n
  fmap f (Add a b) = Add (f a) (f b)
  fmap f (Mul a b) = Mul (f a) (f b)

cata :: Functor f => (f a -> a) -> Fix f -> a
cata phi = phi . fmap (cata phi) . out

eval :: Fix ExprF -> Int
eval = cata phi
  where
    phi (Const n) = n
    phi (Add a b) = a + b
    phi (Mul a b) = a * b

pretty :: Fix ExprF -> String
pretty = cata phi
  where
    phi (Const n) = show n
    phi (Add a b) = "(" ++ a ++ "+" ++ b ++ ")"
    phi (Mul a b) = a ++ "*" ++ b

counter :: StateT Int IO ()
counter = do
  n <- StateT $ \s -> return (s, s + 1)
  lift (putStrLn ("n = " ++ show n))
  if n < 3 then counter else return ()

safe :: StateT [Int] Maybe Int
safe = StateT pop >>= \a -> StateT pop >>= \b -> return (a - b)
  where
    pop (x : xs) = Just (x, xs)
    pop [] = Nothing

main :: IO ()
main = do
  print (getCompose (fmap (+ 1) (Compose [Just 1, Nothing])))
  ((), s) <- runStateT counter 1
  print s
  print (runStateT safe [5, 3, 1], runStateT safe [5])
  let e = In (Add (In (Const 2)) (In (Mul (In (Const 3)) (In (Const 4)))))
  putStrLn (pretty e ++ " = " ++ show (eval e))

-- expected stdout:
-- | [Just 2,Nothing]
-- | n = 1
-- | n = 2
-- | n = 3
-- | 4
-- | (Just (2,[1]),Nothing)
-- | (2+3*4) = 14
