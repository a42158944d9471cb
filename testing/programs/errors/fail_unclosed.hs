module Main where

main = putStrLn "never closed
-- expected stderr:
-- | fail_unclosed.hs:3:17: error: This string is not closed on its line; `"` is missing.
-- |  3 | main = putStrLn "never closed
-- |    |                 ^
-- | 1 error
