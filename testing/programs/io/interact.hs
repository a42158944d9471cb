-- stdin: hello world
-- stdin: second line
-- stdin:
-- stdin: last
module Main where

import Data.Char (toUpper)

main :: IO ()
main = interact (unlines . zipWith number [1 :: Int ..] . lines . map toUpper)
  where number n s = show n ++ ": " ++ s

-- expected stdout:
-- | 1: HELLO WORLD
-- | 2: SECOND LINE
-- | 3: 
-- | 4: LAST
