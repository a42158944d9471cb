-- A library takes a step and looks whether it is the last one, again and again: two functions take turns.
module Main where

isqrt :: Int -> Int
isqrt n = fst (until done next (0, 0))
  where
    done (_, square) = square >= n
    next (r, square) = (r + 1, square + gap r)

gap :: Int -> Int
gap r = 2 * r + 1

main :: IO ()
main = do
  print (gap 3)
  print (isqrt 30)

-- plant: next | square + gap r => square - gap r
-- plant: done | square >= n => square == n
-- plant: gap | 2 * r + 1 => 7 - 2 * r * r
