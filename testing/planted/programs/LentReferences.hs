-- plant: withStack | modifyIORef r tail => writeIORef r []
-- plant: withStack.(\) | x : xs) => x : x : xs)
-- plant: reverseAll | push s x => push s (x + 1)
-- plant: drain | x : xs) <$ => xs) <$
-- plant: counted.(\) | k + 1 => k + 2
-- plant: counted | (readIORef r) => (return 0)
-- plant: report | c >>= => (+ 1) <$> c >>=
-- plant: local' | writeIORef t (n * k) => writeIORef t (n + k)
-- Functions that give access to references of their own, as records and as closures.
module Main where
import Control.Monad
import Data.IORef

data Stack = Stack { push :: Int -> IO (), pop :: IO (Maybe Int), size :: IO Int }

withStack :: (Stack -> IO a) -> IO (a, [Int])
withStack use = do
  r <- newIORef []
  a <- use Stack
    { push = \x -> modifyIORef r (\xs -> x : xs)
    , pop = do
        xs <- readIORef r
        case xs of
          [] -> return Nothing
          (y : _) -> modifyIORef r tail >> return (Just y)
    , size = length <$> readIORef r
    }
  xs <- readIORef r
  return (a, xs)

reverseAll :: [Int] -> Stack -> IO [Int]
reverseAll xs s = do
  forM_ xs $ \x -> push s x
  n <- size s
  drain n s

drain :: Int -> Stack -> IO [Int]
drain 0 _ = return []
drain n s = do
  m <- pop s
  case m of
    Nothing -> return []
    Just x -> do
      xs <- drain (n - 1) s
      (x : xs) <$ return ()

counted :: (IO () -> IO Int -> IO a) -> IO a
counted body = do
  r <- newIORef 0
  body (modifyIORef r (\k -> k + 1)) (readIORef r)

both :: (IO () -> IO Int -> IO ()) -> IO ()
both body = counted body >> counted (\t c -> t >> body t c)

report :: IO () -> IO Int -> IO ()
report t c = do
  t
  t
  c >>= print

local' :: Int -> IO () -> IO Int -> IO Int
local' n tick count = do
  t <- newIORef n
  tick
  k <- count
  modifyIORef t (+ 1)
  writeIORef t (n * k)
  readIORef t

main :: IO ()
main = do
  withStack (reverseAll [1, 2, 3]) >>= print
  withStack (\s -> push s 7 >> push s 8 >> drain 1 s) >>= print
  both report
  counted (local' 5) >>= print
  (a, _) <- withStack (\s -> withStack (\t -> push t 1 >> push s 2 >> reverseAll [9] t))
  print a
