{-# LANGUAGE LambdaCase #-}
{-# LANGUAGE RecordWildCards #-}
{-# LANGUAGE GeneralizedNewtypeDeriving #-}
module Main (main) where

import Control.Monad.State
import Control.Monad.Except
import Control.Monad.Writer
import qualified Data.Map.Strict as M
import Data.Maybe (fromMaybe)
import Text.Printf (printf)

data Instr
  = Push !Int | Pop | Add | Sub | Mul | Div
  | Load String | Store String
  | Jmp Int | Jz Int | Print | Halt
  deriving (Show, Eq, Ord, Read)

data VMError
  = StackUnderflow { pcAt :: Int, instr :: Instr }
  | DivideByZero Int
  | UnknownVar String
  | BadJump Int
  deriving (Show, Eq)

data VM = VM { stack :: [Int], vars :: M.Map String Int, pc :: !Int, steps :: !Int }
  deriving Show

newtype Run a = Run { unRun :: StateT VM (ExceptT VMError (Writer [String])) a }
  deriving (Functor, Applicative, Monad, MonadState VM, MonadError VMError, MonadWriter [String])

emptyVM :: VM
emptyVM = VM { stack = [], vars = M.empty, pc = 0, steps = 0 }

pop1 :: Instr -> Run Int
pop1 i = gets stack >>= \case
  [] -> do
    p <- gets pc
    throwError StackUnderflow { pcAt = p, instr = i }
  (x:xs) -> x <$ modify (\vm -> vm { stack = xs })

push :: Int -> Run ()
push x = modify $ \vm@VM{..} -> vm { stack = x : stack }

binop :: Instr -> (Int -> Int -> Run Int) -> Run ()
binop i f = do
  b <- pop1 i
  a <- pop1 i
  f a b >>= push

step :: [Instr] -> Run Bool
step prog = do
  VM{pc = here, ..} <- get
  if here < 0 || here >= length prog then throwError (BadJump here) else do
    let i = prog !! here
    modify $ \vm -> vm { pc = here + 1, steps = steps + 1 }
    case i of
      Push n -> push n >> continue
      Pop -> pop1 i >> continue
      Add -> binop i (\a b -> pure (a + b)) >> continue
      Sub -> binop i (\a b -> pure (a - b)) >> continue
      Mul -> binop i (\a b -> pure (a * b)) >> continue
      Div -> binop i (\a b -> if b == 0 then throwError (DivideByZero here) else pure (a `div` b)) >> continue
      Load v -> do
        maybe (throwError (UnknownVar v)) push (M.lookup v vars)
        continue
      Store v -> do
        x <- pop1 i
        modify $ \vm -> vm { vars = M.insert v x vars }
        continue
      Jmp t -> modify (\vm -> vm { pc = t }) >> continue
      Jz t -> do
        x <- pop1 i
        when (x == 0) $ modify (\vm -> vm { pc = t })
        continue
      Print -> do
        x <- pop1 i
        tell [show x]
        continue
      Halt -> pure False
  where continue = pure True

runAll :: [Instr] -> Run ()
runAll prog = do
  go <- step prog
  when go (runAll prog)

execute :: [Instr] -> (Either VMError VM, [String])
execute prog = runWriter (runExceptT (execStateT (unRun (runAll prog)) emptyVM))

factorial :: Int -> [Instr]
factorial n =
  [ Push n, Store "n", Push 1, Store "acc"
  , Load "n", Jz 15
  , Load "acc", Load "n", Mul, Store "acc"
  , Load "n", Push 1, Sub, Store "n", Jmp 4
  , Load "acc", Print, Halt ]

main :: IO ()
main = do
  let report name prog = do
        let (r, out) = execute prog
        printf "%-10s| %s\n" (name :: String) (unwords out)
        case r of
          Left e -> putStrLn ("  error: " ++ show e)
          Right VM{..} -> printf "  steps=%d pc=%d vars=%s\n" steps pc (show (M.toList vars))
  report "fact 5" (factorial 5)
  report "fact 10" (factorial 10)
  report "underflow" [Push 1, Add]
  report "divzero" [Push 1, Push 0, Div]
  report "unknown" [Load "zz"]
  report "jump" [Jmp 99]
  print (read "[Push 3,Load \"x\",Jz (-1)]" :: [Instr])
  print (fst (execute [Push 1, Print, Halt]))
-- expected stdout:
-- | fact 5    | 120
-- |   steps=64 pc=18 vars=[("acc",120),("n",0)]
-- | fact 10   | 3628800
-- |   steps=119 pc=18 vars=[("acc",3628800),("n",0)]
-- | underflow | 
-- |   error: StackUnderflow {pcAt = 2, instr = Add}
-- | divzero   | 
-- |   error: DivideByZero 2
-- | unknown   | 
-- |   error: UnknownVar "zz"
-- | jump      | 
-- |   error: BadJump 99
-- | [Push 3,Load "x",Jz (-1)]
-- | Right (VM {stack = [], vars = fromList [], pc = 3, steps = 3})
