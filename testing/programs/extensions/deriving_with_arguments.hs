{-# LANGUAGE GeneralizedNewtypeDeriving #-}
module Main where
import Control.Monad.State
import Control.Monad.Reader
import Control.Monad.Writer
import Control.Monad.Except
import qualified Data.Map as M
data Config = Config { depth :: Int, name :: String } deriving Show
type Env = M.Map String Int
newtype App a = App { unApp :: ReaderT Config (StateT Env (ExceptT String IO)) a }
  deriving (Functor, Applicative, Monad, MonadIO, MonadReader Config, MonadState Env, MonadError String)
runApp :: App a -> Config -> Env -> IO (Either String (a, Env))
runApp a c e = runExceptT (runStateT (runReaderT (unApp a) c) e)
set :: String -> Int -> App ()
set k v = modify (M.insert k v)
look :: String -> App Int
look k = do
  m <- get
  case M.lookup k m of
    Nothing -> throwError ("unbound: " ++ k)
    Just v -> return v
prog :: App Int
prog = do
  d <- asks depth
  set "x" d
  liftIO (putStrLn "hello")
  x <- look "x"
  y <- look "y" `catchError` \e -> do { liftIO (putStrLn ("caught " ++ e)); return 7 }
  local (\c -> c { depth = 100 }) $ do
    d' <- asks depth
    set "z" d'
  return (x + y)
newtype Counter a = Counter (State Int a) deriving (Functor, Applicative, Monad, MonadState Int)
tick :: Counter Int
tick = do { n <- get; put (n+1); return n }
runCounter :: Counter a -> (a, Int)
runCounter (Counter s) = runState s 0
newtype Age = Age Int deriving (Show, Eq, Ord, Num, Enum, Real, Integral)
main :: IO ()
main = do
  r <- runApp prog (Config 5 "a") M.empty
  print r
  r2 <- runApp (look "q") (Config 5 "a") M.empty
  print r2
  print (runCounter (replicateM 4 tick))
  print (Age 3 + 4, toInteger (Age 9 `div` 2))
-- expected stdout:
-- | hello
-- | caught unbound: y
-- | Right (12,fromList [("x",5),("z",100)])
-- | Left "unbound: q"
-- | ([0,1,2,3],4)
-- | (Age 7,4)
