-- Data.Array, Data.Ix.
import Data.Array
import Control.Exception

main :: IO ()
main = do
  let a = listArray (0, 4) [10, 20, 30, 40, 50] :: Array Int Int
  print a
  print (a ! 2, bounds a, elems a, indices a, assocs a)
  print (a // [(1, 99), (3, 77)], fmap (* 2) a, sum a, length a, maximum a)
  print (accumArray (+) 0 (0, 3) [(0, 1), (1, 2), (0, 3), (3, 4)] :: Array Int Int)
  print (accum (+) a [(0, 1), (0, 2)])
  let m = array ((0, 0), (1, 2)) [((i, j), i * 10 + j) | i <- [0, 1], j <- [0 .. 2]] :: Array (Int, Int) Int
  print m
  print (m ! (1, 2), ixmap (0, 2) (\j -> (1, j)) m)
  let fibs = listArray (0, 50) [if i < 2 then toInteger i else fibs ! (i - 1) + fibs ! (i - 2) | i <- [0 .. 50]] :: Array Int Integer
  print (fibs ! 50)
  print (range ((0, 0), (1, 2)) :: [(Int, Int)], index (10, 20) (15 :: Int), inRange ('a', 'z') 'q', rangeSize ((0, 0), (3 :: Int, 4 :: Int)))
  print (listArray ('a', 'c') [1, 2, 3 :: Int], a == a, compare a (a // [(0, 0)]), listArray (1, 0) [] :: Array Int Int)
  print (range (False, True), index (LT, GT) EQ, range ((1, 2, 3), (2, 2, 4)) :: [(Int, Int, Int)])
  print (foldr (:) [] (listArray (1, 3) "abc" :: Array Int Char), fmap show (listArray (0, 1) [1, 2 :: Int] :: Array Int Int))
  r <- try (evaluate (a ! 7)) :: IO (Either SomeException Int)
  print r
  r2 <- try (evaluate (m ! (2, 0))) :: IO (Either SomeException Int)
  print r2
  r3 <- try (evaluate (listArray (0 :: Int, 3) [1, 2] ! 3)) :: IO (Either SomeException Int)
  print r3
  mapM_ print =<< traverse (\x -> return (x + 1)) (listArray (0, 2) [1, 2, 3] :: Array Int Int)
  print (read "array (0,1) [(0,'a'),(1,'b')]" :: Array Int Char)

-- expected stdout:
-- | array (0,4) [(0,10),(1,20),(2,30),(3,40),(4,50)]
-- | (30,(0,4),[10,20,30,40,50],[0,1,2,3,4],[(0,10),(1,20),(2,30),(3,40),(4,50)])
-- | (array (0,4) [(0,10),(1,99),(2,30),(3,77),(4,50)],array (0,4) [(0,20),(1,40),(2,60),(3,80),(4,100)],150,5,50)
-- | array (0,3) [(0,4),(1,2),(2,0),(3,4)]
-- | array (0,4) [(0,13),(1,20),(2,30),(3,40),(4,50)]
-- | array ((0,0),(1,2)) [((0,0),0),((0,1),1),((0,2),2),((1,0),10),((1,1),11),((1,2),12)]
-- | (12,array (0,2) [(0,10),(1,11),(2,12)])
-- | 12586269025
-- | ([(0,0),(0,1),(0,2),(1,0),(1,1),(1,2)],5,True,20)
-- | (array ('a','c') [('a',1),('b',2),('c',3)],True,GT,array (1,0) [])
-- | ([False,True],1,[(1,2,3),(1,2,4),(2,2,3),(2,2,4)])
-- | ("abc",array (0,1) [(0,"1"),(1,"2")])
-- | Left Ix{Int}.index: Index (7) out of range ((0,4))
-- | Left Error in array index
-- | Left (Array.!): undefined array element
-- | 2
-- | 3
-- | 4
-- | array (0,1) [(0,'a'),(1,'b')]
