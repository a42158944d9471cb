-- Control.Arrow, Data.Fixed, Numeric.Natural, Data.Tree, MVar, DeepSeq.
import Control.Arrow
import Control.Concurrent.MVar
import Control.DeepSeq
import Control.Exception
import Data.Fixed (mod', div', divMod')
import Data.Tree
import Numeric.Natural

main :: IO ()
main = do
  print (first (+ 1) (1 :: Int, 'a'), second length ('x', "abc"), ((+ 1) *** (* 2)) (3, 4 :: Int) :: (Int, Int), ((+ 1) &&& (* 2)) 5 :: (Int, Int), ((+ 1) >>> (* 2)) 3 :: Int, ((+ 1) <<< (* 2)) 3 :: Int)
  print (left (+ 1) (Left 1 :: Either Int Char), (show ||| id) (Right "x" :: Either Int String), runKleisli (Kleisli (\x -> [x, x + 1]) >>> arr (* 2)) (1 :: Int))
  print (7.5 `mod'` 2 :: Double, (-1) `mod'` 3 :: Double, 7.5 `div'` 2 :: Int, (-7.5) `divMod'` (2 :: Double) :: (Int, Double))
  print (2 ^ (70 :: Int) :: Natural, 5 - 3 :: Natural, fromIntegral (7 :: Int) :: Natural, [1 .. 5 :: Natural])
  r <- try (evaluate (3 - 5 :: Natural)) :: IO (Either ArithException Natural)
  print r
  let t = Node 1 [Node 2 [Node 4 []], Node 3 []] :: Tree Int
  print (flatten t, levels t, sum t, fmap (* 2) t, foldTree (\x xs -> x + sum xs) t)
  putStr (drawTree (fmap show t))
  v <- newMVar (5 :: Int)
  modifyMVar_ v (return . (+ 1))
  takeMVar v >>= print
  isEmptyMVar v >>= print
  print (force [1, 2, 3 :: Int], "ab" `deepseq` True, rnf (Just 'a'))

-- expected stdout:
-- | ((2,'a'),('x',3),(4,8),(6,10),8,7)
-- | (Left 2,"x",[2,4])
-- | (1.5,2.0,3,(-4,0.5))
-- | (1180591620717411303424,2,7,[1,2,3,4,5])
-- | Left arithmetic underflow
-- | ([1,2,4,3],[[1],[2,3],[4]],10,Node {rootLabel = 2, subForest = [Node {rootLabel = 4, subForest = [Node {rootLabel = 8, subForest = []}]},Node {rootLabel = 6, subForest = []}]},10)
-- | 1
-- | |
-- | +- 2
-- | |  |
-- | |  `- 4
-- | |
-- | `- 3
-- | 6
-- | True
-- | ([1,2,3],True,())
