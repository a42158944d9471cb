-- An iteration until nothing changes any more.
module Main where

type Graph = [(Int, Int)]

edges :: Graph
edges = [(1, 2), (2, 3), (3, 4), (4, 2)]

distances :: [(Int, Int)] -> [(Int, Int)]
distances known = [(v, nearest v) | v <- [1 .. 4]]
  where
    nearest v = minimum (old v : [old u + 1 | (u, w) <- edges, w == v])
    old v = maybe 99 id (lookup v known)

fixpoint :: Eq a => (a -> a) -> a -> a
fixpoint f x
  | next == x = x
  | otherwise = fixpoint f next
  where
    next = f x

main :: IO ()
main = print (fixpoint distances [(1, 0)])

-- plant: nearest | minimum (old v : [old => minimum (99 - old v : [old
-- plant: fixpoint | otherwise = fixpoint f next => otherwise = fixpoint f x
