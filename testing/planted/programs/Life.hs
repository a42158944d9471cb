-- Simulation on sets and grids: the game of life, a robot, an elevator, water in a landscape.
module Main where

import qualified Data.Set as Set
import Data.List (foldl')

type Cell = (Int, Int)

neighbours :: Cell -> [Cell]
neighbours (x, y) = [(x + dx, y + dy) | dx <- [-1 .. 1], dy <- [-1 .. 1], (dx, dy) /= (0, 0)]

generation :: Set.Set Cell -> Set.Set Cell
generation alive = Set.filter survives candidates
  where
    candidates = Set.union alive (Set.fromList (concatMap neighbours (Set.toList alive)))
    survives cell = n == 3 || (n == 2 && Set.member cell alive)
      where
        n = length (filter (`Set.member` alive) (neighbours cell))

draw :: Int -> Set.Set Cell -> [String]
draw size alive = [[if Set.member (x, y) alive then '#' else '.' | x <- [0 .. size]] | y <- [0 .. size]]

data Facing = North | East | South | West deriving (Show, Eq, Enum)

data Robot = Robot {place :: Cell, facing :: Facing} deriving (Show)

turn :: Int -> Facing -> Facing
turn n f = toEnum ((fromEnum f + n) `mod` 4)

forward :: Robot -> Robot
forward r = case (facing r, place r) of
  (North, (x, y)) -> r {place = (x, y + 1)}
  (East, (x, y)) -> r {place = (x + 1, y)}
  (South, (x, y)) -> r {place = (x, y - 1)}
  (West, (x, y)) -> r {place = (x - 1, y)}

obey :: Robot -> Char -> Robot
obey r 'F' = forward r
obey r 'L' = r {facing = turn 3 (facing r)}
obey r 'R' = r {facing = turn 1 (facing r)}
obey r _ = r

elevator :: Int -> [Int] -> [Int]
elevator _ [] = []
elevator at (target : rest)
  | at < target = at : elevator (at + 1) (target : rest)
  | at > target = at : elevator (at - 1) (target : rest)
  | otherwise = at : elevator at rest

water :: [Int] -> Int
water heights = sum (zipWith3 level heights lefts rights)
  where
    lefts = scanl1 max heights
    rights = scanr1 max heights
    level h l r = min l r - h

main :: IO ()
main = do
  let blinker = Set.fromList [(1, 0), (1, 1), (1, 2)]
  mapM_ putStrLn (draw 2 (generation blinker))
  print (Set.toList (generation (generation blinker)) == Set.toList blinker)
  print (foldl' obey (Robot (0, 0) North) "FFRFLF")
  print (elevator 2 [4, 1])
  print (water [0, 2, 1, 3, 0, 1, 2])
