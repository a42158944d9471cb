module Main where

main = print 1
{- begins {- and nests -}
-- expected stderr:
-- | fail_unclosed_comment.hs:4:1: error: This comment is never closed; `-}` is missing.
-- |  4 | {- begins {- and nests -}
-- |    | ^^
-- | 1 error
