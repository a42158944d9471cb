-- plant: neighbours | sort (Map.findWithDefault => reverse (Map.findWithDefault
-- plant: addEdge | Map.insertWith (++) a [b] => Map.insertWith (++) b [a]
-- plant: go | n : go (queue ++ fresh) => n : go (fresh ++ queue)
-- plant: go | Set.notMember m seen => Set.member m seen
-- plant: reachable | Set.fromList (bfs g s) => Set.fromList (drop 1 (bfs g s))
-- plant: walk | Set.union seen c => Set.intersection seen c
-- plant: topo' | reverse done => done
-- plant: indegree | sum [1 | (_, ns) <- Map.toList g, m <- ns, m == n] => sum [1 | (_, ns) <- Map.toList g, m <- ns, m /= n]
-- plant: search | + 1 => + 2
module Main where

import qualified Data.Map as Map
import qualified Data.Set as Set
import Data.List (sort)

type Graph = Map.Map Int [Int]

addEdge :: (Int, Int) -> Graph -> Graph
addEdge (a, b) g = Map.insertWith (++) a [b] (Map.insertWith (++) b [] g)

fromEdges :: [(Int, Int)] -> Graph
fromEdges = foldr addEdge Map.empty

neighbours :: Graph -> Int -> [Int]
neighbours g n = sort (Map.findWithDefault [] n g)

bfs :: Graph -> Int -> [Int]
bfs g s = go [s] (Set.singleton s)
  where
    go [] _ = []
    go (n : queue) seen = n : go (queue ++ fresh) (Set.union seen (Set.fromList fresh))
      where
        fresh = [m | m <- neighbours g n, Set.notMember m seen]

reachable :: Graph -> Int -> Set.Set Int
reachable g s = Set.fromList (bfs g s)

components :: Graph -> [[Int]]
components g = walk (Map.keys g) Set.empty
  where
    walk [] _ = []
    walk (n : ns) seen
      | n `Set.member` seen = walk ns seen
      | otherwise =
          let c = reachable g n
           in Set.toList c : walk ns (Set.union seen c)

indegree :: Graph -> Int -> Int
indegree g n = sum [1 | (_, ns) <- Map.toList g, m <- ns, m == n]

topo :: Graph -> [Int]
topo g = topo' [] [n | n <- Map.keys g, indegree g n == 0]
  where
    topo' done [] = reverse done
    topo' done (n : ready)
      | n `elem` done = topo' done ready
      | otherwise = topo' (n : done) (ready ++ [m | m <- neighbours g n, all (`elem` (n : done)) (sources m)])
    sources m = [k | (k, ns) <- Map.toList g, m `elem` ns]

distance :: Graph -> Int -> Int -> Maybe Int
distance g a b = search 0 [a] Set.empty
  where
    search _ [] _ = Nothing
    search d level seen
      | b `elem` level = Just d
      | otherwise = search (d + 1) next seen'
      where
        seen' = foldr Set.insert seen level
        next = [m | n <- level, m <- neighbours g n, not (Set.member m seen')]

graph :: Graph
graph = fromEdges [(1, 2), (1, 3), (2, 4), (3, 4), (4, 5), (6, 7)]

main :: IO ()
main = do
  print (bfs graph 1)
  print (components graph)
  print (topo graph)
  print (map (distance graph 1) [1, 4, 5, 7])
