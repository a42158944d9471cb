{-# LANGUAGE GADTs, TypeOperators #-}
-- Modules that older programs import, and small ones of GHC's.
module Main where

import Control.Concurrent.MVar
import Control.Exception (SomeException, try)
import Control.Monad.Error
import Control.Monad.State
import Data.List (nub)
import Data.Type.Equality
import GHC.Conc (par, pseq)
import GHC.Float (double2Int, int2Double)
import System.Timeout

data Fault = Empty | Other String deriving Show
instance Error Fault where
  strMsg s = Other s

type M = ErrorT Fault (State Int)

pop :: [a] -> M a
pop [] = throwError Empty
pop (x : _) = lift (modify (+ 1)) >> return x

run :: M a -> (Either Fault a, Int)
run m = runState (runErrorT m) 0

cast :: a :~: b -> a -> b
cast Refl x = x

-- | Equal only to what comes after it.
data Before = A | B deriving Show
instance Eq Before where
  A == _ = True
  B == _ = False

main :: IO ()
main = do
  print (run (pop "abc"))
  print (run (pop "" :: M Char))
  print (run (pop [1, 2] >>= \x -> (pop [] `catchError` \_ -> return x)))
  print (run (mzero `mplus` pop [5]))
  print (either show id (fst (run (fail "failed" :: M String))))
  print (throwError "no" :: Either String Int)
  print (cast Refl 'x', sym Refl == (Refl :: Int :~: Int))
  print (let a = 3; b = 4 in a `par` (b `pseq` a + b), int2Double 3, double2Int 2.9)
  timeout 1000000 (return 'y') >>= print
  print (nub [A, B])
  v <- newMVar 'v'
  e <- try (modifyMVar v (\_ -> return undefined)) :: IO (Either SomeException ())
  putStrLn (either (const "failed") show e)
  withMVar v print
-- expected stdout:
-- | (Right 'a',1)
-- | (Left Empty,0)
-- | (Right 1,1)
-- | (Right 5,1)
-- | "Other \"failed\""
-- | Left "no"
-- | ('x',True)
-- | (7,3.0,2)
-- | Just 'y'
-- | [A]
-- | failed
-- | 'v'
