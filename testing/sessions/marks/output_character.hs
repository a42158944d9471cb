-- A wrong character of the output, marked in what `main` printed: through `unlines`, `show` and `++` to the call that
-- computed it.
-- debug: --order outermost
-- answer: mark r.1.1.9
-- answer: no
-- answer: no
-- answer: no
module Main where

main :: IO ()
main = do
  putStrLn (title "sums")
  putStr (unlines (map line [1, 2, 3]))
  putStrLn (title "end")

title :: String -> String
title s = "# " ++ s

line :: Int -> String
line n = show n ++ ": " ++ show (total n)

total :: Int -> Int
total 0 = 0
total n = n * total (n - 1)
