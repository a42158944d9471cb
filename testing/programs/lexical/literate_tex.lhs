\documentclass{article}
Code stands between begin and end.
\begin{code}
module Main where

main :: IO ()
main = do
  print (double 21)
\end{code}
And again:
\begin{code}
double :: Int -> Int
double x = 2 * x
\end{code}
The end.

-- expected stdout:
-- | 42
