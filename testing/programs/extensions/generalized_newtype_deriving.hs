{-# LANGUAGE GeneralizedNewtypeDeriving #-}
module Main where

newtype Age = Age Int deriving (Show, Eq, Ord, Num, Enum, Real, Integral)
newtype Name = Name String deriving (Eq, Ord, Semigroup, Monoid)
newtype Score = Score Double deriving (Eq, Ord, Num, Fractional)
instance Show Score where show (Score d) = "score " ++ show d
instance Show Name where show (Name s) = s

newtype State s a = State (s -> (a, s))
instance Functor (State s) where fmap f (State g) = State (\s -> let (a, s') = g s in (f a, s'))
instance Applicative (State s) where
  pure a = State (\s -> (a, s))
  State f <*> State g = State (\s -> let { (h, s1) = f s; (a, s2) = g s1 } in (h a, s2))
instance Monad (State s) where State g >>= k = State (\s -> let { (a, s') = g s; State h = k a } in h s')

newtype Counter a = Counter (State Int a) deriving (Functor, Applicative, Monad)

tick :: Counter Int
tick = Counter (State (\n -> (n, n + 1)))

runCounter :: Counter a -> Int -> (a, Int)
runCounter (Counter (State f)) = f

main :: IO ()
main = do
  print (Age 3 + 4, maximum [Age 1, Age 7], [Age 1 .. Age 3], toInteger (Age 9 `div` 2))
  print (Name "a" <> Name "b" <> mempty)
  print (Score 1.5 / 2 + 1, sum [Score 1, Score 2])
  print (runCounter (do { a <- tick; b <- tick; return (a + b) }) 10)
  print (runCounter (mapM (\x -> fmap (+ x) tick) [10, 20]) 0)

-- expected stdout:
-- | (Age 7,Age 7,[Age 1,Age 2,Age 3],4)
-- | ab
-- | (score 1.75,score 3.0)
-- | (21,12)
-- | ([10,21],2)
