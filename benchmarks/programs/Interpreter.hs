-- An interpreter for a small imperative language: a machine monad, environments as balanced trees, procedures,
-- arrays as maps, error handling. It runs a few classical programs written in that language.
module Main where

import Control.Applicative
import Control.Monad

-- Syntax

type Name = String

data Operator = Plus | Minus | Times | Divide | Modulo | Less | LessEq | Equal | NotEq | And | Or
  deriving (Eq, Ord, Show, Enum, Bounded)

data Expr
  = Lit Value
  | Var Name
  | Index Name Expr
  | Bin Operator Expr Expr
  | Not Expr
  | Call Name [Expr]
  deriving (Eq, Show)

data Stmt
  = Name := Expr
  | Store Name Expr Expr
  | If Expr [Stmt] [Stmt]
  | While Expr [Stmt]
  | Return Expr
  | Print Expr
  deriving (Eq, Show)

infix 1 :=

data Procedure = Procedure
  { procName :: Name
  , parameters :: [Name]
  , body :: [Stmt]
  }
  deriving (Eq, Show)

data Value = IntV Int | BoolV Bool | Undefined
  deriving (Eq, Ord, Show)

-- Finite maps: size-balanced trees

data Map k a = Tip | Node Int k a (Map k a) (Map k a)

size :: Map k a -> Int
size Tip = 0
size (Node n _ _ _ _) = n

find :: Ord k => k -> Map k a -> Maybe a
find _ Tip = Nothing
find k (Node _ k' x l r) = case compare k k' of
  LT -> find k l
  GT -> find k r
  EQ -> Just x

insert :: Ord k => k -> a -> Map k a -> Map k a
insert k x Tip = Node 1 k x Tip Tip
insert k x (Node n k' y l r) = case compare k k' of
  LT -> balance k' y (insert k x l) r
  GT -> balance k' y l (insert k x r)
  EQ -> Node n k x l r

node :: k -> a -> Map k a -> Map k a -> Map k a
node k x l r = Node (size l + size r + 1) k x l r

balance :: k -> a -> Map k a -> Map k a -> Map k a
balance k x l r
  | sl + sr <= 1 = node k x l r
  | sr > 4 * sl = rotateL k x l r
  | sl > 4 * sr = rotateR k x l r
  | otherwise = node k x l r
  where
    sl = size l
    sr = size r

rotateL, rotateR :: k -> a -> Map k a -> Map k a -> Map k a
rotateL k x l r@(Node _ k2 x2 ll rr)
  | size ll < 2 * size rr = node k2 x2 (node k x l ll) rr
  | otherwise = case ll of
      Node _ k3 x3 a b -> node k3 x3 (node k x l a) (node k2 x2 b rr)
      Tip -> node k x l r
rotateL k x l Tip = node k x l Tip
rotateR k x l@(Node _ k2 x2 ll rr) r
  | size rr < 2 * size ll = node k2 x2 ll (node k x rr r)
  | otherwise = case rr of
      Node _ k3 x3 a b -> node k3 x3 (node k2 x2 ll a) (node k x b r)
      Tip -> node k x l r
rotateR k x Tip r = node k x Tip r

fromList :: Ord k => [(k, a)] -> Map k a
fromList = foldr (\(k, x) m -> insert k x m) Tip

-- The machine

data Machine = Machine
  { variables :: Map Name Value
  , arrays :: Map Name (Map Int Value)
  , procedures :: Map Name Procedure
  , output :: [String]
  , steps :: Int
  }

data Failure = Unbound Name | TypeError String Value | DivisionByZero | OutOfFuel
  deriving (Eq, Show)

newtype Run a = Run { run :: Machine -> Either Failure (a, Machine) }

instance Functor Run where
  fmap = liftM

instance Applicative Run where
  pure x = Run (\m -> Right (x, m))
  (<*>) = ap

instance Monad Run where
  return x = Run (\m -> Right (x, m))
  p >>= f = Run (\m -> case run p m of
    Left e -> Left e
    Right (x, m') -> run (f x) m')

failWith :: Failure -> Run a
failWith e = Run (\_ -> Left e)

gets :: (Machine -> a) -> Run a
gets f = Run (\m -> Right (f m, m))

modify :: (Machine -> Machine) -> Run ()
modify f = Run (\m -> Right ((), f m))

tick :: Run ()
tick = do
  n <- gets steps
  if n == 0 then failWith OutOfFuel else modify (\m -> let n' = n - 1 in n' `seq` m { steps = n' })

-- Values that the interpreter can take apart

class Embed a where
  embed :: a -> Value
  project :: Value -> Run a

instance Embed Int where
  embed = IntV
  project (IntV n) = return n
  project v = failWith (TypeError "int" v)

instance Embed Bool where
  embed = BoolV
  project (BoolV b) = return b
  project v = failWith (TypeError "bool" v)

lift2 :: (Embed a, Embed b, Embed c) => (a -> b -> c) -> Value -> Value -> Run Value
lift2 f v w = do
  x <- project v
  y <- project w
  let r = embed (f x y)
  r `seq` return r

apply :: Operator -> Value -> Value -> Run Value
apply Plus = lift2 ((+) :: Int -> Int -> Int)
apply Minus = lift2 ((-) :: Int -> Int -> Int)
apply Times = lift2 ((*) :: Int -> Int -> Int)
apply Divide = guarded div
apply Modulo = guarded mod
apply Less = lift2 ((<) :: Int -> Int -> Bool)
apply LessEq = lift2 ((<=) :: Int -> Int -> Bool)
apply Equal = \v w -> return (BoolV (v == w))
apply NotEq = \v w -> return (BoolV (v /= w))
apply And = lift2 (&&)
apply Or = lift2 (||)

guarded :: (Int -> Int -> Int) -> Value -> Value -> Run Value
guarded _ _ (IntV 0) = failWith DivisionByZero
guarded f v w = lift2 f v w

eval :: Expr -> Run Value
eval (Lit v) = return v
eval (Var x) = do
  vs <- gets variables
  maybe (failWith (Unbound x)) return (find x vs)
eval (Index a e) = do
  v <- eval e
  i <- project v
  as <- gets arrays
  case find a as of
    Nothing -> failWith (Unbound a)
    Just cells -> return (maybe Undefined id (find (i :: Int) cells))
eval (Bin op e1 e2) = do
  v <- eval e1
  w <- eval e2
  apply op v w
eval (Not e) = do
  v <- eval e
  b <- project v
  return (BoolV (not b))
eval (Call f es) = do
  vs <- mapM eval es
  ps <- gets procedures
  case find f ps of
    Nothing -> failWith (Unbound f)
    Just p -> do
      saved <- gets variables
      modify (\m -> m { variables = fromList (zip (parameters p) vs) })
      r <- block (body p)
      modify (\m -> m { variables = saved })
      return (maybe Undefined id r)

-- Nothing: go on; Just v: the procedure has returned.
exec :: Stmt -> Run (Maybe Value)
exec s = tick >> step s
  where
    step (x := e) = do
      v <- eval e
      modify (\m -> m { variables = insert x v (variables m) })
      return Nothing
    step (Store a i e) = do
      n <- eval i >>= project
      v <- eval e
      as <- gets arrays
      let cells = maybe Tip id (find a as)
      modify (\m -> m { arrays = insert a (insert (n :: Int) v cells) as })
      return Nothing
    step (If c t e) = do
      b <- eval c >>= project
      block (if b then t else e)
    step w@(While c b) = do
      go <- eval c >>= project
      if go
        then do
          r <- block b
          case r of
            Nothing -> exec w
            Just _ -> return r
        else return Nothing
    step (Return e) = liftM Just (eval e)
    step (Print e) = do
      v <- eval e
      modify (\m -> m { output = show v : output m })
      return Nothing

block :: [Stmt] -> Run (Maybe Value)
block [] = return Nothing
block (s : ss) = do
  r <- exec s
  case r of
    Nothing -> block ss
    Just _ -> return r

-- Programs

int :: Int -> Expr
int = Lit . IntV

(.+), (.-), (.*), (.%), (.<), (.<=), (.==) :: Expr -> Expr -> Expr
(.+) = Bin Plus
(.-) = Bin Minus
(.*) = Bin Times
(.%) = Bin Modulo
(.<) = Bin Less
(.<=) = Bin LessEq
(.==) = Bin Equal
infixl 6 .+, .-
infixl 7 .*, .%
infix 4 .<, .<=, .==

library :: [Procedure]
library =
  [ Procedure "gcd" ["a", "b"]
      [ While (Not (Var "b" .== int 0)) ["t" := Var "a" .% Var "b", "a" := Var "b", "b" := Var "t"]
      , Return (Var "a") ]
  , Procedure "fib" ["n"]
      [ If (Var "n" .< int 2) [Return (Var "n")] []
      , Return (Call "fib" [Var "n" .- int 1] .+ Call "fib" [Var "n" .- int 2]) ]
  , Procedure "sieve" ["n"]
      [ "i" := int 2
      , "count" := int 0
      , While (Var "i" .<= Var "n")
          [ If (Index "composite" (Var "i") .== Lit Undefined)
              [ "count" := Var "count" .+ int 1
              , "j" := Var "i" .* Var "i"
              , While (Var "j" .<= Var "n") [Store "composite" (Var "j") (int 1), "j" := Var "j" .+ Var "i"] ]
              []
          , "i" := Var "i" .+ int 1 ]
      , Return (Var "count") ]
  , Procedure "collatz" ["n"]
      [ "k" := int 0
      , While (Not (Var "n" .== int 1))
          [ If (Var "n" .% int 2 .== int 0) ["n" := Bin Divide (Var "n") (int 2)] ["n" := Var "n" .* int 3 .+ int 1]
          , "k" := Var "k" .+ int 1 ]
      , Return (Var "k") ]
  ]

mainProgram :: [Stmt]
mainProgram =
  [ Store "composite" (int 0) (int 1)
  , Print (Call "gcd" [int 1071, int 462])
  , Print (Call "fib" [int 17])
  , Print (Call "sieve" [int 2500])
  , "best" := int 0
  , "i" := int 1
  , While (Var "i" .< int 500)
      [ "k" := Call "collatz" [Var "i"]
      , If (Var "best" .< Var "k") ["best" := Var "k", "at" := Var "i"] []
      , "i" := Var "i" .+ int 1 ]
  , Print (Var "best")
  , Print (Var "at")
  ]

execute :: [Stmt] -> String
execute program = case run (block program) start of
  Left e -> "failed: " ++ show e
  Right (_, m) -> unlines (reverse (output m)) ++ show (1000000 - steps m) ++ " steps"
  where
    start = Machine Tip Tip (fromList [(procName p, p) | p <- library]) [] 1000000

main :: IO ()
main = do
  putStrLn (execute mainProgram)
  putStrLn (execute [Print (Bin Divide (int 1) (int 0))])
  putStrLn (execute [Print (Bin And (int 1) (Lit (BoolV True)))])
  putStrLn (execute [While (Lit (BoolV True)) [Print (Var "x")]])
  print [minBound .. maxBound :: Operator]
