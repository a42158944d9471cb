-- Hash maps and sets, in the order in which unordered-containers lists them.
module Main where

import qualified Data.HashMap.Lazy as Lazy
import qualified Data.HashMap.Strict as M
import qualified Data.HashSet as S
import Data.Hashable
import qualified Data.Text as T

data Colour = Red | Green | Blue deriving (Eq, Show, Enum)
instance Hashable Colour where
  hashWithSalt s c = hashWithSalt s (fromEnum c)

-- All the same.
newtype Same = Same Int deriving (Eq, Show)
instance Hashable Same where
  hashWithSalt _ _ = 7
  hash _ = 7

main :: IO ()
main = do
  print (hash (5 :: Int), hash 'a', hash "ab", hash "", hash [1, 2 :: Int], hash (1 :: Int, 2 :: Int))
  print (hash (Just 3 :: Maybe Int), hash (Nothing :: Maybe Int), hash True, hash (), hash (1 :: Int, 'x', "y"))
  print (hash (Left 1 :: Either Int Int), hash (Right 2 :: Either Int Int), hash (5 :: Integer), hash (1.5 :: Double))
  print (hash (T.pack "ab"), hash (T.pack ""), hashWithSalt 7 (3 :: Int), hashWithSalt 7 "x", hash LT)
  print (M.fromList [(i, i * i) | i <- [1 .. 40 :: Int]])
  print (M.fromList [(show i, i) | i <- [1 .. 20 :: Int]])
  print (M.fromList [(T.pack (show i), i) | i <- [1 .. 20 :: Int]])
  print (M.fromList [(i * 1000003, ()) | i <- [-5 .. 20 :: Int]])
  let m = M.fromListWith (++) [(k `mod` 7, [k]) | k <- [1 .. 20 :: Int]]
  print m
  print (M.lookup 3 m, M.lookup 9 m, M.member 2 m, M.size m, m M.! 1, M.lookupDefault [] 11 m, m M.!? 4)
  print (M.insert 3 [0] m, M.delete 2 m, M.adjust (1 :) 4 m)
  print (M.alter (fmap (2 :)) 4 m, M.alter (const (Just [])) 100 m, M.update (const Nothing) 0 m)
  print (M.unionWith (++) m (M.fromList [(1, [99]), (50, [98])]))
  print (M.intersectionWith (,) m m M.! 5, M.difference m (M.fromList [(i, ()) | i <- [0 .. 4]]))
  print (M.filter ((> 2) . length) m, M.filterWithKey (\k _ -> even k) m, M.mapMaybe (\v -> if length v > 2 then Just (sum v) else Nothing) m)
  print (M.foldrWithKey (\k v a -> k + sum v + a) 0 m, M.foldl' (\a v -> a + length v) 0 m, sum (fmap length m), M.keys m, M.elems m)
  print (m == M.fromList (reverse (M.toList m)), m == M.insert 3 [0] m, M.null m, M.null (M.empty :: M.HashMap Int Int))
  mapM_ print (M.toList (M.mapWithKey (\k v -> k : v) m))
  r <- M.traverseWithKey (\k v -> print k >> return (k + length v)) m
  print r
  print (S.fromList "hello world", S.member 'h' (S.fromList "hello"), S.size (S.fromList "hello"))
  print (S.union (S.fromList [1, 2, 3]) (S.fromList [3, 4 :: Int]), S.map (`div` 2) (S.fromList [1 .. 10 :: Int]), S.toList (S.filter odd (S.fromList [1 .. 9 :: Int])))
  print (M.keysSet m, S.difference (S.fromList [1 .. 5 :: Int]) (S.fromList [2, 4]), foldr (+) 0 (S.fromList [1 .. 5 :: Int]))
  print (M.fromList [(c, fromEnum c) | c <- [Red ..]])
  let same = M.fromList [(Same i, i) | i <- [1 .. 6]]
  print (M.size same, [M.lookup (Same i) same | i <- [0 .. 7]], M.size (M.delete (Same 3) same), M.lookup (Same 3) (M.delete (Same 3) same))
  print (Lazy.size (Lazy.fromList [(1 :: Int, undefined :: Int), (2, 3)]), M.fromList [(1 :: Int, 'a')] <> M.fromList [(1, 'b'), (2, 'c')])
  print (read "fromList [(1,'a'),(2,'b')]" :: M.HashMap Int Char)
  print (foldr M.delete (M.fromList [(i, ()) | i <- [1 .. 1000 :: Int]]) [1 .. 995])
-- expected stdout:
-- | (5,97,-2820157060406071894,-5808590958014384161,-2789511472310630102,1099511628209)
-- | (6148914324732641132,0,1,0,647007617451595801)
-- | (1,6148914324732641133,5,-8026613774494353441)
-- | (-2617863749128177700,-5808590958014384161,7696581397478,6616860977249222,0)
-- | fromList [(32,1024),(1,1),(33,1089),(2,4),(34,1156),(3,9),(35,1225),(4,16),(36,1296),(5,25),(37,1369),(6,36),(38,1444),(7,49),(39,1521),(8,64),(40,1600),(9,81),(10,100),(11,121),(12,144),(13,169),(14,196),(15,225),(16,256),(17,289),(18,324),(19,361),(20,400),(21,441),(22,484),(23,529),(24,576),(25,625),(26,676),(27,729),(28,784),(29,841),(30,900),(31,961)]
-- | fromList [("11",11),("8",8),("17",17),("3",3),("20",20),("12",12),("6",6),("19",19),("1",1),("10",10),("15",15),("4",4),("9",9),("18",18),("16",16),("2",2),("14",14),("13",13),("7",7),("5",5)]
-- | fromList [("10",10),("17",17),("6",6),("8",8),("15",15),("4",4),("3",3),("19",19),("13",13),("16",16),("1",1),("11",11),("14",14),("7",7),("20",20),("2",2),("9",9),("18",18),("12",12),("5",5)]
-- | fromList [(0,()),(11000033,()),(1000003,()),(12000036,()),(2000006,()),(13000039,()),(3000009,()),(14000042,()),(4000012,()),(15000045,()),(5000015,()),(16000048,()),(-5000015,()),(6000018,()),(17000051,()),(-4000012,()),(7000021,()),(18000054,()),(-3000009,()),(8000024,()),(19000057,()),(-2000006,()),(9000027,()),(20000060,()),(-1000003,()),(10000030,())]
-- | fromList [(0,[14,7]),(1,[15,8,1]),(2,[16,9,2]),(3,[17,10,3]),(4,[18,11,4]),(5,[19,12,5]),(6,[20,13,6])]
-- | (Just [17,10,3],Nothing,True,7,[15,8,1],[],Just [18,11,4])
-- | (fromList [(0,[14,7]),(1,[15,8,1]),(2,[16,9,2]),(3,[0]),(4,[18,11,4]),(5,[19,12,5]),(6,[20,13,6])],fromList [(0,[14,7]),(1,[15,8,1]),(3,[17,10,3]),(4,[18,11,4]),(5,[19,12,5]),(6,[20,13,6])],fromList [(0,[14,7]),(1,[15,8,1]),(2,[16,9,2]),(3,[17,10,3]),(4,[1,18,11,4]),(5,[19,12,5]),(6,[20,13,6])])
-- | (fromList [(0,[14,7]),(1,[15,8,1]),(2,[16,9,2]),(3,[17,10,3]),(4,[2,18,11,4]),(5,[19,12,5]),(6,[20,13,6])],fromList [(0,[14,7]),(1,[15,8,1]),(2,[16,9,2]),(3,[17,10,3]),(4,[18,11,4]),(100,[]),(5,[19,12,5]),(6,[20,13,6])],fromList [(1,[15,8,1]),(2,[16,9,2]),(3,[17,10,3]),(4,[18,11,4]),(5,[19,12,5]),(6,[20,13,6])])
-- | fromList [(0,[14,7]),(1,[15,8,1,99]),(2,[16,9,2]),(3,[17,10,3]),(4,[18,11,4]),(5,[19,12,5]),(6,[20,13,6]),(50,[98])]
-- | (([19,12,5],[19,12,5]),fromList [(5,[19,12,5]),(6,[20,13,6])])
-- | (fromList [(1,[15,8,1]),(2,[16,9,2]),(3,[17,10,3]),(4,[18,11,4]),(5,[19,12,5]),(6,[20,13,6])],fromList [(0,[14,7]),(2,[16,9,2]),(4,[18,11,4]),(6,[20,13,6])],fromList [(1,24),(2,27),(3,30),(4,33),(5,36),(6,39)])
-- | (231,20,20,[0,1,2,3,4,5,6],[[14,7],[15,8,1],[16,9,2],[17,10,3],[18,11,4],[19,12,5],[20,13,6]])
-- | (True,False,False,True)
-- | (0,[0,14,7])
-- | (1,[1,15,8,1])
-- | (2,[2,16,9,2])
-- | (3,[3,17,10,3])
-- | (4,[4,18,11,4])
-- | (5,[5,19,12,5])
-- | (6,[6,20,13,6])
-- | 0
-- | 1
-- | 2
-- | 3
-- | 4
-- | 5
-- | 6
-- | fromList [(0,2),(1,4),(2,5),(3,6),(4,7),(5,8),(6,9)]
-- | (fromList " dehlorw",True,4)
-- | (fromList [1,2,3,4],fromList [0,1,2,3,4,5],[1,3,5,7,9])
-- | (fromList [0,1,2,3,4,5,6],fromList [1,3,5],15)
-- | fromList [(Blue,2),(Green,1),(Red,0)]
-- | (6,[Nothing,Just 1,Just 2,Just 3,Just 4,Just 5,Just 6,Nothing],5,Nothing)
-- | (2,fromList [(1,'a'),(2,'c')])
-- | fromList [(1,'a'),(2,'b')]
-- | fromList [(996,()),(997,()),(998,()),(999,()),(1000,())]
