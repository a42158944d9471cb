-- plant: binary | push (f a b) => push (f b b)
-- plant: step | step Add = binary (+) => step Add = binary (-)
-- plant: step | when (x == 0) (jump t) => when (x == 0) (jump x)
-- plant: jump | pc = t - 1 => pc = t
-- plant: pop | m { stack = xs } => m { stack = x : xs }
-- A stack machine in the libraries' own transformers.
module Main where
import Control.Monad.RWS
import Control.Monad.State
import Control.Monad.Writer
import Control.Monad.Except
import qualified Data.Map as M

data Instr = Push Int | Add | Mul | Dup | Swap | Jmpz Int | Jmp Int | Print | Load String | Store String
  deriving (Show, Eq)
data Machine = Machine { stack :: [Int], pc :: Int, vars :: M.Map String Int } deriving Show

type Run = ExceptT String (RWS [Instr] [String] Machine)

pop :: Run Int
pop = do
  m <- get
  case stack m of
    [] -> throwError ("empty stack at " ++ show (pc m))
    x : xs -> put m { stack = xs } >> return x

push :: Int -> Run ()
push n = modify (\m -> m { stack = n : stack m })

binary :: (Int -> Int -> Int) -> Run ()
binary f = do
  b <- pop
  a <- pop
  push (f a b)

step :: Instr -> Run ()
step (Push n) = push n
step Add = binary (+)
step Mul = binary (*)
step Dup = pop >>= \x -> push x >> push x
step Swap = do { b <- pop; a <- pop; push b; push a }
step (Jmpz t) = do
  x <- pop
  when (x == 0) (jump t)
step (Jmp t) = jump t
step Print = pop >>= \x -> tell [show x]
step (Load v) = gets (M.findWithDefault 0 v . vars) >>= push
step (Store v) = pop >>= \x -> modify (\m -> m { vars = M.insert v x (vars m) })

jump :: Int -> Run ()
jump t = modify (\m -> m { pc = t - 1 })

loop :: Run ()
loop = do
  code <- ask
  i <- gets pc
  if i >= length code then return () else do
    step (code !! i)
    modify (\m -> m { pc = pc m + 1 })
    loop

factorial :: [Instr]
factorial =
  [ Push 4, Store "n", Push 1, Store "r"
  , Load "n", Jmpz 15
  , Load "r", Load "n", Mul, Store "r"
  , Load "n", Push (-1), Add, Store "n"
  , Jmp 4, Load "r", Print ]

main :: IO ()
main = do
  let go code = runRWS (runExceptT loop) code (Machine [] 0 M.empty)
      (r, m, out) = go factorial
  print (r, M.toList (vars m), out)
  let (r', m', out') = go [Push 1, Dup, Print, Add]
  print (r', stack m', out')
  print (evalState (execWriterT (forM_ [1 .. 3] (\k -> lift (modify (* k)) >> lift get >>= \s -> tell [s]))) (2 :: Int))
