-- A value that needs itself. Such a run ends with an error of its own.
module Main where

fibs :: [Integer]
fibs = 0 : 1 : zipWith (+) fibs (tail fibs)

width :: [String] -> Int
width names = w
  where
    w = maximum (limit : map length names)
    limit = 4

main :: IO ()
main = do
  print (width ["a", "bc"])
  print (fibs !! 6)

-- plant: fibs | 0 : 1 : zipWith => zipWith
-- plant: width | limit = 4 => limit = w
