-- Data.Array.ST, Data.Array.IO, Data.Array.Unboxed.
import Control.Monad
import Control.Monad.ST
import Data.Array.IO
import Data.Array.ST
import Data.Array.Unboxed

sieve :: Int -> UArray Int Bool
sieve n = runSTUArray (do
  a <- newArray (2, n) True
  forM_ [2 .. n] (\i -> do
    prime <- readArray a i
    when (prime && i * i <= n) (forM_ [i * i, i * i + i .. n] (\j -> writeArray a j False)))
  return a)

sums :: [Int] -> Array Int Int
sums xs = runSTArray (do
  a <- newListArray (0, length xs - 1) xs
  forM_ [1 .. length xs - 1] (\i -> do
    p <- readArray a (i - 1)
    x <- readArray a i
    writeArray a i (p + x))
  return a)

count :: String -> [(Char, Int)]
count s = runST (do
  a <- newArray ('a', 'e') 0 :: ST s (STUArray s Char Int)
  forM_ s (\c -> when (c >= 'a' && c <= 'e') (readArray a c >>= writeArray a c . (+ 1)))
  getAssocs a)

main :: IO ()
main = do
  print [i | (i, True) <- assocs (sieve 50)]
  print (sums [1 .. 8])
  print (count "abracadabra")
  a <- newArray (0, 4) 0 :: IO (IOArray Int Integer)
  forM_ [0 .. 4] (\i -> writeArray a i (2 ^ i))
  getElems a >>= print
  getBounds a >>= print
  b <- newListArray ((0, 0), (1, 1)) [1, 2, 3, 4] :: IO (IOUArray (Int, Int) Double)
  readArray b (1, 0) >>= print
  c <- freeze b :: IO (UArray (Int, Int) Double)
  print (c, c ! (0, 1), bounds c, elems (amap (* 2) c))
  print (listArray (0, 2) [1.5, 2.5, 3.5] // [(1, 0)] :: UArray Int Double)
  d <- thaw (listArray (0, 2) "abc" :: Array Int Char) :: IO (IOArray Int Char)
  writeArray d 1 'x'
  getElems d >>= putStrLn
  print (accumArray (+) 0 (0, 2) [(0, 1), (2, 5), (0, 2)] :: UArray Int Int)

-- expected stdout:
-- | [2,3,5,7,11,13,17,19,23,29,31,37,41,43,47]
-- | array (0,7) [(0,1),(1,3),(2,6),(3,10),(4,15),(5,21),(6,28),(7,36)]
-- | [('a',5),('b',2),('c',1),('d',1),('e',0)]
-- | [1,2,4,8,16]
-- | (0,4)
-- | 3.0
-- | (array ((0,0),(1,1)) [((0,0),1.0),((0,1),2.0),((1,0),3.0),((1,1),4.0)],2.0,((0,0),(1,1)),[2.0,4.0,6.0,8.0])
-- | array (0,2) [(0,1.5),(1,0.0),(2,3.5)]
-- | axc
-- | array (0,2) [(0,3),(1,0),(2,5)]
