-- plant: neighbours | b == x => a == x
-- plant: bfs | queue ++ new => new ++ queue
-- plant: dijkstra | d + w => d + w + 1
-- plant: topological | not (any (`elem` map fst deps) => not (all (`elem` map fst deps)
-- plant: components | length => subtract 1 . length
-- Searches in graphs: breadth first, shortest paths, ordering, components.
module Main where

import qualified Data.Map as Map
import qualified Data.Set as Set

type Graph = [(Char, Char, Int)]

city :: Graph
city = [('a', 'b', 4), ('a', 'c', 1), ('c', 'b', 2), ('b', 'd', 5), ('c', 'd', 8), ('e', 'f', 3)]

neighbours :: Graph -> Char -> [(Char, Int)]
neighbours g x = [(b, w) | (a, b, w) <- g, a == x] ++ [(a, w) | (a, b, w) <- g, b == x]

bfs :: Graph -> Char -> [Char]
bfs g start = go (Set.singleton start) [start]
  where
    go _ [] = []
    go seen (x : queue) = x : go (foldr Set.insert seen new) (queue ++ new)
      where
        new = [y | (y, _) <- neighbours g x, not (Set.member y seen)]

dijkstra :: Graph -> Char -> Map.Map Char Int
dijkstra g start = go Map.empty (Set.singleton (0, start))
  where
    go done open = case Set.minView open of
      Nothing -> done
      Just ((d, x), rest)
        | Map.member x done -> go done rest
        | otherwise -> go (Map.insert x d done) (foldr (relax d) rest (neighbours g x))
    relax d (y, w) = Set.insert (d + w, y)

topological :: [(String, [String])] -> Maybe [String]
topological [] = Just []
topological deps = case filter (ready . snd) deps of
  [] -> Nothing
  (name, _) : _ -> fmap (name :) (topological (filter ((/= name) . fst) deps))
  where
    ready needs = not (any (`elem` map fst deps) needs)

components :: Graph -> Int
components g = length (go (Set.toList (Set.fromList (concat [[a, b] | (a, b, _) <- g]))))
  where
    go [] = []
    go (x : xs) = let reached = bfs g x in reached : go (filter (`notElem` reached) xs)

main :: IO ()
main = do
  putStrLn (bfs city 'a')
  print (Map.toList (dijkstra city 'a'))
  print (topological [("run", ["build"]), ("build", ["fetch"]), ("fetch", [])])
  print (topological [("a", ["b"]), ("b", ["a"])])
  print (components city)
