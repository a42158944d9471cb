-- plant: push | x : stack vm => stack vm ++ [x]
-- plant: pop | stack = xs => stack = drop 1 xs
-- plant: step | binary (-) => binary (flip (-))
-- plant: binary | op a b => op b a
-- plant: compile | compile l ++ compile r ++ [Op o] => compile r ++ compile l ++ [Op o]
-- plant: tick | ticks = ticks vm + 1 => ticks = ticks vm + 2
-- plant: lookupVar | Just v -> v => Just v -> v + 1
-- plant: runProgram | mapM_ step is => mapM_ step (drop 1 is)
-- plant: size | 1 + size l + size r => 1 + size l + size l
module Main where

import Control.Monad.State
import qualified Data.Map as Map
import Data.Map (Map)

data Expr = Num Int | Var String | Bin Char Expr Expr
  deriving (Eq, Show)

data Instr = Push Int | Load String | Op Char
  deriving (Eq, Show)

data VM = VM { stack :: [Int], env :: Map String Int, ticks :: Int }
  deriving (Eq, Show)

type Run a = State VM a

tick :: Run ()
tick = modify $ \vm -> vm { ticks = ticks vm + 1 }

push :: Int -> Run ()
push x = modify $ \vm -> vm { stack = x : stack vm }

pop :: Run Int
pop = do
  vm <- get
  case stack vm of
    [] -> return 0
    x : xs -> do
      put vm { stack = xs }
      return x

lookupVar :: String -> Map String Int -> Int
lookupVar name m = case Map.lookup name m of
  Just v -> v
  Nothing -> 0

binary :: (Int -> Int -> Int) -> Run ()
binary op = do
  b <- pop
  a <- pop
  push (op a b)

step :: Instr -> Run ()
step instr = do
  tick
  case instr of
    Push n -> push n
    Load name -> gets (lookupVar name . env) >>= push
    Op '+' -> binary (+)
    Op '-' -> binary (-)
    Op '*' -> binary (*)
    Op _ -> return ()

compile :: Expr -> [Instr]
compile (Num n) = [Push n]
compile (Var v) = [Load v]
compile (Bin o l r) = compile l ++ compile r ++ [Op o]

size :: Expr -> Int
size (Bin _ l r) = 1 + size l + size r
size _ = 1

runProgram :: [Instr] -> VM -> VM
runProgram is = execState (mapM_ step is)

start :: VM
start = VM { stack = [], env = Map.fromList [("x", 5), ("y", 7)], ticks = 0 }

sample :: Expr
sample = Bin '-' (Bin '*' (Var "x") (Num 3)) (Bin '+' (Var "y") (Bin '-' (Num 1) (Var "z")))

main :: IO ()
main = do
  print (compile sample)
  let vm = runProgram (compile sample) start
  print (stack vm)
  print (ticks vm)
  print (size sample)
