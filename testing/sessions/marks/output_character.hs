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
-- expected stdout:
-- | # sums
-- | 1: 0
-- | 2: 0
-- | 3: 0
-- | # end
-- expected session:
-- | # sums
-- | 1: 0
-- | 2: 0
-- | 3: 0
-- | # end
-- | 1. main = {prints "# sums\n1: 0\n2: 0\n3: 0\n# end\n"} ? no at r.1.1.9
-- | 2. line 1 = "1: 0" ? no
-- | 3. total 1 = 0 ? no
-- | 4. total 0 = 0 ? no
-- | The fault is in total, output_character.hs:23:1 (its equations: lines 23-24)
-- |     total 0 = 0
