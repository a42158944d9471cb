-- Data.List.NonEmpty, Data.Semigroup functions.
import Data.List.NonEmpty (NonEmpty(..), (<|))
import qualified Data.List.NonEmpty as NE
import Data.Semigroup (sconcat, stimes)

main :: IO ()
main = do
  let xs = 3 :| [1, 2 :: Int]
  print (xs, NE.head xs, NE.tail xs, NE.last xs, NE.init xs, NE.length xs, NE.toList xs)
  print (NE.map (+ 1) xs, NE.sort xs, NE.reverse xs, 9 <| xs, fmap show xs)
  print (NE.nonEmpty ([] :: [Int]), NE.nonEmpty "ab", NE.fromList "abc", NE.group "aabbb", NE.groupBy (\a b -> even a == even b) [2, 4, 1 :: Int])
  print (NE.zip xs (NE.fromList "abc"), NE.zipWith (+) xs xs, NE.filter odd xs, NE.take 2 xs, NE.groupAllWith (`mod` 2) [1 .. 5 :: Int])
  print (foldr (+) 0 xs, maximum xs, sconcat ("a" :| ["b", "c"]), stimes (3 :: Int) "ab", xs <> xs)
  print (Just (1 :| [2 :: Int]), NE.scanl (+) 0 [1, 2, 3 :: Int], NE.insert 2 [1, 3 :: Int], NE.some1 (Nothing :: Maybe Int), NE.xor (True :| [True, False]))
  print (traverse (\x -> if x > 0 then Just x else Nothing) xs, (xs >>= \x -> x :| [x * 10]), NE.transpose ((1 :| [2 :: Int]) :| [3 :| [4]]), NE.cycle xs NE.!! 4)

-- expected stdout:
-- | (3 :| [1,2],3,[1,2],2,[3,1],3,[3,1,2])
-- | (4 :| [2,3],1 :| [2,3],2 :| [1,3],9 :| [3,1,2],"3" :| ["1","2"])
-- | (Nothing,Just ('a' :| "b"),'a' :| "bc",['a' :| "a",'b' :| "bb"],[2 :| [4],1 :| []])
-- | ((3,'a') :| [(1,'b'),(2,'c')],6 :| [2,4],[3,1],[3,1],[2 :| [4],1 :| [3,5]])
-- | (6,3,"abc","ababab",3 :| [1,2,3,1,2])
-- | (Just (1 :| [2]),0 :| [1,3,6],1 :| [2,3],Nothing,False)
-- | (Just (3 :| [1,2]),3 :| [30,1,10,2,20],(1 :| [3]) :| [2 :| [4]],1)
