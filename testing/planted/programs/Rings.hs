module Main where

-- Values that go round: two that unfold to the same beginning may go back to different places.
ring :: Int -> [Int]
ring n = xs
  where
    xs = 1 : ys
    ys = n : xs

data Node = N { val :: Int, next :: Node }

knot :: Node
knot = a
  where
    a = N 1 b
    b = N 2 c
    c = N 3 b

ringOf :: [Int] -> [Int]
ringOf xs = let r = go xs r in r
  where
    go [] r = r
    go (y : ys) r = y : go ys r

third :: [Int] -> Int
third xs = xs !! 2

walk :: Int -> Node -> [Int]
walk 0 _ = []
walk k n = val n : walk (k - 1) (next n)

repeated :: Int -> [(Int, Int)]
repeated n = start
  where
    start = (n, 0) : again
    again = (n, 1) : (n, 2) : again

main :: IO ()
main = do
  print (take 5 (ring 2), third (ring 3))
  print (walk 6 knot, walk 2 (next knot))
  print (take 7 (ringOf [4, 5, 6]))
  print (take 6 (repeated 8))
-- plant: ring | ys = n : xs => ys = n : ys
-- plant: knot | c = N 3 b => c = N 3 a
-- plant: ringOf | let r = go xs r in r => let r = go xs (drop 1 r) in r
-- plant: repeated | (n, 2) : again => (n, 2) : start
-- plant: walk | walk (k - 1) (next n) => walk (k - 1) n
