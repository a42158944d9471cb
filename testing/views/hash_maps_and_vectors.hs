-- Values of hash maps, vectors and lazy texts are shown as their users write them.
-- view: observe counts
-- view: observe members
-- view: observe total
-- view: observe flags
-- view: observe shout
-- view: observe 'total ((_ : 2 : _))' --counts
module Main where

import qualified Data.HashMap.Strict as M
import qualified Data.HashSet as S
import qualified Data.Text.Lazy as L
import qualified Data.Vector as V
import qualified Data.Vector.Unboxed as U

counts :: String -> M.HashMap Char Int
counts s = M.fromListWith (+) [(c, 1) | c <- s]

members :: S.HashSet Int -> Int -> S.HashSet Int
members s n = S.insert n s

total :: V.Vector Int -> Int
total v = V.sum (V.map (* 2) v)

flags :: U.Vector Int -> U.Vector Bool
flags v = U.map even (U.tail v)

shout :: L.Text -> L.Text
shout t = L.toUpper t

main :: IO ()
main = do
  print (counts "hello")
  print (counts "")
  print (members (S.fromList [1, 2, 3]) 4)
  print (total (V.slice 1 3 (V.fromList [9, 1, 2, 3, 9])))
  print (total V.empty)
  print (flags (U.fromList [1, 2, 3]))
  print (shout (L.pack "hi"))
-- expected stdout:
-- | $ observe counts
-- | 1  counts "hello" = fromList [('e',1),('h',1),('l',2),('o',1)]
-- | 2  counts "" = fromList []
-- | $ observe members
-- | 3  members (fromList [1,2,3]) 4 = fromList [1,2,3,4]
-- | $ observe total
-- | 4  total [1,2,3] = 12
-- | 5  total [] = 0
-- | $ observe flags
-- | 6  flags [1,2,3] = [True,False]
-- | $ observe shout
-- | 7  shout (pack "hi") = pack "HI"
-- | $ observe 'total ((_ : 2 : _))' --counts
-- | 4  1x  total [1,2,3] = 12
-- | 1 call, 1 statement
