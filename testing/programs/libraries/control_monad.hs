-- Control.Monad and Control.Applicative.
module Main where

import Control.Applicative
import Control.Monad

main :: IO ()
main = do
  print (join (Just (Just 1)), liftM (+ 1) [1], liftM2 (,) [1] "a", ap [succ] [1], mapAndUnzipM (\x -> Just (x, -x)) [1, 2])
  print (filterM (\x -> [True, False]) [1, 2], zipWithM (\a b -> if b == 0 then Nothing else Just (a `div` b)) [4, 6] [2, 3], foldM (\a x -> [a, a + x]) 0 [1, 2])
  print (replicateM 2 "ab", forever Nothing :: Maybe (), void (Just 1), msum [Nothing, Just 1], mfilter even (Just 3))
  print ((guard True >> Just 1) <|> Just 2, (guard False >> Just 1) <|> Just 2, (>=>) Just (Just . (+ 1)) 1, (<=<) Just Just 1, (<$!>) (+ 1) (Just 1))
  print (getZipList (ZipList [(+ 1), (* 2)] <*> ZipList [10, 20]), liftA3 (,,) (Just 1) (Just 2) (Just 3), optional Nothing :: Maybe (Maybe Int), getConst (Const 1))
  print (Just 1 <* Just 2, Just 1 *> Just 2, (<**>) (Just 1) (Just (+ 1)), pure 1 :: Either () Int, empty :: [Int], asum' [[1], [2]])
  when True (putStrLn "when")
  unless False (putStrLn "unless")
  forM_ [1, 2] print
  zipWithM_ (\a b -> print (a, b)) [1, 2] "xy"
  replicateM_ 2 (putStr "r")
  putStrLn ""
  foldM_ (\a x -> print a >> return (a + x)) 0 [1, 2]
  where asum' = foldr (<|>) empty

-- expected stdout:
-- | (Just 1,[2],[(1,'a')],[2],Just ([1,2],[-1,-2]))
-- | ([[1,2],[1],[2],[]],Just [2,2],[0,2,1,3])
-- | (["aa","ab","ba","bb"],Nothing,Just (),Just 1,Nothing)
-- | (Just 1,Just 2,Just 2,Just 1,Just 2)
-- | ([11,40],Just (1,2,3),Just Nothing,1)
-- | (Just 1,Just 2,Just 2,Right 1,[],[1,2])
-- | when
-- | unless
-- | 1
-- | 2
-- | (1,'x')
-- | (2,'y')
-- | rr
-- | 0
-- | 1
