-- plant: setup | writeIORef r 10 => writeIORef r 11
-- plant: twice | modifyIORef r (* 2) => modifyIORef r (* 3)
-- plant: scoped | writeIORef level (old + 1) => writeIORef level (old + 2)
-- plant: line | replicate n ' ' => replicate (n + 1) ' '
-- Actions that are passed on and read what was left before them.
module Main where
import Data.IORef

setup :: IORef Int -> IO a -> IO a
setup r act = writeIORef r 10 >> act

twice :: IORef Int -> IO () -> IO ()
twice r act = act >> modifyIORef r (* 2) >> act

scoped :: IORef Int -> IO () -> IO ()
scoped level body = do
  old <- readIORef level
  writeIORef level (old + 1)
  body
  writeIORef level old

line :: IORef Int -> String -> IO ()
line level s = do
  n <- readIORef level
  putStrLn (replicate n ' ' ++ s)

main :: IO ()
main = do
  r <- newIORef 0
  setup r (modifyIORef r (+ 1))
  readIORef r >>= print
  twice r (modifyIORef r (+ 1))
  readIORef r >>= print
  n <- setup r (readIORef r)
  print n
  level <- newIORef 0
  scoped level (line level "a" >> scoped level (line level "b") >> line level "c")
