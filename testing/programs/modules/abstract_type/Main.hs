-- An abstract data type: the representation and its invariant stay in the module.
module Main where

import Set (Set, empty, insert, member, toList, union)
import qualified Set

main :: IO ()
main = do
  let s = foldr insert empty [3, 1, 2, 3 :: Int]
      t = Set.fromList [5, 3]
  print (toList s)
  print (member 2 s, member 9 s)
  print (union s t)
  print (Set.size (s `union` t), s == Set.fromList [1, 2, 3], empty < s)

-- expected stdout:
-- | [1,2,3]
-- | (True,False)
-- | fromList [1,2,3,5]
-- | (4,True,True)
