module Main where
import Control.Monad
import Control.Monad.ST
import Data.STRef
import Data.Array.ST
import Data.Array.Unboxed
import Data.Array.IO
import Data.Word
import Data.Int
sieve :: Int -> UArray Int Bool
sieve n = runSTUArray $ do
  arr <- newArray (2, n) True
  forM_ [2 .. n] $ \i -> do
    p <- readArray arr i
    when (p && i * i <= n) $ forM_ [i * i, i * i + i .. n] $ \j -> writeArray arr j False
  return arr
sumST :: Num a => [a] -> a
sumST xs = runST $ do
  r <- newSTRef 0
  mapM_ (\x -> modifySTRef r (+ x)) xs
  readSTRef r
fibs :: Int -> Integer
fibs n = runST $ do
  a <- newSTRef 0
  b <- newSTRef 1
  replicateM_ n $ do
    x <- readSTRef a
    y <- readSTRef b
    writeSTRef a y
    writeSTRef b $! x + y
  readSTRef a
bubble :: [Int] -> [Int]
bubble xs = elems (runSTArray (do
  let n = length xs
  a <- newListArray (0, n - 1) xs
  forM_ [0 .. n - 2] $ \i -> forM_ [0 .. n - 2 - i] $ \j -> do
    x <- readArray a j
    y <- readArray a (j + 1)
    when (x > y) $ do { writeArray a j y; writeArray a (j + 1) x }
  return a))
-- union find
find' :: STUArray s Int Int -> Int -> ST s Int
find' p x = do
  y <- readArray p x
  if x == y then return x else do
    r <- find' p y
    writeArray p x r
    return r
components :: Int -> [(Int, Int)] -> Int
components n es = runST $ do
  p <- newListArray (0, n - 1) [0 .. n - 1] :: ST s (STUArray s Int Int)
  forM_ es $ \(a, b) -> do
    ra <- find' p a
    rb <- find' p b
    when (ra /= rb) $ writeArray p ra rb
  length . filter id <$> forM [0 .. n - 1] (\i -> (== i) <$> find' p i)
main :: IO ()
main = do
  print [i | (i, True) <- assocs (sieve 60)]
  print (sumST [1 .. 100], sumST [0.5, 0.25])
  print (fibs 150)
  print (bubble [5, 2, 9, 1, 3])
  print (components 6 [(0, 1), (2, 3), (1, 3)])
  arr <- newArray (0, 4) 0 :: IO (IOArray Int Integer)
  forM_ [0 .. 4] $ \i -> writeArray arr i (product [1 .. fromIntegral i])
  getElems arr >>= print
  frozen <- freeze arr :: IO (Array Int Integer)
  print (frozen ! 4, bounds frozen)
  print (fromIntegral (300 :: Int) :: Word8, maxBound :: Int64, minBound :: Int8, (200 :: Word8) + 100)
  print (listArray ((0, 0), (1, 1)) "abcd" :: UArray (Int, Int) Char)
-- expected stdout:
-- | [2,3,5,7,11,13,17,19,23,29,31,37,41,43,47,53,59]
-- | (5050,0.75)
-- | 9969216677189303386214405760200
-- | [1,2,3,5,9]
-- | 3
-- | [1,1,2,6,24]
-- | (24,(0,4))
-- | (44,9223372036854775807,-128,44)
-- | array ((0,0),(1,1)) [((0,0),'a'),((0,1),'b'),((1,0),'c'),((1,1),'d')]
