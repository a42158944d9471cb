-- Vectors: boxed, unboxed, mutable.
module Main where

import Control.Exception
import Control.Monad
import Control.Monad.ST
import qualified Data.Vector as V
import qualified Data.Vector.Mutable as MV
import qualified Data.Vector.Unboxed as U
import qualified Data.Vector.Unboxed.Mutable as MU

sieve :: Int -> U.Vector Bool
sieve n = U.create $ do
  flags <- MU.replicate (n + 1) True
  MU.write flags 0 False
  MU.write flags 1 False
  forM_ [2 .. n] $ \i -> do
    p <- MU.read flags i
    when (p && i * i <= n) $ forM_ [i * i, i * i + i .. n] $ \j -> MU.write flags j False
  return flags

attempt :: Show a => a -> IO ()
attempt x = do
  r <- try (evaluate x)
  case r of
    Left e -> putStrLn ("fails: " ++ head (words (show (e :: SomeException))))
    Right v -> print v

main :: IO ()
main = do
  let v = V.fromList [3, 1, 4, 1, 5, 9, 2, 6 :: Int]
  print v
  print (V.length v, v V.! 2, v V.!? 8, V.head v, V.last v, V.null v)
  print (V.slice 2 3 v, V.take 3 v, V.drop 6 v, V.init v, V.tail v, V.splitAt 2 v)
  print (V.map (* 2) v, V.imap (,) (V.take 2 v), V.filter even v, V.zip v (V.fromList "abc"))
  print (V.sum v, V.product v, V.maximum v, V.minimum v, V.maxIndex v, V.minIndex v)
  print (V.foldl' (-) 0 v, V.foldr (-) 0 v, V.ifoldl' (\a i x -> a + i * x) 0 v)
  print (v V.// [(0, 100), (7, 200)], V.accum (+) v [(0, 1), (0, 2), (3, 5)], V.update v (V.fromList [(1, 0)]))
  print (V.generate 5 (^ 2), V.replicate 3 'x', V.enumFromTo 1 4 :: V.Vector Int, V.enumFromN 0.5 3 :: V.Vector Double, V.iterateN 4 (* 3) 1 :: V.Vector Int)
  print (V.reverse v, V.backpermute v (V.fromList [7, 0]), V.concat [v, V.empty, V.singleton 7], V.cons 0 v, V.snoc v 0, V.take 1 v V.++ V.drop 7 v)
  print (V.scanl (+) 0 v, V.scanl1 max v, V.prescanl (+) 0 v, V.postscanl (+) 0 v, V.scanr (+) 0 v)
  print (V.partition even v, V.span (< 5) v, V.break (> 4) v, V.takeWhile (< 4) v, V.dropWhile (< 4) v)
  print (V.elem 9 v, V.find (> 4) v, V.findIndex (> 4) v, V.elemIndex 1 v, V.findIndices (== 1) v, V.uniq (V.fromList "aabccc"))
  print (V.unzip (V.zip v v), V.mapMaybe (\x -> if x > 3 then Just (x * x) else Nothing) v, V.concatMap (\x -> V.replicate 2 x) (V.take 2 v))
  print (V.unfoldr (\n -> if n > 5 then Nothing else Just (n * n, n + 1)) 1 :: V.Vector Int, V.constructN 6 (\u -> 1 + V.sum u) :: V.Vector Int)
  print (fmap (+ 1) v, sum v, length v, foldr (:) [] v, v == V.map id v, compare v (V.fromList [3, 2]), V.fromList [1, 2] <> V.fromList [3 :: Int])
  print (V.uncons v, V.unsnoc v, V.indexed (V.fromList "ab"), traverse (\x -> if x > 0 then Just x else Nothing) v)
  V.mapM_ print (V.take 2 v)
  V.imapM_ (\i x -> print (i, x)) (V.take 2 v)
  r <- V.forM (V.fromList [1, 2, 3 :: Int]) (\x -> return (x * 10))
  print r
  V.foldM (\a x -> print (a + x) >> return (a + x)) 0 (V.take 3 v) >>= print
  print (V.fromList [undefined, 2 :: Int] V.! 1, V.length (V.map undefined v :: V.Vector Int))
  print (U.fromList [1 .. 5 :: Int], U.sum (U.map fromIntegral (U.fromList [1, 2, 3 :: Int]) :: U.Vector Double), U.zip (U.fromList "ab") (U.fromList [True, False]))
  print [i | (i, True) <- zip [0 :: Int ..] (U.toList (sieve 50))]
  print (U.foldl' (+) 0 (U.enumFromTo 1 1000 :: U.Vector Int), U.unzip (U.fromList [(1 :: Int, 'a'), (2, 'b')]), U.accumulate (+) (U.replicate 3 0) (U.fromList [(0, 5), (2, 7 :: Int)]))
  m <- MV.replicate 4 (0 :: Int)
  forM_ [0 .. 3] $ \i -> MV.write m i (i * i)
  MV.swap m 0 3
  MV.modify m (+ 100) 1
  V.freeze m >>= print
  w <- V.thaw v
  MV.write w 0 42
  V.unsafeFreeze w >>= print
  print v
  print (V.modify (\x -> MV.write x 0 0 >> MV.swap x 1 2) v)
  print (runST (do { x <- MU.new 3; MU.write x 1 (7 :: Int); U.unsafeFreeze x }))
  p <- V.thaw (V.fromList [1, 2, 3 :: Int])
  replicateM_ 3 (MV.nextPermutation p >>= \more -> V.freeze p >>= \q -> print (more, q))
  attempt (V.sum (V.fromList [1, 2, error "late" :: Int]))
  print (read "[1,2,3]" :: V.Vector Int, V.sequence (V.fromList [Just 1, Just (2 :: Int)]), do { a <- V.fromList [1, 2]; b <- V.fromList "ab"; return (a :: Int, b) })
-- expected stdout:
-- | [3,1,4,1,5,9,2,6]
-- | (8,4,Nothing,3,6,False)
-- | ([4,1,5],[3,1,4],[2,6],[3,1,4,1,5,9,2],[1,4,1,5,9,2,6],([3,1],[4,1,5,9,2,6]))
-- | ([6,2,8,2,10,18,4,12],[(0,3),(1,1)],[4,2,6],[(3,'a'),(1,'b'),(4,'c')])
-- | (31,6480,9,1,5,1)
-- | (-31,-3,131)
-- | ([100,1,4,1,5,9,2,200],[6,1,4,6,5,9,2,6],[3,0,4,1,5,9,2,6])
-- | ([0,1,4,9,16],"xxx",[1,2,3,4],[0.5,1.5,2.5],[1,3,9,27])
-- | ([6,2,9,5,1,4,1,3],[6,3],[3,1,4,1,5,9,2,6,7],[0,3,1,4,1,5,9,2,6],[3,1,4,1,5,9,2,6,0],[3,6])
-- | ([0,3,4,8,9,14,23,25,31],[3,3,4,4,5,9,9,9],[0,3,4,8,9,14,23,25],[3,4,8,9,14,23,25,31],[31,28,27,23,22,17,8,6,0])
-- | (([4,2,6],[3,1,1,5,9]),([3,1,4,1],[5,9,2,6]),([3,1,4,1],[5,9,2,6]),[3,1],[4,1,5,9,2,6])
-- | (True,Just 5,Just 4,Just 1,[1,3],"abc")
-- | (([3,1,4,1,5,9,2,6],[3,1,4,1,5,9,2,6]),[16,25,81,36],[3,3,1,1])
-- | ([1,4,9,16,25],[1,2,4,8,16,32])
-- | ([4,2,5,2,6,10,3,7],31,8,[3,1,4,1,5,9,2,6],True,LT,[1,2,3])
-- | (Just (3,[1,4,1,5,9,2,6]),Just ([3,1,4,1,5,9,2],6),[(0,'a'),(1,'b')],Just [3,1,4,1,5,9,2,6])
-- | 3
-- | 1
-- | (0,3)
-- | (1,1)
-- | [10,20,30]
-- | 3
-- | 4
-- | 8
-- | 8
-- | (2,8)
-- | ([1,2,3,4,5],6.0,[('a',True),('b',False)])
-- | [2,3,5,7,11,13,17,19,23,29,31,37,41,43,47]
-- | (500500,([1,2],"ab"),[5,0,7])
-- | [9,101,4,0]
-- | [42,1,4,1,5,9,2,6]
-- | [3,1,4,1,5,9,2,6]
-- | [0,4,1,1,5,9,2,6]
-- | [0,7,0]
-- | (True,[1,3,2])
-- | (True,[2,1,3])
-- | (True,[2,3,1])
-- | fails: late
-- | ([1,2,3],Just [1,2],[(1,'a'),(1,'b'),(2,'a'),(2,'b')])
