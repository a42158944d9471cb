module Main where

f :: Int -> Int
f 0 = 1

g :: Int
g = 2

f n = n

h x x = x

data T = A | A

main :: IO ()
main = print (f g)
-- expected stderr:
-- | fail_duplicates.hs:9:1: error: `f` is defined twice in this module
-- |  9 | f n = n
-- |    | ^
-- | fail_duplicates.hs:4:1: note: it is first defined here
-- |  4 | f 0 = 1
-- |    | ^
-- |   note: the equations of one function must stand together
-- | fail_duplicates.hs:11:5: error: `x` is bound twice in the same pattern or block
-- |  11 | h x x = x
-- |     |     ^
-- | fail_duplicates.hs:11:3: note: it is first bound here
-- |  11 | h x x = x
-- |     |   ^
-- | fail_duplicates.hs:13:14: error: `A` is defined twice in this module
-- |  13 | data T = A | A
-- |     |              ^
-- | fail_duplicates.hs:13:10: note: it is first defined here
-- |  13 | data T = A | A
-- |     |          ^
-- | 3 errors
