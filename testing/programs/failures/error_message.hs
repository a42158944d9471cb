-- exit: 1
-- stderr: negative: -3
-- What was printed before the failure stays.
module Main where

squareRoot :: Int -> Int
squareRoot n
  | n < 0 = error ("negative: " ++ show n)
  | otherwise = last (takeWhile (\k -> k * k <= n) [0 ..])

main :: IO ()
main = do
  print (squareRoot 17)
  print (length [squareRoot (-1), squareRoot 4])
  print (squareRoot (-3))
  putStrLn "not reached"

-- expected stdout:
-- | 4
-- | 2
