-- plant: countdown | n > 1 => n > 2
-- plant: countdown | later q (countdown q total (n - 1)) => later q (countdown q total (n - 2))
-- plant: runAll | writeIORef q rest >> a => a >> writeIORef q rest
-- plant: counter | writeIORef ref (n + 2) => writeIORef ref (n + 3)
-- plant: later | (++ [act]) => (act :)
module Main where
import Data.IORef
import Control.Monad

-- Actions kept in references: a queue of things to do later.
type Queue = IORef [IO ()]

later :: Queue -> IO () -> IO ()
later q act = modifyIORef q (++ [act])

runAll :: Queue -> IO Int
runAll q = go 0
  where
    go n = do
      acts <- readIORef q
      case acts of
        [] -> return n
        a : rest -> writeIORef q rest >> a >> go (n + 1)

countdown :: Queue -> IORef Int -> Int -> IO ()
countdown q total n = do
  modifyIORef total (+ n)
  when (n > 1) $ later q (countdown q total (n - 1))

counter :: Int -> IO (IO Int)
counter start = do
  ref <- newIORef start
  return (do
    n <- readIORef ref
    writeIORef ref (n + 2)
    return n)

main :: IO ()
main = do
  q <- newIORef []
  total <- newIORef 0
  later q (putStrLn "first")
  later q (countdown q total 3)
  later q (readIORef total >>= \t -> putStrLn ("total " ++ show t))
  n <- runAll q
  print n
  readIORef total >>= print
  next <- counter 5
  slot <- newIORef next
  act <- readIORef slot
  xs <- replicateM 3 act
  print xs
  writeIORef slot (fmap (* 10) next)
  join (readIORef slot) >>= print
