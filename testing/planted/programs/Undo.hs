-- plant: add | modify (subtract n) => modify (subtract 1)
-- plant: perform | go (undoIt c : undos) cs => go (undos ++ [undoIt c]) cs
module Main where
import Control.Monad.State

data Command = Command { label :: String, doIt :: State Int (), undoIt :: State Int () }

add :: Int -> Command
add n = Command ("add " ++ show n) (modify (+ n)) (modify (subtract n))

double :: Command
double = Command "double" (modify (* 2)) (modify (`div` 2))

perform :: [Command] -> State Int [State Int ()]
perform = go []
  where
    go undos [] = return undos
    go undos (c : cs) = do
      doIt c
      go (undoIt c : undos) cs

rollback :: Int -> [State Int ()] -> State Int ()
rollback n us = sequence_ (take n us)

session :: State Int (Int, Int)
session = do
  us <- perform [add 3, double, add 4]
  a <- get
  rollback 2 us
  b <- get
  return (a, b)

main :: IO ()
main = print (runState session 1)
