-- plant: helper | helper y = y * k => helper y = y * k + 1
-- plant: go | go y = helper y + 1 => go y = helper y + 2
-- plant: indent | replicate depth => replicate (depth + 1)
-- plant: score | bonus w => bonus w + 1
-- plant: pad | length s => length s + 1
-- Local functions that use a variable only through a sibling.
module Main where

scaled :: Int -> [Int] -> [Int]
scaled k = map go
  where
    go y = helper y + 1
    helper y = y * k

outline :: Int -> [String] -> [String]
outline depth = concatMap item
  where
    item s
      | null s = []
      | otherwise = [line s, line "-"]
    line s = indent ++ s
    indent = replicate depth ' '

rank :: [(String, Int)] -> [String] -> Int
rank weights = sum . map score
  where
    score w = base w + bonus w
    base w = maybe 0 id (lookup w weights)
    bonus w = if limit w then 10 else 0
    limit w = base w > threshold
    threshold = average (map snd weights)

average :: [Int] -> Int
average [] = 0
average ns = sum ns `div` length ns

table :: [(String, Int)] -> [String]
table rows = map row rows
  where
    row (name, n) = pad name ++ " " ++ show n
    pad s = s ++ replicate (width - length s) '.'
    width = maximum (map (length . fst) rows)

countdown :: Int -> Int -> [Int]
countdown n stepSize = down n
  where
    down m
      | stop m = [m]
      | otherwise = m : down (next m)
    stop m = m - stepSize < 0
    next m = m - stepSize

main :: IO ()
main = do
  print (scaled 2 [3, 4], scaled 1 [3])
  mapM_ putStrLn (outline 2 ["one", "", "two"])
  print (rank [("a", 4), ("b", 9), ("c", 2)] ["a", "b", "x"])
  mapM_ putStrLn (table [("apple", 3), ("fig", 12)])
  print (countdown 10 3, countdown 10 4)
