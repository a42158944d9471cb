-- A breadth-first search that remembers where it was.
module Main where

neighbours :: Int -> [Int]
neighbours n = [m | m <- [n * 2, n - 3, n + 1], m > 0, m < 20]

search :: Int -> [[Int]] -> [Int] -> Maybe [Int]
search _ [] _ = Nothing
search goal (path : queue) seen
  | head path == goal = Just (reverse path)
  | otherwise = search goal (queue ++ map (: path) new) (new ++ seen)
  where
    new = [n | n <- neighbours (head path), n `notElem` seen]

main :: IO ()
main = do
  print (search 11 [[1]] [1])
  print (search 0 [[1]] [1])

-- plant: search or new | n `notElem` seen] => n `notElem` path]
-- plant: neighbours | m < 20 => m > 19 || m < 20
-- plant: search | head path == goal => head path == goal + 30
