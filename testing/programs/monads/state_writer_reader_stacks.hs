module Main where
import Control.Monad.State
import Control.Monad.Writer
import Control.Monad.Reader
import qualified Data.Map as Map

-- random numbers
type Rand = State Int
rand :: Int -> Rand Int
rand n = do { s <- get; let { s' = (s * 1103515245 + 12345) `mod` 2147483648 }; put s'; return (s' `div` 65536 `mod` n) }
-- stack machine
data Instr = Push Int | Pop | Add | Mul | Dup | Swap deriving (Show, Eq)
type VM = StateT [Int] (Either String)
exec :: Instr -> VM ()
exec (Push n) = modify (n:)
exec Pop = pop >> return ()
exec Add = bin (+)
exec Mul = bin (*)
exec Dup = do { x <- pop; push x; push x }
exec Swap = do { x <- pop; y <- pop; push x; push y }
bin :: (Int -> Int -> Int) -> VM ()
bin f = do
  x <- pop
  y <- pop
  push (f y x)
push :: Int -> VM ()
push x = modify (x:)
pop :: VM Int
pop = do
  st <- get
  case st of
    [] -> lift (Left "stack underflow")
    (x:xs) -> put xs >> return x
-- Writer
gcdW :: Int -> Int -> Writer [String] Int
gcdW a 0 = do { tell ["done " ++ show a]; return a }
gcdW a b = do
  tell [show a ++ " mod " ++ show b ++ " = " ++ show (a `mod` b)]
  gcdW b (a `mod` b)
-- Reader
data Config = Config { depth :: Int, name :: String }
describe :: Reader Config String
describe = do
  d <- asks depth
  n <- asks name
  inner <- if d < 3 then local (\c -> c { depth = depth c + 1 }) describe else return "."
  return (replicate d ' ' ++ n ++ "\n" ++ inner)
-- labelled tree
data Tree a = Leaf | Node (Tree a) a (Tree a) deriving Show
label :: Tree a -> State Int (Tree (Int, a))
label Leaf = return Leaf
label (Node l x r) = do
  l' <- label l
  n <- get
  put (n + 1)
  r' <- label r
  return (Node l' (n, x) r')
counter :: StateT Int IO ()
counter = do
  n <- get
  when (n < 3) $ do
    lift (putStrLn ("n = " ++ show n))
    put (n + 1)
    counter
type App = ReaderT Config (StateT Int (Writer [String]))
app :: App Int
app = do
  n <- asks name
  modify (+1)
  s <- get
  tell [n ++ show s]
  when (s < 3) (void app)
  gets (*10)
main = do
  print (evalState (replicateM 10 (rand 6)) 42)
  print (execStateT (mapM_ exec [Push 2, Push 3, Add, Dup, Mul]) [])
  print (execStateT (mapM_ exec [Push 2, Add]) [])
  let (g, logs) = runWriter (gcdW 48 18)
  mapM_ putStrLn logs
  print g
  putStr (runReader describe (Config 0 "node"))
  print (evalState (label (Node (Node Leaf 'a' Leaf) 'b' (Node Leaf 'c' Leaf))) 0)
  execStateT counter 0 >>= print
  print (runWriter (runStateT (runReaderT app (Config 1 "x")) 0))
  print =<< runStateT (forM [1..3] (\i -> do { modify (+i); gets (*2) })) 0
  print (getSum (execWriter (mapM_ (tell . Sum) [1..10])))
  print (runState (zipWithM (\a b -> state (\s -> (a*b, s+a*b))) [1,2,3] [4,5,6]) 0)
-- expected stdout:
-- | [1,5,5,3,2,1,3,4,1,1]
-- | Right [25]
-- | Left "stack underflow"
-- | 48 mod 18 = 12
-- | 18 mod 12 = 6
-- | 12 mod 6 = 0
-- | done 6
-- | 6
-- | node
-- |  node
-- |   node
-- |    node
-- | .Node (Node Leaf (0,'a') Leaf) (1,'b') (Node Leaf (2,'c') Leaf)
-- | n = 0
-- | n = 1
-- | n = 2
-- | 3
-- | ((30,3),["x1","x2","x3"])
-- | ([2,6,12],6)
-- | 55
-- | ([4,10,18],32)
