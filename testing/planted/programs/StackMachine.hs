module Main where
import Data.IORef
import Control.Monad (forM_, when, unless)

-- a stack machine with IORefs
data Op = Push Int | Add | Mul | Dup | Print

data Machine = Machine { stack :: IORef [Int], steps :: IORef Int }

newMachine :: IO Machine
newMachine = do
  s <- newIORef []
  n <- newIORef 0
  return (Machine s n)

step :: Machine -> Op -> IO ()
step m op = do
  modifyIORef (steps m) (+ 1)
  case op of
    Push k -> push m k
    Add -> binary m (+)
    Mul -> binary m (*)
    Dup -> do
      x <- pop m
      push m x
      push m x
    Print -> pop m >>= print

push :: Machine -> Int -> IO ()
push m k = modifyIORef (stack m) (k :)

pop :: Machine -> IO Int
pop m = do
  xs <- readIORef (stack m)
  case xs of
    [] -> return 0
    (y : ys) -> do
      writeIORef (stack m) ys
      return y

binary :: Machine -> (Int -> Int -> Int) -> IO ()
binary m f = do
  a <- pop m
  b <- pop m
  push m (f b a)

main :: IO ()
main = do
  m <- newMachine
  forM_ [Push 3, Dup, Mul, Push 4, Add, Print] (step m)
  n <- readIORef (steps m)
  when (n > 5) $ putStrLn ("steps: " ++ show n)
  unless (n > 6) $ putStrLn "short"
-- plant: pop | writeIORef (stack m) ys => writeIORef (stack m) (y : ys)
-- plant: binary | f b a => f a a
-- plant: step | (+ 1) => (+ 2)
-- plant: newMachine | newIORef 0 => newIORef 1
