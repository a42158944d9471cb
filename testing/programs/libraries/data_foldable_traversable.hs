-- Data.Foldable, Data.Traversable, Data.Monoid, Data.List.NonEmpty.
module Main where

import Data.Foldable
import Data.Traversable
import Data.Monoid
import qualified Data.List.NonEmpty as NE
import Data.List.NonEmpty (NonEmpty (..))

main :: IO ()
main = do
  print (foldl' (-) 10 [1, 2], foldr' (-) 10 [1, 2], fold ["a", "b"], foldMap show [1, 2, 3], toList (Just 1))
  for_ [1, 2] print
  traverse_ print "ab"
  print =<< for [1, 2] (\x -> return (x + 1))
  print (sequenceA_ [Just 1, Just 2], asum [Nothing, Just 1, Just 2], msum [[1], [2]], notElem 1 [2], find even [1, 2, 3])
  print (mapAccumL (\a b -> (a + b, a * b)) 0 [1 .. 4], mapAccumR (\a b -> (a + b, a * b)) 0 [1 .. 4])
  print (and (Just True), or [], any even (Just 2), all odd [], concatMap show (Just 12), maximumBy (\a b -> compare (fst a) (fst b)) [(1, 'a'), (3, 'b')])
  print (getSum (foldMap Sum [1 .. 10]), getAll (foldMap (All . (> 0)) [1]), getFirst (foldMap (First . Just) [1, 2]), appEndo (foldMap (Endo . (+)) [1, 2]) 0)
  let ne = 3 :| [1, 2]
  print (NE.head ne, NE.toList (NE.sort ne), maximum ne, NE.length ne, NE.map (+ 1) ne, NE.group "aab", NE.nonEmpty ([] :: [Int]))
  print (sequenceA [(+ 1), (* 2)] 5, traverse (\x -> ([x], x)) [1, 2], foldrM (\x a -> Just (x + a)) 0 [1, 2], foldlM (\a x -> if x > 0 then Right (a + x) else Left x) 0 [1, 2])
  print (length (1, 2), sum (3, 4), foldr (:) [] (Right 1), minimum (5 :| []), product (Just 3), null Nothing)

-- expected stdout:
-- | (7,9,"ab","123",[1])
-- | 1
-- | 2
-- | 'a'
-- | 'b'
-- | [2,3]
-- | (Just (),Just 1,[1,2],True,Just 2)
-- | ((10,[0,2,9,24]),(10,[9,14,12,0]))
-- | (True,False,True,True,"12",(3,'b'))
-- | (55,True,Just 1,3)
-- | (3,[1,2,3],3,3,4 :| [2,3],['a' :| "a",'b' :| ""],Nothing)
-- | ([6,10],([1,2],[1,2]),Just 3,Right 3)
-- | (1,4,[1],5,3,True)
