-- What is expected before the declarations.
module Main (main, 3, T(3), where

import Data.List hiding
import Data.List (3)
import Data.List (sort, Maybe(3), sort
import qualified 3
import Data.List as 3
f = 3
import Data.Char
main = print 1
-- expected stderr:
-- | fail_parse_header.hs:2:20: error: I found a number here, but expected a name in the export list.
-- |  2 | module Main (main, 3, T(3), where
-- |    |                    ^
-- | fail_parse_header.hs:5:1: error: I found `import` at the start of a new item (by its indentation) here, but expected a list of names in parentheses behind `hiding`.
-- |  5 | import Data.List (3)
-- |    | ^^^^^^
-- | fail_parse_header.hs:5:19: error: I found a number here, but expected a name in the import list.
-- |  5 | import Data.List (3)
-- |    |                   ^
-- | fail_parse_header.hs:6:31: error: I found a number here, but expected a name among the parts of the type or class.
-- |  6 | import Data.List (sort, Maybe(3), sort
-- |    |                               ^
-- | fail_parse_header.hs:7:18: error: I found a number here, but expected the name of a module to import.
-- |  7 | import qualified 3
-- |    |                  ^
-- | fail_parse_header.hs:8:21: error: I found a number here, but expected the name of a module behind `as`.
-- |  8 | import Data.List as 3
-- |    |                     ^
-- | fail_parse_header.hs:10:1: error: Imports must stand before all declarations.
-- |  10 | import Data.Char
-- |     | ^^^^^^
-- | 7 errors
