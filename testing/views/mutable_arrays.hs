-- What actions read and change in arrays that they did not make themselves.
-- view: tree
module Main where
import Data.Array.IO
import Data.Array.ST
import Data.Array
import Control.Monad
swap :: IOArray Int Int -> Int -> Int -> IO ()
swap arr i j = do
  a <- readArray arr i
  b <- readArray arr j
  writeArray arr i b
  writeArray arr j a
reverseA :: IOArray Int Int -> IO ()
reverseA arr = do
  (lo, hi) <- getBounds arr
  forM_ [0 .. (hi - lo) `div` 2] $ \k -> swap arr (lo + k) (hi - k)
prefix :: [Int] -> Array Int Int
prefix xs = runSTArray $ do
  arr <- newListArray (1, length xs) xs
  forM_ [2 .. length xs] $ \i -> do
    p <- readArray arr (i - 1)
    x <- readArray arr i
    writeArray arr i (p + x)
  return arr
main :: IO ()
main = do
  arr <- newListArray (1, 4) [10, 20, 30, 40] :: IO (IOArray Int Int)
  reverseA arr
  getElems arr >>= print
  print (elems (prefix [1, 2, 3]))
-- expected stdout:
-- | $ tree
-- | 0  main = {prints "[40,30,20,10]\n[1,3,6]\n"}
-- | 1    reverseA (<array 1> (1,4)) = {reads 10 from <array 1> ! 1; reads 40 from <array 1> ! 4; «6 more»}
-- | 2      (\k -> swap arr (lo + k) (hi - k)) 0 = {«reads from»; «3 more»}, with arr = <array 1> (1,4), lo = 1, hi = 4
-- | 3        swap (<array 1> (1,4)) 1 4 = {reads 10 from <array 1> ! 1; reads 40 from <array 1> ! 4; «2 more»}
-- | 4      (\k -> swap arr (lo + k) (hi - k)) 1 = {«reads from»; «3 more»}, with arr = <array 1> (1,4), lo = 1, hi = 4
-- | 5        swap (<array 1> (1,4)) 2 3 = {reads 20 from <array 1> ! 2; reads 30 from <array 1> ! 3; «2 more»}
-- | 6    prefix [1,2,3] = array (1,3) [(1,1),(2,3),(3,6)]
-- | 7      (\i -> do {p <- readArray a«59 more») 2 = {reads 1 from <array 2> ! 1; «2 more»}, with arr = <array 2> (1,3)
-- | 8      (\i -> do {p <- readArray a«59 more») 3 = {reads 3 from <array 2> ! 2; «2 more»}, with arr = <array 2> (1,3)
