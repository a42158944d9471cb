-- A simulation in the library's state monad.
module Main where

import Control.Monad.State

data World = World {clock :: Int, water :: Int} deriving (Show)

fill :: Int -> State World ()
fill n = modify (\w -> w {water = water w + n})

tick :: State World ()
tick = modify (\w -> w {clock = clock w + 1})

inflow :: Int -> Int
inflow t = if even t then 3 else 1

isFull :: World -> Bool
isFull w = water w >= 10

run :: State World Int
run = do
  w <- get
  if isFull w
    then return (clock w)
    else do
      fill (inflow (clock w))
      tick
      run

main :: IO ()
main = print (evalState run (World 0 0))

-- plant: isFull | water w >= 10 => water w == 10 && clock w > 90
-- plant: inflow | then 3 else 1 => then 3 else -3
-- plant: tick | clock w + 1 => clock w
