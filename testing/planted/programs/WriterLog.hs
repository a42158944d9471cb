-- plant: collatz | 3 * n + 1 => 3 * n - 1
-- plant: gcdLog | tell ["done"] => tell ["gone"]
-- plant: evalLog | return (a - b) => return (b - a)
-- A writer monad of one's own: results with a log.
module Main where

newtype Writer w a = Writer (a, w)

runWriter :: Writer w a -> (a, w)
runWriter (Writer p) = p

instance Functor (Writer w) where
  fmap f (Writer (a, w)) = Writer (f a, w)

instance Monoid w => Applicative (Writer w) where
  pure a = Writer (a, mempty)
  Writer (f, v) <*> Writer (a, w) = Writer (f a, v <> w)

instance Monoid w => Monad (Writer w) where
  Writer (a, w) >>= k = let Writer (b, w') = k a in Writer (b, w <> w')

tell :: w -> Writer w ()
tell w = Writer ((), w)

newtype Count = Count Int deriving (Show)

instance Semigroup Count where
  Count a <> Count b = Count (a + b)

instance Monoid Count where
  mempty = Count 0

gcdLog :: Int -> Int -> Writer [String] Int
gcdLog a 0 = do
  tell ["done"]
  return a
gcdLog a b = do
  tell [show a ++ " mod " ++ show b]
  gcdLog b (a `mod` b)

collatz :: Int -> Writer Count Int
collatz 1 = return 0
collatz n = do
  tell (Count 1)
  peak <- collatz (if even n then n `div` 2 else 3 * n + 1)
  return (max n peak)

data Expr = Num Int | Minus Expr Expr | Times Expr Expr

evalLog :: Expr -> Writer [String] Int
evalLog (Num n) = return n
evalLog (Minus x y) = do
  a <- evalLog x
  b <- evalLog y
  tell ["minus"]
  return (a - b)
evalLog (Times x y) = do
  a <- evalLog x
  b <- evalLog y
  tell ["times " ++ show a]
  return (a * b)

main :: IO ()
main = do
  let (g, steps) = runWriter (gcdLog 48 18)
  print g
  mapM_ putStrLn steps
  print (runWriter (collatz 6))
  print (runWriter (evalLog (Times (Minus (Num 9) (Num 4)) (Num 3))))
