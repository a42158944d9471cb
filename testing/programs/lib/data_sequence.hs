-- Data.Sequence.
import Data.Foldable (toList)
import Data.Sequence (Seq, ViewL(..), ViewR(..), viewl, viewr, (<|), (|>), (><))
import qualified Data.Sequence as Seq

main :: IO ()
main = do
  let s = Seq.fromList [1 .. 5 :: Int]
  print (s, 0 <| s, s |> 6, s >< s, Seq.length s, Seq.index s 2, Seq.lookup 9 s)
  print (Seq.update 1 99 s, Seq.adjust (* 2) 0 s, Seq.take 2 s, Seq.drop 2 s, Seq.splitAt 3 s, Seq.reverse s, fmap (+ 1) s, sum s, toList s)
  case viewl s of
    x :< rest -> print (x, rest)
    EmptyL -> putStrLn "empty"
  case viewr s of
    rest :> x -> print (rest, x)
    EmptyR -> putStrLn "empty"
  print (Seq.null Seq.empty, Seq.empty :: Seq Int, Seq.singleton 'a', Seq.replicate 3 'x', Seq.sort (Seq.fromList [3, 1, 2 :: Int]), Seq.filter even s, Seq.mapWithIndex (,) (Seq.fromList "ab"))
  print (Seq.insertAt 2 'x' (Seq.fromList "abc"), Seq.deleteAt 1 (Seq.fromList "abc"), Seq.zip s (Seq.fromList "abc"), Seq.foldlWithIndex (\a i x -> a + i * x) 0 s, Seq.spanl (< 3) s, Seq.elemIndexL 3 s, Seq.chunksOf 2 s)
  let big = foldl (|>) Seq.empty [1 .. 1000 :: Int]
  print (Seq.length big, Seq.index big 500, sum (fmap (* 2) big), foldr (+) 0 big)

-- expected stdout:
-- | (fromList [1,2,3,4,5],fromList [0,1,2,3,4,5],fromList [1,2,3,4,5,6],fromList [1,2,3,4,5,1,2,3,4,5],5,3,Nothing)
-- | (fromList [1,99,3,4,5],fromList [2,2,3,4,5],fromList [1,2],fromList [3,4,5],(fromList [1,2,3],fromList [4,5]),fromList [5,4,3,2,1],fromList [2,3,4,5,6],15,[1,2,3,4,5])
-- | (1,fromList [2,3,4,5])
-- | (fromList [1,2,3,4],5)
-- | (True,fromList [],fromList "a",fromList "xxx",fromList [1,2,3],fromList [2,4],fromList [(0,'a'),(1,'b')])
-- | (fromList "abxc",fromList "ac",fromList [(1,'a'),(2,'b'),(3,'c')],40,(fromList [1,2],fromList [3,4,5]),Just 2,fromList [fromList [1,2],fromList [3,4],fromList [5]])
-- | (1000,501,1001000,500500)
