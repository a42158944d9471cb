-- exit: 1
module Main where
import qualified Data.Map as M
import qualified Data.Set as Set
import Data.Maybe
import Data.Array
type Graph = M.Map Char [(Char, Int)]
graph :: Graph
graph = M.fromListWith (++) $ concat [[(a, [(b, w)]), (b, [(a, w)])] | (a, b, w) <- edges]
  where edges = [('a','b',7),('a','c',9),('a','f',14),('b','c',10),('b','d',15),('c','d',11),('c','f',2),('d','e',6),('e','f',9)]
dijkstra :: Graph -> Char -> M.Map Char (Int, Maybe Char)
dijkstra g s = go (Set.singleton (0, s)) (M.singleton s (0, Nothing))
  where
    go frontier dist = case Set.minView frontier of
      Nothing -> dist
      Just ((d, u), rest)
        | d > fst (dist M.! u) -> go rest dist
        | otherwise -> let (f', d') = foldr relax (rest, dist) (fromMaybe [] (M.lookup u g)) in go f' d'
        where relax (v, w) (f, ds)
                | maybe True ((> nd) . fst) (M.lookup v ds) = (Set.insert (nd, v) f, M.insert v (nd, Just u) ds)
                | otherwise = (f, ds)
                where nd = d + w
path :: M.Map Char (Int, Maybe Char) -> Char -> String
path m = reverse . go where go c = c : maybe "" go (snd (m M.! c))
-- knapsack / LCS / edit distance with arrays
lcs :: String -> String -> String
lcs xs ys = reverse (walk 0 0 []) where
  n = length xs; m = length ys
  xa = listArray (0, n-1) xs; ya = listArray (0, m-1) ys
  table = array ((0,0),(n,m)) [((i,j), f i j) | i <- [0..n], j <- [0..m]] :: Array (Int,Int) Int
  f i j | i == n || j == m = 0
        | xa ! i == ya ! j = 1 + table ! (i+1, j+1)
        | otherwise = max (table ! (i+1,j)) (table ! (i,j+1))
  walk i j acc | i == n || j == m = acc
               | xa ! i == ya ! j = walk (i+1) (j+1) (xa ! i : acc)
               | table ! (i+1,j) >= table ! (i,j+1) = walk (i+1) j acc
               | otherwise = walk i (j+1) acc
knap :: Int -> [(String, Int, Int)] -> (Int, [String])
knap cap items = last table where
  table = foldl step (replicate (cap+1) (0, [])) items
  step row (n, w, v) = zipWith max row (replicate w (0, []) ++ [(v + tv, n : ns) | (tv, ns) <- row])
edit :: String -> String -> Int
edit s t = d m n where
  (m, n) = (length s, length t)
  d i 0 = i
  d 0 j = j
  d i j | s !! (i-1) == t !! (j-1) = ds ! (i-1, j-1)
        | otherwise = minimum [ds ! (i-1, j) + 1, ds ! (i, j-1) + 1, ds ! (i-1, j-1) + 1]
  ds = listArray bounds [d i j | (i, j) <- range bounds]
  bounds = ((0,0),(m,n))
main = do
  let r = dijkstra graph 'a'
  print r
  putStrLn (path r 'e')
  putStrLn (lcs "thisisatest" "testing123testing")
  print (knap 10 [("a",5,10),("b",4,40),("c",6,30),("d",3,50)])
  print (edit "kitten" "sitting", edit "rosettacode" "raisethysword")
  let a = listArray (0, 4) [10, 20 ..] :: Array Int Int
  print (a // [(1, 99)], bounds a, elems (fmap (+1) a), accumArray (+) 0 (0,3) [(0,1),(3,2),(0,5)] :: Array Int Int)
  print (a ! 7)
-- expected stdout:
-- | fromList [('a',(0,Nothing)),('b',(7,Just 'a')),('c',(9,Just 'a')),('d',(20,Just 'c')),('e',(20,Just 'f')),('f',(11,Just 'c'))]
-- | acfe
-- | tsitest
-- | (90,["d","b"])
-- | (3,8)
-- | (array (0,4) [(0,10),(1,99),(2,30),(3,40),(4,50)],(0,4),[11,21,31,41,51],array (0,3) [(0,6),(1,0),(2,0),(3,2)])
