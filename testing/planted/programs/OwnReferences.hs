-- plant: fill | writeIORef r (n + 1) => writeIORef r n
-- plant: withCounter | newIORef 10 => newIORef 11
-- plant: tally | modifyIORef r (+ x) => modifyIORef r (+ 1)
-- Functions that make references and pass them on.
module Main where
import Control.Monad
import Data.IORef

withCounter :: (IORef Int -> IO a) -> IO (a, Int)
withCounter f = do
  r <- newIORef 10
  a <- f r
  n <- readIORef r
  return (a, n)

fill :: Int -> IORef Int -> IO String
fill n r = do
  old <- readIORef r
  writeIORef r (n + 1)
  return ("was " ++ show old)

tally :: [Int] -> IORef Int -> IO ()
tally xs r = forM_ xs $ \x -> modifyIORef r (+ x)

main :: IO ()
main = do
  withCounter (fill 3) >>= print
  withCounter (tally [1, 2, 3]) >>= print
  withCounter (\r -> fill 5 r >> fill 6 r) >>= print
