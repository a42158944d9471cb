-- Data.Map, Data.Map.Strict, Data.Set, Data.IntMap, Data.IntSet.
import qualified Data.IntMap as IM
import qualified Data.IntSet as IS
import qualified Data.Map as M
import qualified Data.Map.Strict as MS
import qualified Data.Set as S

main :: IO ()
main = do
  let m = M.fromList [(3, "c"), (1, "a"), (2, "b")] :: M.Map Int String
  print m
  print (M.lookup 2 m, M.lookup 9 m, m M.! 1, M.findWithDefault "?" 7 m, M.member 3 m, M.size m, M.null m, m M.!? 3)
  print (M.insert 4 "d" m, M.delete 1 m, M.adjust (++ "!") 2 m, M.insertWith (++) 3 "x" m, M.alter (fmap ('>' :)) 1 m, M.alter (const (Just "n")) 9 m)
  print (M.toList m, M.keys m, M.elems m, M.toDescList m, M.foldr (\s n -> length s + n) 0 m, M.foldrWithKey (\k s r -> show k ++ s ++ r) "" m)
  print (M.fromListWith (++) [(1 :: Int, "a"), (2, "b"), (1, "c")], M.map length m, M.mapWithKey (\k s -> show k ++ s) m, M.filter (> "a") m, M.filterWithKey (\k _ -> odd k) m)
  print (M.union (M.fromList [(1, 'x'), (5, 'y')]) (M.fromList [(1, 'z'), (6, 'w')]) :: M.Map Int Char)
  print (M.unionWith (+) (M.fromList [(1, 1), (2, 2)]) (M.fromList [(2, 3), (3, 4)]) :: M.Map Int Int)
  print (M.intersectionWith (,) m (M.fromList [(2, True), (9, False)]), M.difference m (M.fromList [(2, ())]), m M.\\ M.fromList [(1, ())])
  print (M.lookupMin m, M.lookupMax m, M.findMin m, M.deleteMin m, M.minViewWithKey m, M.elemAt 1 m, M.findIndex 3 m, M.lookupLT 2 m, M.lookupGE 4 m)
  print (M.split 2 m, M.splitLookup 2 m, M.partition (== "a") m, M.mapMaybe (\s -> if s > "a" then Just (s ++ s) else Nothing) m, M.mapEither (\s -> if s > "a" then Left s else Right s) m)
  print (fmap length m, sum (M.fromList [(1 :: Int, 10), (2, 20 :: Int)]), concat m, traverse (\s -> if null s then Nothing else Just (head s)) m)
  print (M.mapKeys (* 2) m, M.mapKeysWith (++) (`div` 2) m, M.foldlWithKey (\a k s -> a ++ show k ++ s) "" m, M.keysSet m, M.fromSet show (S.fromList [1, 2 :: Int]))
  print (M.update (const Nothing) 1 m, M.insertLookupWithKey (\_ n o -> n ++ o) 1 "z" m, M.mapAccum (\a s -> (a ++ s, length a)) "" m, M.isSubmapOf (M.delete 1 m) m, M.unions [m, m], m == m, compare m (M.delete 1 m))
  let big = foldr (\k -> M.insert k (k * k)) M.empty [1 .. 1000 :: Int]
  print (M.size big, M.valid big, M.valid (foldr M.delete big [1, 3 .. 999]), M.foldl' (+) 0 big, M.lookup 500 big)
  print (MS.insertWith (+) 'a' 1 (MS.fromList [('a', 2)]) MS.! 'a' :: Int, MS.foldlWithKey' (\a k v -> a + fromEnum k + v) 0 (MS.fromList [('b', 3 :: Int)]), MS.adjust (+ 1) 'q' (MS.singleton 'q' (1 :: Int)))
  print (MS.fromListWith (+) [(c, 1 :: Int) | c <- "mississippi"], MS.alter (fmap (+ 1)) 's' (MS.fromList [('s', 1 :: Int)]), MS.unionsWith (+) [MS.singleton 1 1, MS.singleton 1 (2 :: Int)] :: MS.Map Int Int)
  let s = S.fromList "hello world"
  print (s, S.member 'h' s, S.size s, S.toList s, S.insert 'z' (S.fromList "ab"), S.delete 'l' s)
  print (S.union (S.fromList [1, 2]) (S.fromList [2, 3 :: Int]), S.intersection (S.fromList [1, 2]) (S.fromList [2, 3 :: Int]), S.difference (S.fromList [1, 2]) (S.fromList [2 :: Int]), S.isSubsetOf (S.fromList [1]) (S.fromList [1, 2 :: Int]))
  print (S.map (`div` 2) (S.fromList [1 .. 6 :: Int]), S.filter even (S.fromList [1 .. 6 :: Int]), S.partition even (S.fromList [1 .. 6 :: Int]), S.findMin s, S.findMax s, S.elems (S.fromList [3, 1, 2 :: Int]), sum (S.fromList [1, 1, 2 :: Int]))
  print (S.minView (S.fromList [2, 1 :: Int]), S.deleteMax (S.fromList [1, 2 :: Int]), S.unions [S.singleton 'a', S.singleton 'b'], S.powerSet (S.fromList [1, 2, 3 :: Int]), S.cartesianProduct (S.fromList "ab") (S.fromList [1, 2 :: Int]))
  print (S.lookupGT 2 (S.fromList [1, 3, 5 :: Int]), S.elemAt 1 (S.fromList "xyz"), S.split 3 (S.fromList [1 .. 5 :: Int]), S.foldr (:) [] (S.fromList "ba"), foldMap show (S.fromList [2, 1 :: Int]), S.disjoint (S.fromList "a") (S.fromList "b"))
  let im = IM.fromListWith (++) [(5, "a"), (3, "b"), (5, "c")]
  print (im, IM.lookup 5 im, IM.insert 1 "z" im, IM.toList (IM.map length im), IM.findWithDefault "" 9 im, IM.unionWith (++) im im, IM.keys im, IM.size im, IM.foldrWithKey (\k v r -> (k, v) : r) [] im)
  print (IS.fromList [3, 1, 2, 3], IS.member 2 (IS.fromList [2]), IS.toList (IS.insert 5 (IS.fromList [7])), IS.size (IS.fromList [1, 1]), IM.adjust ('q' :) 3 im, IM.alter (const Nothing) 3 im, IM.findMin im)
  print (read "fromList [(1,'a')]" :: M.Map Int Char, showsPrec 11 m "", M.empty :: M.Map Int Int, mconcat [M.singleton 1 'a', M.singleton 2 'b'] :: M.Map Int Char)
  print (M.foldr' (+) 0 big, M.takeWhileAntitone (< 4) big, M.take 2 big, M.restrictKeys m (S.fromList [1, 3]), M.withoutKeys m (S.fromList [1, 3]), M.notMember 1 m, M.alterF (\v -> [Nothing, v]) 1 m)

-- expected stdout:
-- | fromList [(1,"a"),(2,"b"),(3,"c")]
-- | (Just "b",Nothing,"a","?",True,3,False,Just "c")
-- | (fromList [(1,"a"),(2,"b"),(3,"c"),(4,"d")],fromList [(2,"b"),(3,"c")],fromList [(1,"a"),(2,"b!"),(3,"c")],fromList [(1,"a"),(2,"b"),(3,"xc")],fromList [(1,">a"),(2,"b"),(3,"c")],fromList [(1,"a"),(2,"b"),(3,"c"),(9,"n")])
-- | ([(1,"a"),(2,"b"),(3,"c")],[1,2,3],["a","b","c"],[(3,"c"),(2,"b"),(1,"a")],3,"1a2b3c")
-- | (fromList [(1,"ca"),(2,"b")],fromList [(1,1),(2,1),(3,1)],fromList [(1,"1a"),(2,"2b"),(3,"3c")],fromList [(2,"b"),(3,"c")],fromList [(1,"a"),(3,"c")])
-- | fromList [(1,'x'),(5,'y'),(6,'w')]
-- | fromList [(1,1),(2,5),(3,4)]
-- | (fromList [(2,("b",True))],fromList [(1,"a"),(3,"c")],fromList [(2,"b"),(3,"c")])
-- | (Just (1,"a"),Just (3,"c"),(1,"a"),fromList [(2,"b"),(3,"c")],Just ((1,"a"),fromList [(2,"b"),(3,"c")]),(2,"b"),2,Just (1,"a"),Nothing)
-- | ((fromList [(1,"a")],fromList [(3,"c")]),(fromList [(1,"a")],Just "b",fromList [(3,"c")]),(fromList [(1,"a")],fromList [(2,"b"),(3,"c")]),fromList [(2,"bb"),(3,"cc")],(fromList [(2,"b"),(3,"c")],fromList [(1,"a")]))
-- | (fromList [(1,1),(2,1),(3,1)],30,"abc",Just (fromList [(1,'a'),(2,'b'),(3,'c')]))
-- | (fromList [(2,"a"),(4,"b"),(6,"c")],fromList [(0,"a"),(1,"cb")],"1a2b3c",fromList [1,2,3],fromList [(1,"1"),(2,"2")])
-- | (fromList [(2,"b"),(3,"c")],(Just "a",fromList [(1,"za"),(2,"b"),(3,"c")]),("abc",fromList [(1,0),(2,1),(3,2)]),True,fromList [(1,"a"),(2,"b"),(3,"c")],True,LT)
-- | (1000,True,True,333833500,Just 250000)
-- | (3,101,fromList [('q',2)])
-- | (fromList [('i',4),('m',1),('p',2),('s',4)],fromList [('s',2)],fromList [(1,3)])
-- | (fromList " dehlorw",True,8," dehlorw",fromList "abz",fromList " dehorw")
-- | (fromList [1,2,3],fromList [2],fromList [1],True)
-- | (fromList [0,1,2,3],fromList [2,4,6],(fromList [2,4,6],fromList [1,3,5]),' ','w',[1,2,3],3)
-- | (Just (1,fromList [2]),fromList [1],fromList "ab",fromList [fromList [],fromList [1],fromList [1,2],fromList [1,2,3],fromList [1,3],fromList [2],fromList [2,3],fromList [3]],fromList [('a',1),('a',2),('b',1),('b',2)])
-- | (Just 3,'y',(fromList [1,2],fromList [4,5]),"ab","12",True)
-- | (fromList [(3,"b"),(5,"ca")],Just "ca",fromList [(1,"z"),(3,"b"),(5,"ca")],[(3,1),(5,2)],"",fromList [(3,"bb"),(5,"caca")],[3,5],2,[(3,"b"),(5,"ca")])
-- | (fromList [1,2,3],True,[5,7],1,fromList [(3,"qb"),(5,"ca")],fromList [(5,"ca")],(3,"b"))
-- | (fromList [(1,'a')],"(fromList [(1,\"a\"),(2,\"b\"),(3,\"c\")])",fromList [],fromList [(1,'a'),(2,'b')])
-- | (333833500,fromList [(1,1),(2,4),(3,9)],fromList [(1,1),(2,4)],fromList [(1,"a"),(3,"c")],fromList [(2,"b")],False,[fromList [(2,"b"),(3,"c")],fromList [(1,"a"),(2,"b"),(3,"c")]])
