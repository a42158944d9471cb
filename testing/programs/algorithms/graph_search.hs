-- Depth-first, breadth-first, topological order, Dijkstra, strongly connected components on an adjacency list.
module Main where

import Data.List (sortBy, nub, minimumBy, delete, foldl')
import Data.Maybe (fromMaybe)
import Data.Ord (comparing)

type Graph = [(Int, [(Int, Int)])]

graph :: Graph
graph = [(1, [(2, 7), (3, 9), (6, 14)]), (2, [(3, 10), (4, 15)]), (3, [(4, 11), (6, 2)]), (4, [(5, 6)]), (5, []), (6, [(5, 9)])]

next :: Graph -> Int -> [Int]
next g v = map fst (fromMaybe [] (lookup v g))

dfs :: Graph -> Int -> [Int]
dfs g s = reverse (go [s] [])
  where
    go [] seen = seen
    go (v : vs) seen
      | v `elem` seen = go vs seen
      | otherwise = go (next g v ++ vs) (v : seen)

bfs :: Graph -> Int -> [Int]
bfs g s = go [s] [s]
  where
    go [] seen = reverse seen
    go (v : queue) seen = go (queue ++ new) (reverse new ++ seen)
      where new = [w | w <- nub (next g v), w `notElem` seen]

topo :: Graph -> [Int]
topo g = reverse (fst (foldl' visit ([], []) (map fst g)))
  where
    visit (done, seen) v
      | v `elem` seen = (done, seen)
      | otherwise = let (d, s) = foldl' visit (done', v : seen) (next g v); done' = done in (d ++ [v], s)

dijkstra :: Graph -> Int -> [(Int, (Int, [Int]))]
dijkstra g s = go [(v, if v == s then (0, [s]) else (maxBound, [])) | (v, _) <- g] []
  where
    go [] done = sortBy (comparing fst) done
    go open done
      | fst (snd best) == maxBound = sortBy (comparing fst) done
      | otherwise = go (map relax (delete best open)) (best : done)
      where
        best@(u, (du, path)) = minimumBy (comparing (fst . snd)) open
        relax entry@(v, (dv, _)) = case lookup v (fromMaybe [] (lookup u g)) of
          Just w | du + w < dv -> (v, (du + w, v : path))
          _ -> entry

scc :: Graph -> [[Int]]
scc g = go (topo g) []
  where
    back = [(v, [(u, 0) | (u, ws) <- g, v `elem` map fst ws]) | (v, _) <- g]
    go [] _ = []
    go (v : vs) seen
      | v `elem` seen = go vs seen
      | otherwise = component : go vs (component ++ seen)
      where component = filter (`notElem` seen) (dfs back v)

main :: IO ()
main = do
  print (dfs graph 1)
  print (bfs graph 1)
  print (topo graph)
  mapM_ (\(v, (d, p)) -> putStrLn (show v ++ ": " ++ show d ++ " via " ++ show (reverse p))) (dijkstra graph 1)
  print (scc [(1, [(2, 0)]), (2, [(3, 0)]), (3, [(1, 0), (4, 0)]), (4, [(5, 0)]), (5, [(4, 0)])])

-- expected stdout:
-- | [1,2,3,4,5,6]
-- | [1,2,3,6,4,5]
-- | [1,2,3,6,4,5]
-- | 1: 0 via [1]
-- | 2: 7 via [1,2]
-- | 3: 9 via [1,3]
-- | 4: 20 via [1,3,4]
-- | 5: 20 via [1,3,6,5]
-- | 6: 11 via [1,3,6]
-- | [[1,3,2],[4,5]]
