-- plant: go | k > n => k >= n
-- plant: flaky | k * 10 => k * 100
-- plant: withLog | ("fail " ++ name) => ("end " ++ name)
-- plant: fatal | k == 2 => k == 3
module Main where
import Control.Exception
import Control.Monad
import Data.IORef
import Data.Maybe

retry :: Int -> (Int -> IO a) -> IO (Either String a)
retry n act = go 1
  where
    go k
      | k > n = return (Left ("gave up after " ++ show (k - 1)))
      | otherwise = do
          r <- try (act k)
          case r of
            Right a -> return (Right a)
            Left (ErrorCall msg) | msg == "fatal" -> return (Left msg)
                                 | otherwise -> go (k + 1)

flaky :: IORef Int -> Int -> Int -> IO Int
flaky calls good k = do
  modifyIORef calls (+ 1)
  when (k < good) $ throwIO (ErrorCall "flaky")
  return (k * 10)

fatal :: Int -> IO Int
fatal k = if k == 2 then throwIO (ErrorCall "fatal") else error "later"

withLog :: IORef [String] -> String -> IO a -> IO a
withLog ref name act = do
  modifyIORef ref (("start " ++ name) :)
  r <- act `onException` modifyIORef ref (("fail " ++ name) :)
  modifyIORef ref (("end " ++ name) :)
  return r

main :: IO ()
main = do
  calls <- newIORef 0
  logs <- newIORef []
  retry 5 (flaky calls 3) >>= print
  retry 2 (flaky calls 3) >>= print
  retry 4 fatal >>= print
  r <- try (withLog logs "a" (void (withLog logs "b" (fatal 2)))) :: IO (Either ErrorCall ())
  print r
  (withLog logs "c" (return ()) `finally` modifyIORef logs ("finally" :))
  x <- evaluate (length [1, undefined, 3]) `catch` \e -> do print (e :: SomeException); return 0
  print x
  readIORef calls >>= print
  readIORef logs >>= mapM_ putStrLn . reverse
