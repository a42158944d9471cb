-- Of a long equation, lines of which nothing was executed for the finding are counted.
-- debug: --tree edt
-- answer: no
-- answer: node 13
-- answer: no
-- answer: yes
module Main where

import Control.Monad.State

-- A stack machine with a long do block.
data Instr = Push Int | Add | Mul | Dup | Swap deriving (Show, Eq)

push :: Int -> State [Int] ()
push n = modify (n :)

pop :: State [Int] Int
pop = do
  s <- get
  let (x : xs) = s
  put xs
  return x

step :: Instr -> State [Int] ()
step instr = do
  case instr of
    Push n -> push n
    Add -> do
      a <- pop
      b <- pop
      push (a + b)
    Mul -> do
      a <- pop
      b <- pop
      push (a + b)
    Dup -> do
      a <- pop
      push a
      push a
    Swap -> do
      a <- pop
      b <- pop
      push a
      push b

run :: [Instr] -> [Int]
run is = execState (mapM_ step is) []

main :: IO ()
main = print (run [Push 3, Dup, Mul, Push 1, Add])
-- expected stdout:
-- | [7]
-- expected session:
-- | [7]
-- | 1. main = {prints "[7]\n"} ? no
-- | 2. (b <- pop ..) 3 = StateT {runStateT = (<state> with f = (<modify> with f = (6 :)))}, with a = 3, in step Mul, at 34:7 ? no
-- | 3. push 6 = StateT {runStateT = (<state> with f = (<modify> with f = (6 :)))} ? yes
-- | The fault is in step, from long_equation.hs:34:7 on
-- |   - step instr = do
-- |   -   case instr of
-- |     … (5 lines)
-- |   -     Mul -> do
-- |   -       a <- pop
-- |           b <- pop
-- |           push (a + b)
-- |   -     Dup -> do
-- |     … (8 lines)
