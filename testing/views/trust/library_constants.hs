-- Constants of trusted code in statements: as arguments, in values, in what a function of a library holds.
-- trace: --trust table --trust names --nursery-words=1024 --full-collections
-- view: tree --tree edt
-- view: trail --list
module Main where

import Control.Monad.State
import System.IO

table :: [Int]
table = map (* 10) names

names :: [Int]
names = [1 .. 5]

total :: [Int] -> Int
total xs = sum xs

pair :: Int -> (Int, [Int])
pair n = (n, table)

say :: Handle -> String -> IO ()
say h text = hPutStrLn h text

twice :: IO Bool -> IO Bool
twice act = (&&) <$> act <*> act

next :: Int -> State Int Int
next k = do
  n <- get
  put (n + k)
  return n

main :: IO ()
main = do
  print (total table)
  print (length (snd (pair 1)))
  say stdout "out"
  hPutStrLn stdout "by a library"
  b <- twice isEOF
  print b
  print (evalState (mapM next [1, 2]) 10)
-- expected stdout:
-- | $ tree --tree edt
-- | 0  main = {prints "150\n5\nout\nby a library\n"; finds the end of stdin; prints "True\n[10,11]\n"}
-- | 1    total [10,20,30,40,50] = 150
-- | 2    pair 1 = (1,[10,20,30,40,50])
-- | 3    say <stdout> "out" = {prints "out\n"}
-- | 4    twice {finds the end of stdin; returns True} = {finds the end of stdin; returns True}
-- | 5    next 1 = StateT {runStateT = (<(>>=)> with m = StateT {runStateT = <get>}, k = (n <- get .. with k = 1))}
-- | 6    (n <- get ..) 10 = StateT {runStateT = (<(>>)> with m = «StateT», k = StateT {runStateT = «»})}, with k = 1
-- | 7    next 2 = StateT {runStateT = (<(>>=)> with m = StateT {runStateT = <get>}, k = (n <- get .. with k = 2))}
-- | 8    (n <- get ..) 11 = StateT {runStateT = (<(>>)> with k = StateT {runStateT = (<pure> with a = 11)})}, with k = 2
-- | $ trail --list
-- |    1  150\n  <- print 150  -- library_constants.hs:36:3
-- |    2  5\n  <- print 5  -- library_constants.hs:37:3
-- |    3  out\n  <- hPutStrLn <stdout> "out"  -- library_constants.hs:23:14
-- |    4  by a library\n  <- hPutStrLn <stdout> "by a library"  -- library_constants.hs:39:3
-- |    5  True\n  <- print True  -- library_constants.hs:41:3
-- |    6  [10,11]\n  <- print [10,11]  -- library_constants.hs:42:3
