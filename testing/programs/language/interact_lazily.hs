-- interact reads as far as the answers need.
-- stdin: 1
-- stdin: 2
-- stdin: quit
-- stdin: 3
module Main where

main :: IO ()
main = interact (unlines . map double . takeWhile (/= "quit") . lines)
  where double s = show (2 * read s :: Int)
-- expected stdout:
-- | 2
-- | 4
