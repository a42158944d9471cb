-- A game that is played until nothing is left.
module Main where

data Move = Take Int deriving (Show, Eq)

data Game = Game {heap :: Int, turn :: Int} deriving (Show)

moves :: Game -> [Move]
moves g = [Take n | n <- [1 .. 3], n <= heap g]

best :: Game -> Move
best g = case [m | m <- moves g, heap (play m g) `mod` 4 == 0] of
  m : _ -> m
  [] -> Take 1

play :: Move -> Game -> Game
play (Take n) g = Game (heap g - n) (other (turn g))

other :: Int -> Int
other p = 3 - p

isOver :: Game -> Bool
isOver g = heap g <= 0

loop :: Game -> [Move] -> (Int, [Move])
loop g done
  | isOver g = (other (turn g), reverse done)
  | otherwise = let m = best g in loop (play m g) (m : done)

main :: IO ()
main = print (loop (Game 10 1) [])

-- plant: isOver | heap g <= 0 => heap g == 20
-- plant: play | (heap g - n) => (max 1 (heap g - n))
-- plant: best | [] -> Take 1 => [] -> Take 0
