module Main where
import Data.IORef
import Control.Monad
import Control.Exception

-- small event system: callbacks in references, exceptions, loops
data Bus = Bus { handlers :: IORef [(String, Int -> IO Bool)], count :: IORef Int }

newBus :: IO Bus
newBus = Bus <$> newIORef [] <*> newIORef 0

subscribe :: Bus -> String -> (Int -> IO Bool) -> IO ()
subscribe bus name h = modifyIORef (handlers bus) ((name, h) :)

publish :: Bus -> Int -> IO ()
publish bus event = do
  hs <- readIORef (handlers bus)
  forM_ (reverse hs) $ \(name, h) -> do
    ok <- h event `catch` failed name
    when ok $ modifyIORef (count bus) (+ 1)

failed :: String -> ArithException -> IO Bool
failed name e = do
  putStrLn (name ++ " failed: " ++ show e)
  return False

divider :: Int -> Int -> IO Bool
divider n k = do
  r <- evaluate (n `div` k)
  putStrLn ("quotient " ++ show r)
  return (r > 1)

countdown :: IORef Int -> IO [Int]
countdown ref = go []
  where
    go acc = do
      n <- readIORef ref
      if n <= 0
        then return (reverse acc)
        else do
          writeIORef ref (n - 1)
          go (n : acc)

main :: IO ()
main = do
  bus <- newBus
  subscribe bus "div" (divider 10)
  subscribe bus "echo" (\n -> print n >> return True)
  mapM_ (publish bus) [2, 0, 7]
  readIORef (count bus) >>= print
  ref <- newIORef 3
  countdown ref >>= print
-- plant: divider | r > 1 => r >= 1
-- plant: failed | return False => return True
-- plant: publish | (+ 1) => (+ 2)
-- plant: subscribe | ((name, h) :) => (++ [(name, h)])
-- plant: go | n - 1 => n - 2
-- plant: countdown | go [] => go [0]
-- plant: newBus | newIORef 0 => newIORef 1
-- plant: go | n <= 0 => n <= 1
