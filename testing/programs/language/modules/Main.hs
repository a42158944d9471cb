-- Several modules: qualified, hiding, re-exports, abstract types, instances across modules, operators with fixity.
module Main (main) where

import Data.Queue (Queue, empty, push, pop)
import qualified Data.Queue as Q
import Geometry hiding (unit)
import qualified Geometry (unit)
import Prelude hiding (lookup, filter)
import qualified Prelude as P

lookup :: Int -> String
lookup n = "my lookup " ++ show n

filter :: String
filter = P.filter (/= 'x') "axbxc"

main :: IO ()
main = do
  let q = push 3 (push 2 (push 1 empty)) :: Queue Int
  print (fmap fst (pop q))
  print (Q.toList q)
  print (q == q, fmap (+ 1) q)
  putStrLn (lookup 5)
  putStrLn filter
  print (Vec 1 2 |+| Vec 3 4 |*| 2)
  print (Geometry.unit, norm1 (Vec (-3) 4))
  print (describe (Vec 0 1), shapes)
-- expected stdout:
-- | Just 1
-- | [1,2,3]
-- | (True,queue [2,3,4])
-- | my lookup 5
-- | abc
-- | Vec {vx = 7, vy = 10}
-- | (Vec {vx = 1, vy = 1},7)
-- | ("something",[Round,Secret])
