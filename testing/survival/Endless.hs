-- Runs until something ends it: recorded calls, values of libraries, output all the time.
module Main (main) where

import qualified Data.Map as M

data Shape = Circle {radius :: Int} | Box {width, height :: Int} deriving (Show, Eq)

main :: IO ()
main = mapM_ line [1 ..]

line :: Int -> IO ()
line n = do
  let table = histogram (digits n)
  putStrLn (show n ++ ": " ++ show (M.toList table) ++ " " ++ show (total (shapes n)))

digits :: Int -> [Int]
digits n = map (`mod` 10) (takeWhile (> 0) (iterate (`div` 10) (n * n)))

histogram :: [Int] -> M.Map Int Int
histogram ds = M.fromListWith (+) [(d, 1) | d <- ds]

shapes :: Int -> [Shape]
shapes n = concatMap pair [1 .. n `mod` 7]
  where
    pair k = [Circle k, Box {width = k, height = n}]

total :: [Shape] -> Integer
total = foldr (\s acc -> area s + acc) 0

area :: Shape -> Integer
area (Circle r) = 3 * fromIntegral r ^ (2 :: Int)
area (Box w h) = fromIntegral w * fromIntegral h
