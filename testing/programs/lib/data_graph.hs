-- Data.Graph, Control.Monad.Cont, Control.Monad.RWS, Data.Bool, Data.Bifoldable.
import Control.Monad.Cont
import qualified Control.Monad.RWS as R
import Data.Bifoldable
import Data.Bitraversable
import Data.Bool
import Data.Graph
import Data.Tree (flatten)

safeDiv :: Int -> Int -> Cont r (Maybe Int)
safeDiv a b = callCC (\exit -> do
  when (b == 0) (exit Nothing)
  return (Just (a `div` b)))

work :: R.RWS Int [String] Int Int
work = do
  r <- R.ask
  R.modify (+ r)
  s <- R.get
  R.tell ["state " ++ show s]
  return (s * 2)

main :: IO ()
main = do
  let g = buildG (0, 6) [(0, 1), (0, 2), (1, 3), (2, 3), (3, 4), (5, 6), (6, 5)]
  print g
  print (topSort (buildG (0, 4) [(0, 1), (0, 2), (1, 3), (2, 3), (3, 4)]), reachable g 2, path g 0 4, path g 4 0)
  print (map flatten (scc g), map flatten (components g), map flatten (dff g), outdegree g, indegree g, transposeG g)
  print (map flattenSCC (stronglyConnComp [("a", 'a', "b"), ("b", 'b', "a"), ("c", 'c', "ab"), ("d", 'd', "d")]))
  print (stronglyConnComp [(1 :: Int, 1 :: Int, [2]), (2, 2, []), (3, 3, [3])])
  print (map flatten (bcc (buildG (0, 4) [(0, 1), (1, 0), (1, 2), (2, 1), (2, 0), (0, 2), (2, 3), (3, 2), (3, 4), (4, 3)])))
  print (runCont (safeDiv 10 2) id, runCont (safeDiv 1 0) id, runCont (return 3 :: Cont Int Int) (+ 1))
  flip runContT return (do { x <- ContT (\k -> k 1 >> k 2); lift (print (x :: Int)) })
  print (R.runRWS work 5 10, R.evalRWS (R.replicateM 2 work) 1 0)
  print (bool 'f' 't' True, biList (1 :: Int, 2), bisum (3, 4 :: Int), bifoldMap show show (1 :: Int, 'x'), bitraverse Just (const Nothing) (1 :: Int, 'a') :: Maybe (Int, Char))

-- expected stdout:
-- | array (0,6) [(0,[2,1]),(1,[3]),(2,[3]),(3,[4]),(4,[]),(5,[6]),(6,[5])]
-- | ([0,1,2,3,4],[2,3,4],True,False)
-- | ([[5,6],[4],[3],[2],[1],[0]],[[0,1,3,2,4],[5,6]],[[0,2,3,4,1],[5,6]],array (0,6) [(0,2),(1,1),(2,1),(3,1),(4,0),(5,1),(6,1)],array (0,6) [(0,0),(1,1),(2,1),(3,2),(4,1),(5,1),(6,1)],array (0,6) [(0,[]),(1,[0]),(2,[0]),(3,[2,1]),(4,[3]),(5,[6]),(6,[5])])
-- | [["d"],["a","b"],["c"]]
-- | [CyclicSCC [3],AcyclicSCC 2,AcyclicSCC 1]
-- | [[[0,2,1],[2,3],[3,4]]]
-- | (Just 5,Nothing,4)
-- | 1
-- | 2
-- | ((30,15,["state 15"]),([2,4],["state 1","state 2"]))
-- | ('t',[1,2],7,"1'x'",Nothing)
