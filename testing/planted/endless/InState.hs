-- A loop in a state monad.
module Main where

newtype State s a = State {runState :: s -> (a, s)}

instance Functor (State s) where
  fmap f (State g) = State (\s -> let (a, s') = g s in (f a, s'))

instance Applicative (State s) where
  pure a = State (\s -> (a, s))
  State f <*> State g = State (\s -> let (h, s') = f s; (a, s'') = g s' in (h a, s''))

instance Monad (State s) where
  State g >>= f = State (\s -> let (a, s') = g s in runState (f a) s')

tick :: State Int ()
tick = State (\n -> ((), n + 1))

next :: Int -> Int
next n = if even n then n `div` 2 else 3 * n + 1

collatz :: Int -> State Int ()
collatz n
  | n == 1 = return ()
  | otherwise = tick >> collatz (next n)

main :: IO ()
main = print (snd (runState (collatz 6) 0))

-- plant: next | 3 * n + 1 => 3 * n - 1
-- plant: collatz | n == 1 => n == 0
