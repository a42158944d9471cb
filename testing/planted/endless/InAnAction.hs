-- An action that goes on for ever, writing.
module Main where

count :: Int -> IO ()
count n
  | n == 0 = putStrLn "done"
  | otherwise = do
      putStrLn (show n)
      count (n - 1)

launch :: String -> IO ()
launch name = do
  putStrLn name
  count 3
  putStrLn (name ++ " is away")

main :: IO ()
main = mapM_ launch ["one", "two"]

-- plant: count | count (n - 1) => count n
-- plant: count | n == 0 => n == 4
