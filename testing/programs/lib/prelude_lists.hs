-- The Prelude's list functions and Foldable at lists.
main :: IO ()
main = do
  print (map (+ 1) [1, 2, 3 :: Int], filter even [1 .. 10 :: Int], [1, 2] ++ [3 :: Int])
  print (head [1, 2 :: Int], last [1, 2 :: Int], tail [1, 2 :: Int], init [1, 2 :: Int])
  print (null [], null [1 :: Int], length "hello", [1, 2, 3 :: Int] !! 1, reverse "abc")
  print (foldr (-) 0 [1, 2, 3 :: Int], foldl (-) 0 [1, 2, 3 :: Int], foldr1 (-) [10, 3, 2 :: Int], foldl1 (-) [10, 3, 2 :: Int])
  print (and [True, False], or [True, False], and [], or [], any even [1, 3 :: Int], all odd [1, 3 :: Int])
  print (concat [[1], [2, 3], [] :: [Int]], concatMap show [1, 2, 3 :: Int])
  print (sum [1, 2, 3 :: Int], product [1, 2, 3 :: Int], maximum "hello", minimum [3, 1, 2 :: Int])
  print (scanl (+) 0 [1, 2, 3 :: Int], scanl1 (+) [1, 2, 3 :: Int], scanr (+) 0 [1, 2, 3 :: Int], scanr1 max [1, 3, 2 :: Int])
  print (take 5 (iterate (* 2) 1) :: [Int], take 3 (repeat 'x'), replicate 3 True, take 7 (cycle [1, 2, 3 :: Int]))
  print (take 2 [1, 2, 3 :: Int], drop 2 [1, 2, 3 :: Int], take (-1) [1 :: Int], drop (-1) [1 :: Int], splitAt 2 [1, 2, 3 :: Int], splitAt 0 "ab", splitAt 9 "ab")
  print (takeWhile (< 3) [1 .. 5 :: Int], dropWhile (< 3) [1 .. 5 :: Int], span even [2, 4, 5, 6 :: Int], break (== ' ') "hello world")
  print (elem 3 [1, 2, 3 :: Int], notElem 3 [1, 2 :: Int], lookup 2 [(1 :: Int, "a"), (2, "b")], lookup 'z' [('a', 1 :: Int)])
  print (zip [1, 2, 3 :: Int] "ab", zip3 [1 :: Int] "a" [True], zipWith (+) [1, 2] [10, 20 :: Int], zipWith3 (,,) "a" "b" "c")
  print (unzip [(1 :: Int, 'a'), (2, 'b')], unzip3 [(1 :: Int, 'a', True), (2, 'b', False)])
  print (lines "a\nb\n\nc", lines "a\n", lines "", lines "\n", unlines ["a", "b"], words "  hello \t world\n", unwords ["a", "b", ""])
  print (take 3 (lines ("ab\ncd\nef\n" ++ undefined)))
  print (take 2 (map fst (iterate (\(a, b) -> (b, a + b)) (0, 1 :: Int))))
  print (fst (span (< 3) ([1, 2, 3] ++ undefined :: [Int])), take 2 (fst (break (> 5) (1 : 2 : undefined :: [Int]))))
  print (length [undefined, undefined :: Int], takeWhile (< 10) (scanl (+) 0 [1 ..]) :: [Int])
  print [(x, y) | x <- [1 .. 3 :: Int], y <- "ab", odd x]
  print [x * y | (x, Just y) <- [(1, Just 2), (2, Nothing), (3, Just (4 :: Int))], let z = x + y, z > 2]
  print ([compare [1, 2] [1, 3 :: Int], compare [] [1 :: Int], compare "b" "abc"], [1, 2] < [1, 2, 0 :: Int], "abc" == "abc", max [3] [2, 9 :: Int])
  print (foldMap (\x -> [x, x]) [1, 2 :: Int], mconcat ["ab", "cd"], mempty :: String, "a" <> "b")
  print (length (Just 'x'), sum (Just 3) :: Int, elem 2 (Just (2 :: Int)), concat (Just "abc"), maximum (3 :: Int, 9 :: Int), null (Left 3 :: Either Int Int))
  print (traverse (\x -> if x > 0 then Just x else Nothing) [1, 2, 3 :: Int], sequenceA [Just 1, Nothing :: Maybe Int], mapM (\x -> [x, -x]) [1, 2 :: Int], sequence [Right 1, Left "e" :: Either String Int])
  print (fmap (+ 1) (Right 3 :: Either String Int), (+ 1) <$> (7 :: Int, 8 :: Int), (,) <$> Just 'a' <*> Just 'b', [(+ 1), (* 2)] <*> [10, 20 :: Int], Just (1 :: Int) <* Just 'x', Just 'x' *> Just (2 :: Int), 3 <$ Just 'a' :: Maybe Int)
  print ((do { x <- [1, 2]; y <- [x .. 3]; return (x * y) }) :: [Int], (Just 3 >>= \x -> if x > 2 then Nothing else Just x) :: Maybe Int, ((+) <$> (* 2) <*> (+ 10)) 3 :: Int, (>>= id) [[1], [2 :: Int]])
  print ((do { (x, 1) <- [('a', 1), ('b', 2 :: Int)]; return x }), (do { Just y <- Just (Nothing :: Maybe Int); return y }))
  mapM_ print [1, 2 :: Int]
  sequence_ [putStr "a", putStr "b", putStrLn "c"]
  print (foldr (\x k -> if x > 3 then x else k) 0 ([1 ..] :: [Int]))
  print (uncurry (+) (1, 2 :: Int), curry fst 1 'x' :: Int, flip (-) 1 (2 :: Int), (subtract 1 . (* 2)) 5 :: Int, maybe 0 (+ 1) (Just (1 :: Int)), either length (+ 1) (Left "abc" :: Either String Int))
  print (compare 1 (2 :: Int) <> compare 3 (3 :: Int), (compare (3 :: Int) 3 <> LT), mconcat [Just [1], Nothing, Just [2 :: Int]], ([1 :: Int], "a") <> ([2], "b"))

-- expected stdout:
-- | ([2,3,4],[2,4,6,8,10],[1,2,3])
-- | (1,2,[2],[1])
-- | (True,False,5,2,"cba")
-- | (2,-6,9,5)
-- | (False,True,True,False,False,True)
-- | ([1,2,3],"123")
-- | (6,6,'o',1)
-- | ([0,1,3,6],[1,3,6],[6,5,3,0],[3,3,2])
-- | ([1,2,4,8,16],"xxx",[True,True,True],[1,2,3,1,2,3,1])
-- | ([1,2],[3],[],[1],([1,2],[3]),("","ab"),("ab",""))
-- | ([1,2],[3,4,5],([2,4],[5,6]),("hello"," world"))
-- | (True,True,Just "b",Nothing)
-- | ([(1,'a'),(2,'b')],[(1,'a',True)],[11,22],[('a','b','c')])
-- | (([1,2],"ab"),([1,2],"ab",[True,False]))
-- | (["a","b","","c"],["a"],[],[""],"a\nb\n",["hello","world"],"a b ")
-- | ["ab","cd","ef"]
-- | [0,1]
-- | ([1,2],[1,2])
-- | (2,[0,1,3,6])
-- | [(1,'a'),(1,'b'),(3,'a'),(3,'b')]
-- | [2,12]
-- | ([LT,LT,GT],True,True,[3])
-- | ([1,1,2,2],"abcd","","ab")
-- | (1,3,True,"abc",9,True)
-- | (Just [1,2,3],Nothing,[[1,2],[1,-2],[-1,2],[-1,-2]],Left "e")
-- | (Right 4,(7,9),Just ('a','b'),[11,21,20,40],Just 1,Just 2,Just 3)
-- | ([1,2,3,4,6],Nothing,19,[1,2])
-- | ("a",Nothing)
-- | 1
-- | 2
-- | abc
-- | 4
-- | (3,1,1,9,2,3)
-- | (LT,LT,Just [1,2],([1,2],"ab"))
