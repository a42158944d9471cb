-- plant: half | x `div` 2 => x `div` 3
-- plant: nxt | x == 3 => x == 4
{-# LANGUAGE TupleSections #-}
-- Sections of tuples, with operands that are computed, where they are arguments of others.
module Main where
import Control.Monad.State

half :: Int -> Int
half x = x `div` 2

nxt :: Int -> Int
nxt x = if x == 3 then 0 else if x > 3 then error "big" else x + 1

tick :: Int -> State Int Int
tick d = state (\s -> (s + d, s + 1))

both :: Int -> State Int (Int, Int)
both d = (half d,) <$> tick d

run3 :: [Int] -> State Int [(Int, Int)]
run3 = traverse (\d -> (nxt d,) <$> tick d)

main :: IO ()
main = do
  print (evalState (mapM both [6, 8]) 0)
  print (evalState (run3 [1, 2, 3]) 0)
  print (evalState (traverse (\d -> (nxt d,) <$> tick d) [2, 3]) 0)
