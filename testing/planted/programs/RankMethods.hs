-- plant: tax | tax n = n + 2 => tax n = n + 3
-- plant: both | (f (1 :: Int), f True) => (f (2 :: Int), f True)
-- plant: viaHelper | both tax => both rate
-- plant: tagged | tax x * 10 => tax x * 11
{-# LANGUAGE RankNTypes #-}
module Main where

class Tax a where
  tax :: a -> Int
  rate :: a -> Int
  rate x = tax x + 1
instance Tax Int where
  tax n = n + 2
instance Tax Bool where
  tax b = if b then 1 else 0

both :: (forall a. Tax a => a -> Int) -> (Int, Int)
both f = (f (1 :: Int), f True)

tagged :: Tax a => a -> Int
tagged x = tax x * 10

viaHelper :: Int -> (Int, Int)
viaHelper _ = both tax

viaOther :: (Int, Int)
viaOther = pass (both tagged)

pass :: a -> a
pass x = x

main :: IO ()
main = do
  print (viaHelper 0)
  print viaOther
  print (both rate)
