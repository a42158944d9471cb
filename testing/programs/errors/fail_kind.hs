module Main where

f :: Maybe -> Int
f _ = 1

g :: Int Bool
g = 1

main :: IO ()
main = print 1
-- expected stderr:
-- | fail_kind.hs:3:6: error: `Maybe` needs to be applied to a further type here: its kind is `* -> *`, expected is `*`
-- |  3 | f :: Maybe -> Int
-- |    |      ^^^^^
-- | fail_kind.hs:6:6: error: `Int` is applied to too many types: its kind is `*`
-- |  6 | g :: Int Bool
-- |    |      ^^^^^^^^
-- | 2 errors
