-- A monad of a state whose run fails: every application of its functions is there, also those that did not return.
-- only: debug
-- debug: --ghc
-- answer: no
-- answer: no
-- answer: yes
-- answer: no
-- answer: yes
-- answer: no
-- answer: yes
module Main where

import Control.Monad.State

type Machine = StateT [Int] (Either String)

pop :: Machine Int
pop = do
  values <- get
  case values of
    [] -> error "nothing left"
    x : xs -> put xs >> return x

run :: Int -> Machine ()
run total = do
  x <- pop
  if x == 0 then put [total] else run (total + x)

main :: IO ()
main = print (execStateT (run 0) [2, 1])
-- expected session:
-- | 1. main = {fails: nothing left} ? no
-- | 2. run 0 [2,1] = error "nothing left" ? no
-- | 3. pop [2,1] = Right (2,[1]) ? yes
-- | 4. pop [1] = Right (1,[]) ? no
-- | The fault is in pop, failing_state.hs:18:1
-- |     pop = do
-- |       values <- get
-- |       case values of
-- |         [] -> error "nothing left"
-- |         x : xs -> put xs >> return x
