module Main where

f x = x x

main :: IO ()
main = print 1
-- expected stderr:
-- | fail_infinite_type.hs:3:9: error: I expected `a` but found `a -> b`; the type would have to contain itself and be infinite
-- |  3 | f x = x x
-- |    |         ^
-- | 1 error
