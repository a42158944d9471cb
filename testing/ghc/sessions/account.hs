-- IORef and actions: what an action returned.
-- only: debug
-- debug: --ghc
-- answer: no
-- answer: yes
-- answer: no
-- answer: no
module Main where

import Data.IORef

deposit :: IORef Int -> Int -> IO Int
deposit account n = do
  modifyIORef account (+ n)
  readIORef account

withdraw :: IORef Int -> Int -> IO Bool
withdraw account n = do
  balance <- readIORef account
  if covers balance n
    then writeIORef account (balance - n) >> return True
    else return False

covers :: Int -> Int -> Bool
covers balance n = balance > n

main :: IO ()
main = do
  account <- newIORef 0
  _ <- deposit account 50
  ok <- withdraw account 50
  print ok
-- expected session:
-- | False
-- | 1. main = {returns ()} ? no
-- | 2. deposit <reference> 50 = {returns 50} ? yes
-- | 3. withdraw <reference> 50 = {returns False} ? no
-- | 4. covers 50 50 = False ? no
-- | The fault is in covers, account.hs:25:1
-- |     covers balance n = balance > n
