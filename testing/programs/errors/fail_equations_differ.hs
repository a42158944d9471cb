module Main where

f :: Int -> Int -> Int
f 0 = id
f n m = n + m

main :: IO ()
main = print (f 1 2)
-- expected stderr:
-- | fail_equations_differ.hs:5:1: error: The equations of `f` have different numbers of arguments: this one 2, the first one 1.
-- |  5 | f n m = n + m
-- |    | ^
-- | fail_equations_differ.hs:4:1: note: The first equation is here.
-- |  4 | f 0 = id
-- |    | ^
-- | 1 error
