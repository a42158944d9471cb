-- A local function does not end.
module Main where

toBinary :: Int -> String
toBinary n = go n ""
  where
    go k acc
      | k == 0 = if null acc then "0" else acc
      | otherwise = go (k `div` 2) (digit k : acc)
    digit k = if even k then '0' else '1'

main :: IO ()
main = mapM_ (putStrLn . toBinary) [0, 6]

-- plant: go | k == 0 = => k == 0, length acc > 5 =
-- plant: go | k `div` 2 => k `div` 1
