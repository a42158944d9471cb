-- H2010 9 (Prelude's lists), as exported by base 4.15.
module Main where

main :: IO ()
main = do
  print (map (* 2) [1, 2, 3], [1, 2] ++ [3], filter odd [1 .. 6])
  print (head [1, 2], last [1, 2], tail [1, 2], init [1, 2], null [], length "abc")
  print ([5, 6, 7] !! 1, reverse "abc", foldl (-) 10 [1, 2], foldr (-) 10 [1, 2], foldl1 (-) [5, 1], foldr1 (-) [5, 1, 2])
  print (and [], or [], all even [2, 4], any odd [2, 4], sum [1 .. 4], product [1 .. 4])
  print (concat [[1], [2, 3]], concatMap show [1, 2, 3], maximum "hello", minimum [3, 1, 2])
  print (scanl (+) 0 [1, 2, 3], scanl1 max [3, 1, 4], scanr (+) 0 [1, 2, 3], scanr1 (+) [1, 2, 3])
  print (take 3 (iterate (* 2) 1), take 2 (repeat 'x'), replicate 3 True, take 5 (cycle [1, 2]))
  print (take (-1) [1], drop 2 [1, 2, 3], drop 9 [1], splitAt 2 [1, 2, 3], splitAt (-1) [1])
  print (takeWhile (< 3) [1 ..], dropWhile (< 3) [1 .. 5], span even [2, 4, 5, 6], break (> 3) [1 .. 6])
  print (elem 3 [1, 2, 3], notElem 3 [1, 2, 3], lookup 'b' (zip "abc" [1 ..]))
  print (zip [1, 2] "abc", zip3 [1] [2] [3], zipWith (+) [1, 2] [3, 4], unzip [(1, 'a')], unzip3 [(1, 2, 3)])
  print (lines "a\n\nb\n", lines "a\nb", words "  a  b\tc\n", unlines ["a", "b"], unwords ["a", "b"])
  print (lines "", words "", unlines [], unwords [], lines "\n")
  print (foldr (\x k acc -> k (acc + x)) id [1, 2, 3] 0)
  print (sequence [[1, 2], [3]], mapM (\x -> [x, -x]) [1, 2], traverse Just [1, 2])

-- expected stdout:
-- | ([2,4,6],[1,2,3],[1,3,5])
-- | (1,2,[2],[1],True,3)
-- | (6,"cba",7,9,4,6)
-- | (True,False,True,False,10,24)
-- | ([1,2,3],"123",'o',1)
-- | ([0,1,3,6],[3,3,4],[6,5,3,0],[6,5,3])
-- | ([1,2,4],"xx",[True,True,True],[1,2,1,2,1])
-- | ([],[3],[],([1,2],[3]),([],[1]))
-- | ([1,2],[3,4,5],([2,4],[5,6]),([1,2,3],[4,5,6]))
-- | (True,False,Just 2)
-- | ([(1,'a'),(2,'b')],[(1,2,3)],[4,6],([1],"a"),([1],[2],[3]))
-- | (["a","","b"],["a","b"],["a","b","c"],"a\nb\n","a b")
-- | ([],[],"","",[""])
-- | 6
-- | ([[1,3],[2,3]],[[1,2],[1,-2],[-1,2],[-1,-2]],Just [1,2])
