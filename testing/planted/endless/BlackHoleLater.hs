-- An action that prints and then comes to a value that needs itself. What it had used until then was computed
-- before, for others.
module Main where

import Data.IORef

scale :: Int -> [Int] -> [Int]
scale k = map (times k)

times :: Int -> Int -> Int
times a b = a * b

table :: [Int]
table = scale 3 (scale 2 [1, 2, 3])

add :: IORef Int -> Int -> IO ()
add ref n = modifyIORef ref (+ n)

report :: IORef Int -> IO Int
report ref = do
  print (sum table)
  mapM_ (add ref) (take 2 (let ys = 9 : map (* 2) ys in ys))
  readIORef ref

main :: IO ()
main = do
  print table
  ref <- newIORef 0
  report ref >>= print

-- plant: report | 9 : map (* 2) ys => map (* 2) ys
-- plant: times | a * b => if a > 2 then times a b else a * b
