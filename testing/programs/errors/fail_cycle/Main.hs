module Main where

import A

main :: IO ()
main = print a
-- expected stderr:
-- | B.hs:3:8: error: modules import each other: `A` imports `B` imports `A`
-- |  3 | import A
-- |    |        ^
-- | 1 error
