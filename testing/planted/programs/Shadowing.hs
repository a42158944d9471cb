module Main where
import Control.Monad (forM_)

-- the same local name in several functions, free variables of lambdas, let polymorphism
scaleAll :: Int -> [Int] -> [Int]
scaleAll k = go
  where
    go [] = []
    go (x : xs) = f x : go xs
    f = \x -> g x
    g = (* k)

shiftAll :: Int -> [Int] -> [Int]
shiftAll k = go
  where
    go [] = []
    go (x : xs) = f x : go xs
    f x = h x x
    h x y = (x + y) `div` 2 + k

pairs :: Int -> ([Int], String)
pairs n = let dup x = twice (x :)
              twice f = f . f
          in (dup n [], dup 'a' [])

bounded :: (Int, Int) -> Int -> Int
bounded (lo, hi) x
  | tooLow = lo
  | tooHigh = hi
  | otherwise = x
  where
    tooLow = x < lo
    tooHigh = x > hi

main :: IO ()
main = forM_ [1, 2] $ \k -> do
  let inner ys = zipWith combine ys (scaleAll k ys)
      combine a b = a * 10 + b
  print (inner [3, 4])
  print (shiftAll k [3, 4])
  print (pairs k)
  print (map (bounded (k, 3)) [0, 2, 5])
-- plant: h | `div` 2 + k => `div` 2 - k
-- plant: g | (* k) => (* 2)
-- plant: combine | a * 10 + b => a * 10 + k
-- plant: twice | f . f => f
-- plant: tooHigh | x > hi => x > lo
-- plant: f | h x x => h x 0
-- plant: bounded | | tooLow = lo => | tooLow = hi
