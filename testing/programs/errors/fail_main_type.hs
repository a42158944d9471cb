module Main where

main :: Int
main = 3
-- expected stderr:
-- | fail_main_type.hs:4:1: error: `main` must be an IO action, but its type is `Int`
-- |  4 | main = 3
-- |    | ^^^^
-- | 1 error
