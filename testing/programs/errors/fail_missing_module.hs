module Main where

import Data.Lst (sort)
import Data.Maybe

main :: IO ()
main = print (sort [fromMaybe 0 Nothing])
-- expected stderr:
-- | fail_missing_module.hs:3:8: error: there is no module `Data.Lst`. Did you mean `Data.List`, `Data.Int` or `Data.Set`? It was looked for in `.` and in the libraries. If it is in another folder, name that with -i.
-- |  3 | import Data.Lst (sort)
-- |    |        ^^^^^^^^
-- | 1 error
