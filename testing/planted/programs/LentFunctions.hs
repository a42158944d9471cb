-- plant: collect | (x :) => (x * 2 :)
-- plant: withLog | reverse <$> => id <$>
-- plant: work | say (x + 1) => say x
-- plant: twice | f 2 => f 3
-- A reference that others use through a function that they are given.
module Main where
import Data.IORef

withLog :: ((Int -> IO ()) -> IO a) -> IO (a, [Int])
withLog body = do
  r <- newIORef []
  a <- body (collect r)
  xs <- reverse <$> readIORef r
  return (a, xs)

collect :: IORef [Int] -> Int -> IO ()
collect r x = modifyIORef r (x :)

work :: [Int] -> (Int -> IO ()) -> IO Int
work [] _ = return 0
work (x : xs) say = do
  say (x + 1)
  n <- work xs say
  return (n + 1)

twice :: (Int -> IO ()) -> IO ()
twice f = f 1 >> f 2

main :: IO ()
main = do
  withLog (work [3, 4]) >>= print
  withLog twice >>= print
  withLog (\say -> work [5] say >> twice say) >>= print
