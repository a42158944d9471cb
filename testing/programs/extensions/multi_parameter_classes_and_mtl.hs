{-# LANGUAGE MultiParamTypeClasses, FunctionalDependencies, FlexibleInstances, FlexibleContexts, UndecidableInstances #-}
module Main where
import qualified Data.Map as M
import Control.Monad.State
import Control.Monad.Reader
import Control.Monad.Writer
import Control.Monad.Except
class Container f a | f -> a where
  empty :: f
  insert :: a -> f -> f
  toL :: f -> [a]
  size :: f -> Int
  size = length . toL
newtype IntBag = IntBag [Int]
instance Container IntBag Int where
  empty = IntBag []
  insert x (IntBag xs) = IntBag (x : xs)
  toL (IntBag xs) = xs
instance Container [a] a where { empty = []; insert = (:); toL = id }
fill :: Container f a => [a] -> f
fill = foldr insert empty
class Convert a b where convert :: a -> b
instance Convert Int String where convert = show
instance Convert Bool Int where convert b = if b then 1 else 0
instance Convert a b => Convert [a] [b] where convert = map convert
class (Show k, Ord k) => Store s k v | s -> k v where
  putS :: k -> v -> s -> s
  getS :: k -> s -> Maybe v
  showKey :: s -> k -> String
  showKey _ k = "<" ++ show k ++ ">"
newtype MS v = MS (M.Map String v)
instance Store (MS v) String v where
  putS k v (MS m) = MS (M.insert k v m)
  getS k (MS m) = M.lookup k m
class Monad m => MonadLogger m where logMsg :: String -> m ()
instance MonadLogger IO where logMsg s = putStrLn ("[log] " ++ s)
instance MonadLogger m => MonadLogger (StateT s m) where logMsg = lift . logMsg
tick :: MonadState Int m => m Int
tick = do { n <- get; put (n + 1); return n }
counter :: (MonadState Int m, MonadWriter [String] m, MonadReader Int m) => m ()
counter = do
  limit <- ask
  n <- tick
  tell ["tick " ++ show n]
  when (n < limit) counter
safeDiv :: MonadError String m => Int -> Int -> m Int
safeDiv _ 0 = throwError "div by zero"
safeDiv a b = return (a `div` b)
type Eval = ReaderT (M.Map String Int) (ExceptT String (WriterT [String] (State Int)))
data Expr = Lit Int | V String | Expr :+ Expr | Expr :/ Expr | Let String Expr Expr
eval :: Expr -> Eval Int
eval (Lit n) = modify (+ 1) >> return n
eval (V x) = do
  tell ["lookup " ++ x]
  r <- asks (M.lookup x)
  maybe (throwError ("unbound " ++ x)) return r
eval (a :+ b) = (+) <$> eval a <*> eval b
eval (a :/ b) = do { x <- eval a; y <- eval b; safeDiv x y `catchError` \e -> tell [e] >> return 0 }
eval (Let x e b) = do { v <- eval e; local (M.insert x v) (eval b) }
runEval :: Expr -> ((Either String Int, [String]), Int)
runEval e = runState (runWriterT (runExceptT (runReaderT (eval e) M.empty))) 0
app :: StateT Int IO ()
app = do
  n <- get
  logMsg ("n=" ++ show n)
  liftIO (putStrLn "io")
  modify (* 2)
inferred = do { x <- get; put (x ++ "!"); gets length }
main :: IO ()
main = do
  print (toL (fill [1, 2, 3] :: IntBag), size (fill "abc" :: String))
  putStrLn (convert (5 :: Int))
  print (convert [True, False] :: [Int])
  let s = putS "b" 2 (putS "a" 1 (MS M.empty)) :: MS Int
  print (getS "a" s, getS "z" s, showKey s "k")
  print (runWriter (execStateT (runReaderT counter 3) 0))
  print (safeDiv 7 2 :: Either String Int, safeDiv 1 0 :: Either String Int)
  r <- runExceptT (safeDiv 3 0) :: IO (Either String Int)
  print r
  print (runEval (Let "x" (Lit 6 :+ Lit 4) (V "x" :/ Lit 3)))
  print (runEval (Lit 1 :/ Lit 0), runEval (V "y"))
  execStateT app 21 >>= print
  print (runState inferred "abc")
  print (evalState (mapM (\x -> do { modify (+ x); get }) [1 .. 5]) 0)
  print (either id show (evalStateT (do { x <- tick; when (x > 0) (throwError "pos"); y <- tick; _ <- lift (Right ()); if y > 0 then throwError "second" else return y }) 0))
  (a, w) <- runWriterT (do { tell ["a"]; (_, inner) <- listen (tell ["b"]); liftIO (print inner); censor (map reverse) (tell ["xyz"]); return 1 })
  print (a, w)
  print (asks fst (1, 2), runReader (local (+ 1) (asks (* 2))) 5)
-- expected stdout:
-- | ([1,2,3],3)
-- | 5
-- | [1,0]
-- | (Just 1,Nothing,"<\"k\">")
-- | (4,["tick 0","tick 1","tick 2","tick 3"])
-- | (Right 3,Left "div by zero")
-- | Left "div by zero"
-- | ((Right 3,["lookup x"]),3)
-- | (((Right 0,["div by zero"]),2),((Left "unbound y",["lookup y"]),0))
-- | [log] n=21
-- | io
-- | 42
-- | (4,"abc!")
-- | [1,3,6,10,15]
-- | "second"
-- | ["b"]
-- | (1,["a","b","zyx"])
-- | (1,12)
