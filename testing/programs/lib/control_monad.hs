-- Control.Monad, Control.Applicative, Data.Functor, Data.Traversable, Data.Foldable, Data.Function, Data.Ord.
import Control.Applicative
import Control.Monad
import Data.Char (toUpper)
import Data.Either
import Data.Foldable
import Data.Function
import Data.Functor
import Data.Maybe
import Data.Ord
import Data.Traversable
import Data.Tuple
import qualified Data.List as List

main :: IO ()
main = do
  forM_ [1, 2 :: Int] print
  r <- forM [1, 2, 3 :: Int] (\x -> return (x * x))
  print r
  when True (putStrLn "when")
  unless True (putStrLn "unless")
  print =<< foldM (\acc x -> do { putStrLn ("add " ++ show x); return (acc + x) }) 0 [1, 2, 3 :: Int]
  print (replicateM 2 "ab", filterM (const [True, False]) [1, 2 :: Int], zipWithM (\a b -> if b /= 0 then Just (a `div` b) else Nothing) [10, 20] [2, 5 :: Int])
  print (join [[1], [2, 3 :: Int]], void (Just 'x'), msum [Nothing, Just 1, Just (2 :: Int)], mplus [1] [2 :: Int], (guard True >> Just 'y'), (guard False >> Just 'y'))
  print (liftM2 (+) (Just 1) (Just (2 :: Int)), ap [(+ 1)] [1, 2 :: Int], mapAndUnzipM (\x -> Just (x, x * 2)) [1, 2 :: Int], (Just >=> (\x -> if x > 1 then Just (x * 10) else Nothing)) (2 :: Int))
  replicateM_ 2 (putStr "ha ") >> putStrLn ""
  zipWithM_ (\a b -> putStrLn (a ++ b)) ["x", "y"] ["1", "2"]
  print (mfilter even (Just (3 :: Int)), foldM (\a x -> [a + x, a * x]) 1 [2, 3 :: Int], forever Nothing :: Maybe Int)
  print (liftA2 (,) [1, 2 :: Int] "ab", (<|>) Nothing (Just 1) :: Maybe Int, getZipList (ZipList [(+ 1), (* 2)] <*> ZipList [10, 20 :: Int]), optional (Nothing :: Maybe Int), Just 1 <**> Just (+ (2 :: Int)))
  print (liftA3 (,,) (Just 1) (Just 'a') (Just "b") :: Maybe (Int, Char, String), getConst (Const "c" :: Const String Int), asum [Nothing, Just (5 :: Int)])
  print (Just 'a' $> 'x', [1, 2 :: Int] <&> (+ 1), (+ 1) <$> Right 2 :: Either String Int)
  print (traverse_ Just [1, 2 :: Int], for_ (Just (1 :: Int)) (\x -> [x, x + 1 :: Int]), foldrM (\x acc -> Just (x + acc)) 0 [1, 2, 3 :: Int], sequenceA_ [Just 1, Nothing :: Maybe Int])
  print (toList (Just 'z'), foldl' (flip (:)) [] "abc", fold ["a", "b"], foldr' (+) 0 [1, 2 :: Int], find even [1, 2, 3 :: Int], notElem 3 [1 :: Int], minimumBy (comparing negate) [1, 2, 3 :: Int])
  print (mapAccumL (\a x -> (a + x, toUpper 'x')) 0 [1, 2 :: Int], for (Just 1) (\x -> [x, x + 1 :: Int]), fmapDefault (+ 1) [1, 2 :: Int], foldMapDefault show [1, 2 :: Int])
  print (((==) `on` fst) (1 :: Int, 'a') (1, 'b'), fix (\rec n -> if n <= 1 then 1 else n * rec (n - 1)) (5 :: Int), [1, 2, 3] & map (+ 1) & sum :: Int)
  print (List.sortBy (comparing Down) [1, 3, 2 :: Int], Down 3 < Down (2 :: Int), List.sortOn Down "hello", comparing snd (1 :: Int, 'b') (2, 'a'))
  print (catMaybes [Just 1, Nothing, Just (3 :: Int)], mapMaybe (\x -> if x > 1 then Just (x * x) else Nothing) [1, 2, 3 :: Int], fromMaybe 0 Nothing :: Int, fromJust (Just 'x'), isJust (Just ()), isNothing (Just ()), listToMaybe [1, 2 :: Int], maybeToList (Just 'a'))
  print (lefts [Left 'a', Right 1, Left 'b' :: Either Char Int], rights [Left 'a', Right (1 :: Int)], partitionEithers [Left 'a', Right 1, Left 'b', Right (2 :: Int)], isLeft (Left 'a' :: Either Char Int), fromRight 0 (Left 'a' :: Either Char Int), fromLeft 'z' (Left 'a' :: Either Char Int))
  print (swap (1 :: Int, 'a'), sequence [Just 1, Just (2 :: Int)], sequenceA [[1, 2], [3 :: Int]], concat <$> mapM (\x -> Just [x, x]) "ab")
  print =<< ((+ 1) <$!> return (2 :: Int))

-- expected stdout:
-- | 1
-- | 2
-- | [1,4,9]
-- | when
-- | add 1
-- | add 2
-- | add 3
-- | 6
-- | (["aa","ab","ba","bb"],[[1,2],[1],[2],[]],Just [5,4])
-- | ([1,2,3],Just (),Just 1,[1,2],Just 'y',Nothing)
-- | (Just 3,[2,3],Just ([1,2],[2,4]),Just 20)
-- | ha ha 
-- | x1
-- | y2
-- | (Nothing,[6,9,5,6],Nothing)
-- | ([(1,'a'),(1,'b'),(2,'a'),(2,'b')],Just 1,[11,40],Just Nothing,Just 3)
-- | (Just (1,'a',"b"),"c",Just 5)
-- | (Just 'x',[2,3],Right 3)
-- | (Just (),[(),()],Just 6,Nothing)
-- | ("z","cba","ab",3,Just 2,True,3)
-- | ((3,"XX"),[Just 1,Just 2],[2,3],"12")
-- | (True,120,9)
-- | ([3,2,1],True,"ollhe",GT)
-- | ([1,3],[4,9],0,'x',True,False,Just 1,"a")
-- | ("ab",[1],("ab",[1,2]),True,0,'a')
-- | (('a',1),Just [1,2],[[1,3],[2,3]],Just "aabb")
-- | 3
