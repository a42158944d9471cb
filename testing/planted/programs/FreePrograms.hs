-- plant: runIO | k (length l) => k (length l + 1)
-- plant: runPure.go | out ++ [s] => s : out
-- plant: greet | n > 3 => n >= 3
-- plant: countCmds | 1 + => 2 +
-- plant: retryP | i - 1 => i - 2
-- stdin: hello
-- stdin: hey
-- stdin: hi
{-# LANGUAGE DeriveFunctor #-}
-- Programs as data, whose steps are functions, and several ways to run them.
module Main where
import Data.IORef

data Cmd k = Say String k | Ask (Int -> k) | Get (Int -> k) | Put Int k deriving Functor
data Free f a = Pure a | Free (f (Free f a))
instance Functor f => Functor (Free f) where
  fmap f (Pure a) = Pure (f a)
  fmap f (Free x) = Free (fmap (fmap f) x)
instance Functor f => Applicative (Free f) where
  pure = Pure
  Pure f <*> x = fmap f x
  Free g <*> x = Free (fmap (<*> x) g)
instance Functor f => Monad (Free f) where
  Pure a >>= k = k a
  Free x >>= k = Free (fmap (>>= k) x)

type Prog = Free Cmd
liftF :: Functor f => f a -> Free f a
liftF = Free . fmap Pure
say :: String -> Prog ()
say s = liftF (Say s ())
askN, getN :: Prog Int
askN = liftF (Ask id)
getN = liftF (Get id)
putN :: Int -> Prog ()
putN n = liftF (Put n ())

runIO :: IORef Int -> Prog a -> IO a
runIO _ (Pure a) = return a
runIO r (Free c) = case c of
  Say s k -> putStrLn s >> runIO r k
  Ask k -> getLine >>= \l -> runIO r (k (length l))
  Get k -> readIORef r >>= runIO r . k
  Put n k -> writeIORef r n >> runIO r k

runPure :: [Int] -> Int -> Prog a -> (a, [String])
runPure = go []
  where
    go out _ _ (Pure a) = (a, out)
    go out ins st (Free c) = case c of
      Say s k -> go (out ++ [s]) ins st k
      Ask k -> go out (drop 1 ins) st (k (head (ins ++ [0])))
      Get k -> go out ins st (k st)
      Put n k -> go out ins n k

greet :: Prog Int
greet = do
  n <- askN
  t <- getN
  putN (t + n)
  if n > 3 then say ("long " ++ show n) >> greet else say ("short after " ++ show (t + n)) >> return t

countCmds :: Int -> Prog a -> Int
countCmds _ (Pure _) = 0
countCmds n (Free c) = 1 + case c of
  Say _ k -> countCmds n k
  Ask k -> countCmds n (k n)
  Get k -> countCmds n (k 0)
  Put _ k -> countCmds n k

retryP :: Int -> Prog (Maybe a) -> Prog (Maybe a)
retryP 0 _ = return Nothing
retryP i p = p >>= maybe (say "again" >> retryP (i - 1) p) (return . Just)

main :: IO ()
main = do
  r <- newIORef 1
  x <- runIO r greet
  readIORef r >>= \n -> print (x, n)
  print (runPure [5, 4, 2] 0 greet)
  print (countCmds 3 greet)
  print (runPure [1, 6, 1, 2] 0 (retryP 3 (askN >>= \n -> return (if n > 1 && even n then Just n else Nothing))))
