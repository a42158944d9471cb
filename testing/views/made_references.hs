-- References and arrays that an action made: told with what they hold, if somebody uses them later.
-- view: tree
module Main where
import Data.Array
import Data.Array.IO
import Data.IORef
board :: Int -> IO (IOArray Int Int)
board n = do
  a <- newArray (0, n) 7
  writeArray a 1 5
  writeArray a 1 6
  return a
listed :: [Int] -> IO (IOUArray Int Int)
listed xs = newListArray (1, length xs) xs
copy :: Array Int Int -> IO (IOArray Int Int)
copy = thaw
register :: IORef [IORef Int] -> Int -> IO ()
register r n = do
  x <- newIORef n
  writeIORef x (n + 1)
  modifyIORef r (x :)
own :: Int -> IO Int
own n = do
  r <- newIORef n
  modifyIORef r (+ 1)
  readIORef r
main :: IO ()
main = do
  b <- board 2
  getElems b >>= print
  l <- listed [4, 5]
  readArray l 2 >>= print
  c <- copy (listArray (0, 2) [1, 2, 3])
  readArray c 2 >>= print
  r <- newIORef []
  register r 1
  register r 2
  readIORef r >>= mapM readIORef >>= print
  own 4 >>= print
-- expected stdout:
-- | $ tree
-- | 0  main = {prints "[7,6,7]\n5\n3\n[3,2]\n5\n"}
-- | 1    board 2 = {makes <array 1> filled with 7; sets <array 1> ! 1 to 6; returns <array 1> (0,2)}
-- | 2    listed [4,5] = {makes <array 2> holding [4,5]; returns <array 2> (1,2)}
-- | 3    copy (array (0,2) [(0,1),(1,2),(2,3)]) = {makes <array 3> holding [1,2,3]; returns <array 3> (0,2)}
-- | 4    register <ref 1> 1 = {makes <ref 2> holding 2; reads [] from <ref 1>; sets <ref 1> to [<ref 2>]}
-- | 5    register <ref 1> 2 = {makes <ref 3> holding 3; reads [<ref 2>] from <ref 1>; sets <ref 1> to [<ref 3>,<ref 2>]}
-- | 6    own 4 = {returns 5}
