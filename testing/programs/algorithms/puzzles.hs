module Main where
import qualified Data.Map.Strict as Map
import qualified Data.Set as Set
import qualified Data.IntMap as IM
import Data.Char (isDigit, isSpace, isAlpha, ord, chr, toUpper)
import Data.List (sortBy, sortOn, groupBy, partition, isPrefixOf, isSuffixOf, isInfixOf, stripPrefix, tails, transpose, foldl', scanl', zipWith3, elemIndex, findIndex, span, dropWhileEnd, subsequences, permutations, insertBy, maximumBy, minimumBy, intercalate, unfoldr, nub, zip4)
import Data.Ord (comparing, Down(..))
import Data.Bits
import Data.Maybe (fromMaybe, mapMaybe)

splitOn :: Char -> String -> [String]
splitOn c s = case break (== c) s of
  (a, []) -> [a]
  (a, _:rest) -> a : splitOn c rest

data Instr = Mask Int | Set !Int !Int | Jmp { target :: Int, cond :: Maybe String } deriving (Show, Eq, Ord)
parseInstr :: String -> Either String Instr
parseInstr line
  | Just rest <- stripPrefix "mask " line, [(n, "")] <- reads rest = Right (Mask n)
  | ("set":a:b:_) <- ws, all isDigit a, all isDigit b = Right $ Set (read a) (read b)
  | ["jmp", t] <- ws = Right Jmp { target = read t, cond = Nothing }
  | "jmp":t:"if":c <- ws = Right (Jmp (read t) (Just (unwords c)))
  | otherwise = Left ("bad line: " ++ show line)
  where ws = words line

step :: (Int, IM.IntMap Int) -> Instr -> (Int, IM.IntMap Int)
step (m, mem) i = case i of
  Mask k -> (k, mem)
  Set a v | m == 0 -> (m, mem)
          | otherwise -> (m, IM.insertWith (+) a (v .&. m) mem)
  Jmp {} -> (m `xor` 255, mem)

grid :: [String]
grid = ["..##.......","#...#...#..",".#....#..#.","..#.#...#.#",".#...##..#."]
slope :: Int -> Int -> Int
slope dx dy = length [() | (i, row) <- zip [0..] every, row !! ((i * dx) `mod` length row) == '#']
  where every = [r | (k, r) <- zip [0..] grid, k `mod` dy == 0]

bfs :: (Int, Int) -> (Int, Int) -> Maybe Int
bfs start goal = go [(start, 0)] (Set.singleton start)
  where go [] _ = Nothing
        go ((p@(x, y), d) : queue) seen
          | p == goal = Just d
          | otherwise = go (queue ++ map (flip (,) (d + 1)) new) (foldr Set.insert seen new)
          where new = [q | (dx, dy) <- [(1,0),(-1,0),(0,1),(0,-1)], let q@(a, b) = (x + dx, y + dy), a >= 0, b >= 0, a < 11, b < 5, grid !! b !! a == '.', q `Set.notMember` seen]

main :: IO ()
main = do
  let results = map parseInstr ["mask 7", "set 1 13", "jmp 3", "set 1 200", "jmp 4 if x y", "what", "set 2 5"]
  mapM_ (either putStrLn print) results
  let good = [i | Right i <- results]
  print (foldl' step (0, IM.empty) good)
  print $ product [slope 1 1, slope 3 1, slope 1 2]
  print (bfs (0,0) (10,4))
  print (popCount (255 :: Int), shiftL 1 10 :: Int, testBit (5 :: Int) 2, complement 0 :: Int, (.|.) 8 3 :: Int)
  print (map (map toUpper) (splitOn ',' "a,bc,,d"))
  print (sortOn Down [3,1,2], sortBy (comparing snd <> comparing fst) [(2,'a'),(1,'b'),(1,'a')])
  print $ Map.foldrWithKey (\k v acc -> (k, v) : acc) [] $ Map.fromListWith (+) [(c, 1 :: Int) | c <- "mississippi"]
  print $ take 3 . sortBy (comparing (Down . snd)) . Map.toList . Map.fromListWith (+) . flip zip (repeat 1) . words $ "a b a c b a"
  print (transpose ["abc", "de", "f"], dropWhileEnd isSpace "hi  ", zip4 [1] "a" [True] [()])
  print [ (x, y) | (x:ys) <- tails [1..4], y <- ys, odd (x + y) ]
  print (maximumBy (comparing length) ["a", "bcd", "efg"], minimumBy (comparing abs) [-3, 2, -2])
  print (length (subsequences [1..5]), take 3 (permutations [1,2,3]), elemIndex 3 [1,2,3], findIndex (> 5) [1])
  print (foldr (\x k acc -> k (acc * 10 + x)) id [1,2,3] 0)
-- expected stdout:
-- | Mask 7
-- | Set 1 13
-- | Jmp {target = 3, cond = Nothing}
-- | Set 1 200
-- | Jmp {target = 4, cond = Just "x y"}
-- | bad line: "what"
-- | Set 2 5
-- | (7,fromList [(1,205),(2,5)])
-- | 0
-- | Nothing
-- | (8,1024,True,-1,11)
-- | ["A","BC","","D"]
-- | ([3,2,1],[(1,'a'),(2,'a'),(1,'b')])
-- | [('i',4),('m',1),('p',2),('s',4)]
-- | [("a",3),("b",2),("c",1)]
-- | (["adf","be","c"],"hi",[(1,'a',True,())])
-- | [(1,2),(1,4),(2,3),(3,4)]
-- | ("efg",2)
-- | (32,[[1,2,3],[2,1,3],[3,2,1]],Just 2,Nothing)
-- | 123
