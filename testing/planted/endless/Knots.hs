-- Values that are defined by each other, and must not need themselves.
module Main where

data Bill = Bill {net :: Int, tax :: Int, total :: Int} deriving (Show)

bill :: [Int] -> Bill
bill prices = b
  where
    b = Bill (sum prices) (net b `div` 5) (net b + tax b)

columns :: [Int] -> [Int]
columns widths = starts
  where
    starts = 0 : zipWith (+) starts widths

labels :: [(String, Int)]
labels = [("begin", 0), ("loop", address "begin" + 4), ("end", address "loop" + 6)]

address :: String -> Int
address name = maybe 0 id (lookup name labels)

main :: IO ()
main = do
  print (bill [10, 25, 15])
  print (columns [3, 8, 5])
  print (address "end")

-- plant: bill or b | (net b `div` 5) => (total b `div` 6)
-- plant: columns or starts | 0 : zipWith (+) starts widths => zipWith (+) starts (0 : widths)
-- plant: labels | address "begin" + 4 => address "loop" + 4
