-- plant: configured.(\) | local (+ 1) => local (+ 2)
-- plant: local | run m . f => run m . f . f
-- plant: scaledBy | (* k) => (+ k)
-- plant: steps | (subtract 1) => (subtract 2)
-- plant: above | (> limit) => (>= limit)
-- Sections: nobody is asked about their calls, so they are what they are.
module Main where

newtype Reader r a = Reader (r -> a)

run :: Reader r a -> r -> a
run (Reader f) = f

local :: (r -> r) -> Reader r a -> Reader r a
local f m = Reader (run m . f)

ask :: Reader r r
ask = Reader id

bind :: Reader r a -> (a -> Reader r b) -> Reader r b
bind m k = Reader (\r -> run (k (run m r)) r)

configured :: Reader Int Int
configured = bind ask (\a -> bind (local (+ 1) ask) (\b -> Reader (const (a * b))))

scaledBy :: Int -> [Int -> Int]
scaledBy k = [(* k), (k -)]

apply :: [a -> b] -> a -> [b]
apply fs x = [f x | f <- fs]

iterations :: Int -> (a -> a) -> a -> a
iterations 0 _ x = x
iterations n f x = iterations (n - 1) f (f x)

steps :: Int -> Int
steps n = iterations 3 (subtract 1) n

above :: Int -> [Int] -> [Int]
above limit = keep (> limit)

keep :: (a -> Bool) -> [a] -> [a]
keep p xs = [x | x <- xs, p x]

main :: IO ()
main = do
  print (run configured 10)
  print (apply (scaledBy 3) 5)
  print (steps 10)
  print (above 2 [1, 2, 3])
