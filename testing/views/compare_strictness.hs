-- Where versions differ only in what they evaluate, that is said.
-- view: compare Old.hs FILE
module Main where

first :: Int -> Int -> Int
first a b = a

main :: IO ()
main = print (first 1 (error "late"))
-- expected stdout:
-- | $ compare Old.hs FILE
-- | The outputs differ in line 1:
-- |     old: (nothing more)
-- |     new: 1
-- | The old program ended with exit code 1, the new one with 0.
-- | The fault is in first, compare_strictness.hs:6:1
-- |     first a b = a
-- | Only what is evaluated changed there: `Old.hs` looks at more of the arguments. What both compute is the same.
-- |   node 0: main = {prints "1\n"}  wrong, reference Old.hs
-- |   1. first 1 _ = 1  wrong, reference Old.hs
-- | Old: late
-- | CallStack (from HasCallStack):
-- |   error, called at Old.hs:7:24 in main:Main
