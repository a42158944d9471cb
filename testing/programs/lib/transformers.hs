-- Control.Monad.State, Reader, Writer, and the transformers.
import Control.Monad.Reader
import Control.Monad.State
import Control.Monad.Trans.Except
import Control.Monad.Trans.Maybe
import Control.Monad.Writer

counter :: State Int Int
counter = do
  n <- get
  put (n + 1)
  modify (* 2)
  gets (+ 100)

label :: [a] -> State Int [(Int, a)]
label xs = forM xs (\x -> do { n <- get; put (n + 1); return (n, x) })

logged :: Int -> Writer [String] Int
logged n = do
  tell ["got " ++ show n]
  when (n > 2) (tell ["large"])
  return (n * 2)

config :: Reader (Int, String) String
config = do
  n <- asks fst
  s <- local (fmap (++ "!")) (asks snd)
  return (s ++ show n)

loop :: StateT Int IO ()
loop = do
  n <- get
  lift (putStrLn ("n = " ++ show n))
  when (n < 3) (put (n + 1) >> loop)

safeDiv :: Int -> Int -> ExceptT String IO Int
safeDiv _ 0 = throwE "zero"
safeDiv a b = do
  liftIO (putStrLn "dividing")
  return (a `div` b)

main :: IO ()
main = do
  print (runState counter 5, evalState (label "abc") 10, execState (mapM_ (\x -> modify (+ x)) [1 .. 10]) 0)
  print (runWriter (mapM logged [1, 3]))
  print (runReader config (7, "s"))
  execStateT loop 0 >>= print
  runExceptT (safeDiv 10 2) >>= print
  runExceptT (safeDiv 1 0 `catchE` (\e -> throwE (length e))) >>= print
  runMaybeT (do { x <- MaybeT (return (Just 1)); y <- lift (return 2); guard (x + y > 5); return (x + y) }) >>= (print :: Maybe Int -> IO ())
  runReaderT (do { r <- ask; liftIO (print (r + 1)) }) (41 :: Int)
  (r, w) <- runWriterT (do { tell "a"; lift (putStrLn "inside"); tell "b"; return 'r' })
  print (r, w)
  print (evalState (replicateM 3 (state (\n -> (n, n * 2)))) 1, runState (zipWithM (\a b -> do { modify (+ 1); return (a * b) }) [1, 2] [3, 4]) 0)

-- expected stdout:
-- | ((112,12),[(10,'a'),(11,'b'),(12,'c')],55)
-- | ([2,6],["got 1","got 3","large"])
-- | "s!7"
-- | n = 0
-- | n = 1
-- | n = 2
-- | n = 3
-- | 3
-- | dividing
-- | Right 5
-- | Left 4
-- | Nothing
-- | 42
-- | inside
-- | ('r',"ab")
-- | ([1,2,4],([3,8],2))
