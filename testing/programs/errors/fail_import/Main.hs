module Main where

import Shapes (Shape (Circle), area, perimetre)
import Data.List (sortt)

main :: IO ()
main = print (area Circle)
-- expected stderr:
-- | Main.hs:3:38: error: the module `Shapes` does not export `perimetre`. Did you mean `perimeter`?
-- |  3 | import Shapes (Shape (Circle), area, perimetre)
-- |    |                                      ^^^^^^^^^
-- | Main.hs:4:19: error: the module `Data.List` does not export `sortt`. Did you mean `sort`?
-- |  4 | import Data.List (sortt)
-- |    |                   ^^^^^
-- | Shapes.hs:1:45: error: `volume` is not in scope
-- |  1 | module Shapes (Shape (..), area, perimeter, volume) where
-- |    |                                             ^^^^^^
-- | 3 errors
