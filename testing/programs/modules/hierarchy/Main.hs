-- H2010 5: several modules, qualified and hiding imports, re-exports, instances that travel.
module Main (main) where

import Data.Shape (Shape (..), area, Named (name), defaultShape)
import qualified Data.Shape.Transform as T
import qualified Data.Shape.Transform as Trans (scale)
import Utils hiding (hidden, lookup)
import qualified Utils
import Utils.Reexport
import Prelude hiding (lookup)
import qualified Prelude as P (lookup)

lookup :: Int
lookup = 99

main :: IO ()
main = do
  print (area (Circle 2), area (T.scale 2 (Square 3)))
  print (map name [Circle 1, Square 1], name defaultShape)
  print (Trans.scale 3 (Circle 1))
  print (Utils.hidden, visible, Utils.lookup 2, lookup, P.lookup 1 [(1, 'a')])
  print (sortDescending [3, 1, 2], fromReexport, toUpper 'x')
  print (stackToList (push 1 (push 2 emptyStack)))
  print (1 <+> 2 <+> 3)

-- expected stdout:
-- | (12.0,36.0)
-- | (["circle","square"],"secret")
-- | Circle 3.0
-- | (1,2,2000,99,Just 'a')
-- | ([3,2,1],True,'X')
-- | [1,2]
-- | 2
