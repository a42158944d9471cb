-- A function of a library is named by a module that exports it, not by the one that defines it.
-- trace: --suspect Data.Map.insert --suspect Data.Char.digitToInt
-- view: observe digitToInt
-- view: observe insert
module Main where

import Data.Char (digitToInt)
import qualified Data.Map as M

main :: IO ()
main = do
  print (M.toList (M.insert 'b' 1 (M.singleton 'a' 2)))
  print (map digitToInt "42")
-- expected stdout:
-- | $ observe digitToInt
-- | 3  digitToInt '4' = 4
-- | 4  digitToInt '2' = 2
-- | $ observe insert
-- | 1  insert 'b' 1 (fromList [('a',2)]) = fromList [('a',2),('b',1)]
-- | 2  insert 'b' 1 (fromList []) = fromList [('b',1)]
