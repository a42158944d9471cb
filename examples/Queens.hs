-- All ways to place so many queens on a board, none in reach of another. No fault; a larger run to try:
--
--     $ inquest run Queens.hs -- 8
--     92
-- args: 5
module Main where

import System.Environment (getArgs)

main :: IO ()
main = do
  arguments <- getArgs
  let size = case arguments of
        [text] -> read text
        _      -> 6
  print (length (queens size))

queens :: Int -> [[Int]]
queens size = place size
  where
    place 0 = [[]]
    place n = [q : qs | qs <- place (n - 1), q <- [1 .. size], safe q qs]

safe :: Int -> [Int] -> Bool
safe q qs = and [q /= c && abs (q - c) /= d | (d, c) <- zip [1 ..] qs]
-- expected stdout:
-- | 10
