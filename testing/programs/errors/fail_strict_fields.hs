-- What is found out only when the program is translated.
module Main where

data S = S { strict :: !Int, lazy :: Int }
s = S { lazy = 1 }
main = print (lazy s)
-- expected stderr:
-- | fail_strict_fields.hs:5:5: error: the strict field `strict` of `S` is missing
-- |  5 | s = S { lazy = 1 }
-- |    |     ^^^^^^^^^^^^^^
-- | 1 error
