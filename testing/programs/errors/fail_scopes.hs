-- Names that are somewhere, but not here.
module Main (main, lookup, (:+)) where

import qualified Data.Map as M (insert)
import qualified Data.Char

data D = Int :+ Int
lookup = 3
found = lookup
left = M.lookup 3
known = Data.Map.insert
own = Main.nowhere
main = print 1
-- expected stderr:
-- | fail_scopes.hs:2:20: error: `lookup` is ambiguous: it could be this module's own or `Inquest.List.lookup`
-- |  2 | module Main (main, lookup, (:+)) where
-- |    |                    ^^^^^^
-- | fail_scopes.hs:8:1: note: this module's own is defined here
-- |  8 | lookup = 3
-- |    | ^^^^^^
-- |   note: `Inquest.List.lookup` is imported from `Prelude` (implicitly; `import Prelude hiding (lookup)` avoids it)
-- | fail_scopes.hs:2:28: error: the type or class `:+` is not in scope: `:+` is a data constructor, not a type
-- |  2 | module Main (main, lookup, (:+)) where
-- |    |                            ^^^^
-- | fail_scopes.hs:9:9: error: `lookup` is ambiguous: it could be this module's own or `Inquest.List.lookup`
-- |  9 | found = lookup
-- |    |         ^^^^^^
-- | fail_scopes.hs:8:1: note: this module's own is defined here
-- |  8 | lookup = 3
-- |    | ^^^^^^
-- |   note: `Inquest.List.lookup` is imported from `Prelude` (implicitly; `import Prelude hiding (lookup)` avoids it)
-- | fail_scopes.hs:10:8: error: `M.lookup` is not in scope: the import of `Data.Map` leaves it out
-- |  10 | left = M.lookup 3
-- |     |        ^^^^^^^^
-- | fail_scopes.hs:11:9: error: `Data.Map.insert` is not in scope: the module `Data.Map` is not imported: add `import qualified Data.Map`
-- |  11 | known = Data.Map.insert
-- |     |         ^^^^^^^^^^^^^^^
-- | fail_scopes.hs:12:7: error: `Main.nowhere` is not in scope: this module does not define it
-- |  12 | own = Main.nowhere
-- |     |       ^^^^^^^^^^^^
-- | 6 errors
