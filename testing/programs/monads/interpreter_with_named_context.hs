{-# LANGUAGE FlexibleContexts, GeneralizedNewtypeDeriving, ConstraintKinds #-}
module Main where
import Control.Monad.Reader
import Control.Monad.State
import Control.Monad.Except
import Control.Monad.Writer
import Control.Monad.RWS (RWST, runRWST)
import qualified Data.Map as Map
import Data.Map (Map)
import Data.IORef
import Data.Maybe (fromMaybe)

data Stmt = String := Expr | While Expr [Stmt] | IfS Expr [Stmt] [Stmt] | PrintS Expr | Return Expr | Def String [String] [Stmt]
  deriving (Show)
infix 1 :=
data Expr = N Integer | S String | V String | B Op Expr Expr | C String [Expr] deriving Show
data Op = Plus | Minus | Times | Less | Equal deriving (Show, Eq, Enum, Bounded)
data Value = I Integer | Str String | Unit deriving (Eq, Ord)
instance Show Value where
  show (I n) = show n
  show (Str s) = s
  show Unit = "()"
data Fun = Fun [String] [Stmt]
data Env = Env { depth :: Int, maxDepth :: Int }
data St = St { globals :: Map String Value, funs :: Map String Fun, ticks :: !Int }
data Err = Unbound String | TypeErr Op Value Value | TooDeep Int | Arity String Int Int | ReturnE Value deriving Show

type MonadInterp m = (MonadReader Env m, MonadState St m, MonadError Err m, MonadIO m)

newtype Interp a = Interp { runInterp :: ReaderT Env (StateT St (ExceptT Err IO)) a }
  deriving (Functor, Applicative, Monad, MonadReader Env, MonadState St, MonadError Err, MonadIO)

tick :: MonadState St m => m ()
tick = modify' (\s -> s { ticks = ticks s + 1 })

eval :: Expr -> Interp Value
eval (N n) = pure (I n)
eval (S s) = pure (Str s)
eval (V v) = gets (Map.lookup v . globals) >>= maybe (throwError (Unbound v)) pure
eval (B o a b) = do
  tick
  x <- eval a
  y <- eval b
  apply o x y
eval (C f as) = do
  d <- ask
  when (depth d >= maxDepth d) $ throwError (TooDeep (depth d))
  Fun ps body <- gets (Map.lookup f . funs) >>= maybe (throwError (Unbound (f ++ "()"))) pure
  when (length ps /= length as) $ throwError (Arity f (length ps) (length as))
  vs <- mapM eval as
  saved <- gets globals
  modify (\s -> s { globals = Map.union (Map.fromList (zip ps vs)) (globals s) })
  r <- local (\e -> e { depth = depth e + 1 }) ((Unit <$ exec body) `catchError` caught)
  modify (\s -> s { globals = saved })
  pure r
  where caught (ReturnE v) = pure v
        caught e = throwError e

apply :: MonadError Err m => Op -> Value -> Value -> m Value
apply Plus (Str a) b = pure (Str (a ++ show b))
apply o (I a) (I b) = pure . I $ case o of
  Plus -> a + b
  Minus -> a - b
  Times -> a * b
  Less -> if a < b then 1 else 0
  Equal -> if a == b then 1 else 0
apply Equal a b = pure (I (if a == b then 1 else 0))
apply o a b = throwError (TypeErr o a b)

exec :: [Stmt] -> Interp ()
exec = mapM_ stmt
  where
    stmt s = tick >> go s
    go (v := e) = eval e >>= \x -> modify (\s -> s { globals = Map.insert v x (globals s) })
    go w@(While c b) = do
      x <- eval c
      when (truthy x) $ exec b >> go w
    go (IfS c t e) = eval c >>= \x -> exec (if truthy x then t else e)
    go (PrintS e) = eval e >>= liftIO . print
    go (Return e) = eval e >>= throwError . ReturnE
    go (Def f ps b) = modify (\s -> s { funs = Map.insert f (Fun ps b) (funs s) })
    truthy (I 0) = False
    truthy (Str "") = False
    truthy Unit = False
    truthy _ = True

runProgram :: [Stmt] -> IO ()
runProgram p = do
  r <- runExceptT (runStateT (runReaderT (runInterp (exec p)) (Env 0 50)) (St Map.empty Map.empty 0))
  putStrLn $ case r of
    Left e -> "failed: " ++ show e
    Right ((), s) -> "ok after " ++ show (ticks s) ++ " ticks, " ++ show (Map.toList (globals s))

counter :: (MonadWriter [String] m, MonadState Int m, MonadReader Int m) => m Int
counter = do
  k <- ask
  n <- get
  tell ["n=" ++ show n]
  put (n + k)
  if n > 10 then pure n else local (* 2) counter

main :: IO ()
main = do
  runProgram ["i" := N 0, While (B Less (V "i") (N 3)) [PrintS (B Plus (S "i = ") (V "i")), "i" := B Plus (V "i") (N 1)]]
  runProgram
    [ Def "fib" ["n"] [IfS (B Less (V "n") (N 2)) [Return (V "n")] [], Return (B Plus (C "fib" [B Minus (V "n") (N 1)]) (C "fib" [B Minus (V "n") (N 2)]))]
    , PrintS (C "fib" [N 10]) ]
  runProgram [Def "f" ["x"] [Return (C "f" [V "x"])], PrintS (C "f" [N 1])]
  runProgram [PrintS (V "nope")]
  runProgram [PrintS (B Times (S "a") (N 2))]
  runProgram [Def "g" [] [], PrintS (C "g" []), PrintS (C "g" [N 1])]
  print =<< runRWST counter 1 0
  print (runWriter (runStateT (runReaderT counter 3) 1))
-- expected stdout:
-- | i = 0
-- | i = 1
-- | i = 2
-- | ok after 18 ticks, [("i",3)]
-- | 55
-- | ok after 2 ticks, []
-- | failed: TooDeep 50
-- | failed: Unbound "nope"
-- | failed: TypeErr Times a 2
-- | ()
-- | failed: Arity "g" 0 1
-- | (15,31,["n=0","n=1","n=3","n=7","n=15"])
-- | ((22,46),["n=1","n=4","n=10","n=22"])
