module Main where

helper :: Int
helper = 1
-- expected stderr:
-- | fail_no_main.hs:1:8: error: the module Main does not define `main`
-- |  1 | module Main where
-- |    |        ^^^^
-- | 1 error
