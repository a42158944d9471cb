module Main where

-- local functions that see their surroundings only through siblings, in several places
justify :: Int -> [String] -> [String]
justify width = map line . chunk
  where
    chunk [] = []
    chunk ws = let (l, r) = fit 0 ws in l : chunk r
    fit _ [] = ([], [])
    fit used (w : ws)
      | overflows used w = ([], w : ws)
      | otherwise = let (l, r) = fit (used + length w + 1) ws in (w : l, r)
    overflows used w = used > 0 && used + length w > width
    line ws = unwords ws ++ filler ws
    filler ws = replicate (missing ws) '.'
    missing ws = width - length (unwords ws)

knapsack :: Int -> [(Int, Int)] -> Int
knapsack capacity items = best capacity items
  where
    best _ [] = 0
    best c ((w, v) : rest)
      | w > c = skip
      | otherwise = max skip (v + best (c - w) rest)
      where skip = best c rest

main :: IO ()
main = do
  mapM_ putStrLn (justify 8 (words "the cat sat on a mat"))
  mapM_ putStrLn (justify 5 (words "a bc def"))
  print (knapsack 5 [(2, 3), (3, 4), (4, 6)], knapsack 4 [(2, 3), (3, 4)])
-- plant: overflows | > width => >= width
-- plant: missing | width - length => width + 1 - length
-- plant: filler | '.' => '-'
-- plant: best | c - w => c
