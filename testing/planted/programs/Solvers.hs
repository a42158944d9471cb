module Main where

-- a backtracking solver: local functions three deep
queens :: Int -> [[Int]]
queens n = place n
  where
    place 0 = [[]]
    place k = [q : qs | qs <- place (k - 1), q <- [1 .. n], safe q qs]
    safe q qs = and [ok q c d | (d, c) <- zip [1 ..] qs]
    ok q c d = q /= c && abs (q - c) /= d

sudoku :: Int -> [Int] -> Maybe [Int]
sudoku size cells = solve cells
  where
    solve grid = case break (== 0) grid of
      (_, []) -> Just grid
      (before, _ : after) -> firstJust [solve (before ++ v : after) | v <- [1 .. size], fits (length before) v]
      where
        fits i v = v `notElem` rowOf i && v `notElem` columnOf i
        rowOf i = [grid !! j | j <- [start .. start + size - 1]]
          where start = (i `div` size) * size
        columnOf i = [grid !! j | j <- [i `mod` size, i `mod` size + size .. size * size - 1]]
    firstJust (Just x : _) = Just x
    firstJust (Nothing : rest) = firstJust rest
    firstJust [] = Nothing

main :: IO ()
main = do
  print (take 2 (queens 4))
  print (sudoku 3 [1, 0, 0, 0, 0, 1, 0, 0, 0])
-- plant: ok | /= d => /= d + 1
-- plant: place | q <- [1 .. n] => q <- [1 .. k]
-- plant: rowOf | (i `div` size) * size => (i `mod` size) * size
-- plant: columnOf | i `mod` size + size .. => i `mod` size + 1 ..
-- plant: fits | v `notElem` rowOf i && => v `notElem` rowOf i ||
-- plant: safe | zip [1 ..] qs => zip [0 ..] qs
