-- Data.IORef, Control.Monad.ST, Data.STRef, System.IO.Unsafe.
import Control.Monad
import Control.Monad.ST
import Data.IORef
import Data.STRef
import System.IO.Unsafe

sumST :: [Int] -> Int
sumST xs = runST (do
  ref <- newSTRef 0
  mapM_ (\x -> modifySTRef' ref (+ x)) xs
  readSTRef ref)

fibST :: Int -> Integer
fibST n = runST $ do
  a <- newSTRef 0
  b <- newSTRef 1
  replicateM_ n $ do
    x <- readSTRef a
    y <- readSTRef b
    writeSTRef a y
    writeSTRef b $! x + y
  readSTRef a

main :: IO ()
main = do
  r <- newIORef (0 :: Int)
  forM_ [1 .. 10] (\i -> modifyIORef r (+ i))
  readIORef r >>= print
  writeIORef r 5
  old <- atomicModifyIORef r (\x -> (x * 2, x))
  new <- readIORef r
  print (old, new)
  modifyIORef' r (subtract 1)
  readIORef r >>= print
  s <- newIORef 0
  print (r == r, r == s)
  print (sumST [1 .. 100], fibST 90)
  print (unsafePerformIO (newIORef 'x' >>= readIORef))

-- expected stdout:
-- | 55
-- | (5,10)
-- | 9
-- | (True,False)
-- | (5050,2880067194370816120)
-- | 'x'
