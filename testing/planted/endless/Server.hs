-- Rightly endless. One step on the way is wrong, and the run is stopped much later.
module Main where

price :: Int -> Int
price n = n * 10 - rebate n

rebate :: Int -> Int
rebate n = if n > 100 then 1 else 0

line :: Int -> String
line n = show n ++ ": " ++ show (price n)

serve :: Int -> IO ()
serve n = putStrLn (line n) >> serve (n + 1)

main :: IO ()
main = serve 1

-- plant: price | n * 10 - rebate n => if n == 3 then 31 else n * 10 - rebate n
-- plant: rebate | n > 100 => n > 4
-- plant: serve | serve (n + 1) => serve (n + 2)
