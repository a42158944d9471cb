-- A local function in a class of monads gets the type of what it changes from the monad, without a signature.
{-# LANGUAGE FlexibleContexts #-}
module Main where

import Control.Monad.Reader
import Control.Monad.State
import Control.Monad.Writer

walk :: [Int] -> State Int [Int]
walk xs = go xs
  where
    go [] = return []
    go (y : ys) = do
      modify step
      rest <- go ys
      return (y : rest)
    step n = n + 2

scaled :: Int -> Reader Int Int
scaled n = add n
  where
    add k = do
      factor <- asks times
      return (factor + k)
    times m = m * 10

counted :: [String] -> Writer (Sum Int) Int
counted ws = each ws
  where
    each [] = return 0
    each (v : vs) = do
      tell (size v)
      n <- each vs
      return (n + 1)
    size v = Sum (length v)

main :: IO ()
main = do
  print (runState (walk [1, 2, 3]) 0)
  print (runReader (scaled 4) 3)
  print (runWriter (counted ["ab", "c"]))
-- expected stdout:
-- | ([1,2,3],6)
-- | 34
-- | (2,Sum {getSum = 3})
