-- Two things of one name cannot be exported.
module Main (main, Other.size, Main.size) where

import qualified Other

size = 4
main = print 1
-- expected stderr:
-- | Main.hs:2:32: error: the export list has two different `size`
-- |  2 | module Main (main, Other.size, Main.size) where
-- |    |                                ^^^^^^^^^
-- | Other.hs:3:1: note: one is defined here
-- |  3 | size = 3
-- |    | ^^^^
-- | Main.hs:6:1: note: the other is defined here
-- |  6 | size = 4
-- |    | ^^^^
-- | 1 error
