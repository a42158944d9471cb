-- | Graphs as adjacency arrays, after King and Launchbury.
module Data.Graph
  ( Graph, Bounds, Edge, Vertex, Table, graphFromEdges, graphFromEdges', buildG, vertices, edges, outdegree, indegree
  , path, reachable, transposeG, dfs, dff, topSort, reverseTopSort, components, scc, bcc
  , SCC(..), stronglyConnComp, stronglyConnCompR, flattenSCC, flattenSCCs, Forest, Tree(..)
  ) where

import Data.Array
import Data.List (sortBy)
import Data.Maybe (mapMaybe)
import Data.Ord (comparing)
import qualified Data.IntSet as IntSet
import Data.Tree (Forest, Tree(..), flatten)

type Vertex = Int
type Table a = Array Vertex a
type Graph = Array Vertex [Vertex]
type Bounds = (Vertex, Vertex)
type Edge = (Vertex, Vertex)

data SCC vertex = AcyclicSCC vertex | CyclicSCC [vertex]
  deriving (Eq, Show, Read)

instance Functor SCC where
  fmap f (AcyclicSCC v) = AcyclicSCC (f v)
  fmap f (CyclicSCC vs) = CyclicSCC (map f vs)
instance Foldable SCC where
  foldr f z (AcyclicSCC v) = f v z
  foldr f z (CyclicSCC vs) = foldr f z vs
instance Traversable SCC where
  traverse f (AcyclicSCC v) = fmap AcyclicSCC (f v)
  traverse f (CyclicSCC vs) = fmap CyclicSCC (traverse f vs)

flattenSCC :: SCC vertex -> [vertex]
flattenSCC (AcyclicSCC v) = [v]
flattenSCC (CyclicSCC vs) = vs

flattenSCCs :: [SCC a] -> [a]
flattenSCCs sccs = concatMap flattenSCC sccs

stronglyConnComp :: Ord key => [(node, key, [key])] -> [SCC node]
stronglyConnComp es = map (fmap (\(n, _, _) -> n)) (stronglyConnCompR es)

stronglyConnCompR :: Ord key => [(node, key, [key])] -> [SCC (node, key, [key])]
stronglyConnCompR [] = []
stronglyConnCompR es = map decode (scc graph)
  where
    (graph, vertexFn, _) = graphFromEdges es
    decode (Node v []) | v `elem` (graph ! v) = CyclicSCC [vertexFn v]
                       | otherwise = AcyclicSCC (vertexFn v)
    decode other = CyclicSCC (map vertexFn (flatten other))

vertices :: Graph -> [Vertex]
vertices g = indices g

edges :: Graph -> [Edge]
edges g = [(v, w) | v <- vertices g, w <- g ! v]

buildG :: Bounds -> [Edge] -> Graph
buildG b es = accumArray (flip (:)) [] b es

transposeG :: Graph -> Graph
transposeG g = buildG (bounds g) [(w, v) | (v, w) <- edges g]

outdegree, indegree :: Graph -> Array Vertex Int
outdegree g = fmap length g
indegree g = accumArray (+) 0 (bounds g) [(v, 1) | (_, outs) <- assocs g, v <- outs]

graphFromEdges' :: Ord key => [(node, key, [key])] -> (Graph, Vertex -> (node, key, [key]))
graphFromEdges' es = case graphFromEdges es of (g, f, _) -> (g, f)

graphFromEdges :: Ord key => [(node, key, [key])] -> (Graph, Vertex -> (node, key, [key]), key -> Maybe Vertex)
graphFromEdges es = (graph, \v -> vertexMap ! v, keyVertex)
  where
    maxV = length es - 1
    sorted = sortBy (comparing (\(_, k, _) -> k)) es
    graph = listArray (0, maxV) [mapMaybe keyVertex ks | (_, _, ks) <- sorted]
    keyMap = listArray (0, maxV) [k | (_, k, _) <- sorted]
    vertexMap = listArray (0, maxV) sorted
    keyVertex k = search 0 maxV
      where
        search a b
          | a > b = Nothing
          | otherwise = let mid = a + (b - a) `div` 2 in case compare k (keyMap ! mid) of
              LT -> search a (mid - 1)
              EQ -> Just mid
              GT -> search (mid + 1) b

dff :: Graph -> [Tree Vertex]
dff g = dfs g (vertices g)

-- | The spanning forest of what is reachable from these vertices, in this order.
dfs :: Graph -> [Vertex] -> [Tree Vertex]
dfs g vs0 = snd (go IntSet.empty vs0)
  where
    go done [] = (done, [])
    go done (v : vs)
      | IntSet.member v done = go done vs
      | otherwise = case go (IntSet.insert v done) (g ! v) of
          (done1, as) -> case go done1 vs of
            (done2, bs) -> (done2, Node v as : bs)

postorder :: Tree a -> [a] -> [a]
postorder (Node a ts) rest = postorderF ts (a : rest)

postorderF :: [Tree a] -> [a] -> [a]
postorderF ts rest = foldr postorder rest ts

postOrd :: Graph -> [Vertex]
postOrd g = postorderF (dff g) []

topSort, reverseTopSort :: Graph -> [Vertex]
topSort g = reverse (postOrd g)
reverseTopSort g = postOrd g

components, scc :: Graph -> [Tree Vertex]
components g = dff (buildG (bounds g) (edges g ++ [(w, v) | (v, w) <- edges g]))
scc g = dfs g (reverse (postOrd (transposeG g)))

reachable :: Graph -> Vertex -> [Vertex]
reachable g v = concatMap flatten (dfs g [v])

path :: Graph -> Vertex -> Vertex -> Bool
path g v w = w `elem` reachable g v

-- | Biconnected components.
bcc :: Graph -> [Tree [Vertex]]
bcc g = concatMap bicomps forest
  where
    forest = dff g
    number = array (bounds g) (zip (concatMap flatten forest) [0 ..]) :: Array Vertex Int
    bicomps (Node v ts) = [Node (v : vs) us | (_, Node vs us) <- map collect ts]
    collect (Node v ts) = (lowest, Node (v : vs) cs)
      where
        dv = number ! v
        lowest = minimum ([dv] ++ [number ! w | w <- g ! v] ++ [lw | (lw, _) <- collected])
        collected = map collect ts
        vs = concat [ws | (lw, Node ws _) <- collected, lw < dv]
        cs = concat [if lw < dv then us else [Node (v : ws) us] | (lw, Node ws us) <- collected]
