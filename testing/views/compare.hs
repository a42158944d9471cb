-- What makes a program do something else than an older version: the wrong value is followed before what is only more
-- defined; nobody is asked.
-- view: compare Old.hs FILE
-- view: compare FILE FILE
module Main where

first :: Int -> Int -> Int
first a b = a

double :: Int -> Int
double x = x * 3

main :: IO ()
main = print (first 1 (length "ab") + double 3)
-- expected stdout:
-- | $ compare Old.hs FILE
-- | The outputs differ in line 1:
-- |     old: 7
-- |     new: 10
-- | The fault is in double, compare.hs:11:1
-- |     double x = x * 3
-- | The first difference is at r of double 3 = 9
-- |   node 0: main = {prints "10\n"}  wrong, reference Old.hs
-- |   node 2: double 3 = 9  wrong, reference Old.hs
-- | $ compare FILE FILE
-- | The two programs did the same.
-- | exit code 1
