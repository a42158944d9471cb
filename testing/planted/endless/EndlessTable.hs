-- A lazy table and the function that fills it need each other, and the fault makes each row of it endless:
-- every element needs one of another row.
-- plant: row | [0 ..] => [0 - 1 ..]
-- plant: entry | entry 0 = [] => entry 9 = []
-- plant: entry | row (n - 1) => row (n + 1)
module Main (main) where

row :: Int -> [Int]
row = (map entry [0 ..] !!) . (`mod` 3)

entry :: Int -> [Int]
entry 0 = []
entry n = map negate (n : row (n - 1))

main :: IO ()
main = do
  print (row 2)
  print (row 4)
