-- Data.List beyond the Prelude.
module Main where

import Data.List

main :: IO ()
main = do
  print (sort "hello", sortBy (\a b -> compare b a) [1, 3, 2], sortOn negate [1, 3, 2], insert 3 [1, 2, 4, 5])
  print (nub [1, 2, 1, 3], delete 2 [1, 2, 3, 2], [1, 2, 3, 2] \\ [2], union [1, 2] [2, 3], intersect [1, 2, 3] [2, 3, 4])
  print (group "aabccc", groupBy (\a b -> even a == even b) [2, 4, 1, 3, 6], partition even [1 .. 6])
  print (intersperse ',' "abc", intercalate ", " ["a", "b"], transpose ["abc", "de", "f"], subsequences [1, 2, 3])
  print (permutations [1, 2, 3])
  print (foldl' (+) 0 [1, 2, 3], foldl1' max [1, 3, 2], scanl' (+) 0 [1, 2], mapAccumL (\a x -> (a + x, a * x)) 0 [1, 2, 3], mapAccumR (\a x -> (a + x, a * x)) 0 [1, 2, 3])
  print (unfoldr (\n -> if n > 5 then Nothing else Just (n * n, n + 1)) 1, iterate (* 2) 1 !! 10)
  print (isPrefixOf "ab" "abc", isSuffixOf "bc" "abc", isInfixOf "xx" "abc", stripPrefix "ab" "abc", isSubsequenceOf "ac" "abc")
  print (find (> 2) [1, 2, 3, 4], findIndex (> 2) [1, 2, 3], elemIndex 3 [1, 2, 3], elemIndices 1 [1, 2, 1], findIndices even [1, 2, 4])
  print (zip4 [1] [2] [3] [4], zipWith3 (,,) [1] "a" [()], unzip3 [(1, 'a', True)], lookup 1 [(1, 2)])
  print (takeWhile (< 3) [1 ..], dropWhileEnd (== ' ') "ab  ", span even [2, 3], splitAt 1 [1, 2], inits [1, 2], tails [1, 2])
  print (maximumBy (\a b -> compare (snd a) (snd b)) [(1, 'a'), (2, 'c'), (3, 'c')], minimumBy (\a b -> compare (snd a) (snd b)) [(1, 'b'), (2, 'a'), (3, 'a')])
  print (genericLength [1, 2, 3] :: Integer, genericTake 2 [1, 2, 3], genericReplicate (2 :: Integer) 'x', genericIndex [1, 2, 3] (1 :: Integer))
  print (nubBy (\a b -> a `mod` 3 == b `mod` 3) [1 .. 6], deleteBy (\a b -> a == b + 1) 3 [1, 2, 3], insertBy (\a b -> compare b a) 2 [3, 1], unionBy (\a b -> a == b) [1] [1, 2], zipWith4 (\a b c d -> a + b + c + d) [1] [2] [3] [4])
  print (words "a b", unwords ["x", "y"], lines "p\nq", unlines ["p"], and [], uncons [1, 2], uncons "", lookup 'z' [('y', 1)])
  print (sortOn snd (zip [1 ..] "hello"), foldr1 (\x y -> x - y) [10, 3, 2], zipWith (curry fst) [1] [2])

-- expected stdout:
-- | ("ehllo",[3,2,1],[3,2,1],[1,2,3,4,5])
-- | ([1,2,3],[1,3,2],[1,3,2],[1,2,3],[2,3])
-- | (["aa","b","ccc"],[[2,4],[1,3],[6]],([2,4,6],[1,3,5]))
-- | ("a,b,c","a, b",["adf","be","c"],[[],[1],[2],[1,2],[3],[1,3],[2,3],[1,2,3]])
-- | [[1,2,3],[2,1,3],[3,2,1],[2,3,1],[3,1,2],[1,3,2]]
-- | (6,3,[0,1,3],(6,[0,2,9]),(6,[5,6,0]))
-- | ([1,4,9,16,25],1024)
-- | (True,True,False,Just "c",True)
-- | (Just 3,Just 2,Just 2,[0,2],[1,2])
-- | ([(1,2,3,4)],[(1,'a',())],([1],"a",[True]),Just 2)
-- | ([1,2],"ab",([2],[3]),([1],[2]),[[],[1],[1,2]],[[1,2],[2],[]])
-- | ((3,'c'),(2,'a'))
-- | (3,[1,2],"xx",2)
-- | ([1,2,3],[1,3],[3,2,1],[1,2],[10])
-- | (["a","b"],"x y",["p","q"],"p\n",True,Just (1,[2]),Nothing,Nothing)
-- | ([(2,'e'),(1,'h'),(3,'l'),(4,'l'),(5,'o')],9,[1])
