-- The same code in two places is asked about for each: the first `b <- pop ..` of a question is right, the second is not.
-- debug: --tree edt
-- answer: no
-- answer: node 14
-- answer: yes
-- answer: node 3
-- answer: no
-- answer: yes
module Main where

import Control.Monad.State

push :: Int -> State [Int] ()
push n = modify (n :)

pop :: State [Int] Int
pop = do
  s <- get
  put (tail s)
  return (head s)

step :: Char -> State [Int] ()
step c
  | c == '+' = do
      a <- pop
      b <- pop
      push (a + b)
  | c == '*' = do
      a <- pop
      b <- pop
      push (a + b)
  | otherwise = push (fromEnum c - fromEnum '0')

main :: IO ()
main = print (execState (mapM_ step "33+33*") [])
-- expected stdout:
-- | [6,6]
-- expected session:
-- | [6,6]
-- | 1. main = {prints "[6,6]\n"} ? no
-- | 2. (b <- pop ..) 3 = StateT {runStateT = (<state> with f = (<modify> with f = (6 :)))}, with a = 3, in step '+', at 26:7 ? yes
-- | 3. (b <- pop ..) 3 = StateT {runStateT = (<state> with f = (<modify> with f = (6 :)))}, with a = 3, in step '*', at 30:7 ? no
-- | 4. push 6 = StateT {runStateT = (<state> with f = (<modify> with f = (6 :)))} ? yes
-- | The fault is in step, from same_code.hs:30:7 on
-- |   - step c
-- |   -   | c == '+' = do
-- |   -       a <- pop
-- |   -       b <- pop
-- |   -       push (a + b)
-- |   -   | c == '*' = do
-- |   -       a <- pop
-- |           b <- pop
-- |           push (a + b)
-- |   -   | otherwise = push (fromEnum c - fromEnum '0')
