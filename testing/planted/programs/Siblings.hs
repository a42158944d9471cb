-- Local functions that use variables of their surroundings only through other local functions.
module Main where

scaled :: Int -> [Int] -> [Int]
scaled k ys = map go ys
  where
    go y = helper y + 1
    helper x = x * k

report :: Int -> Int -> String
report limit n = line n ++ line (n + 2)
  where
    line m = show m ++ mark m
    mark m
      | over m = "!"
      | otherwise = "."
    over m = m > limit

walk :: Int -> Int -> Int
walk stride n = outer n
  where
    outer 0 = 0
    outer m = inner m + outer (m - 1)
    inner m = let twice = 2 * m in deepest twice
    deepest x = x + stride

compose :: Int -> Int -> Int
compose a b = twice (\x -> bump x) b
  where
    bump x = x + a
    twice f = f . f

main :: IO ()
main = do
  print (scaled 1 [3, 4], scaled 2 [3, 4])
  putStrLn (report 3 2 ++ report 4 2)
  print (walk 1 3, walk 10 3)
  print (compose 1 5, compose 2 5)
-- plant: helper | x * k => x + k
-- plant: go | helper y + 1 => helper y + 2
-- plant: scaled | map go ys => map helper ys
-- plant: over | m > limit => m >= limit
-- plant: mark | "!" => "?"
-- plant: line | show m ++ mark m => show m ++ mark (m + 1)
-- plant: deepest | x + stride => x * stride
-- plant: inner | 2 * m in => 3 * m in
-- plant: outer | outer 0 = 0 => outer 0 = 1
-- plant: bump | x + a => x + a + a
-- plant: twice | f . f => f
