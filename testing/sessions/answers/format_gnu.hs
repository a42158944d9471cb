-- The finding as compilers write messages; what was not judged and can hold the fault is a line, too.
-- debug: --format gnu
-- answer: no
-- answer: don't know
-- answer: yes
-- answer: yes
module Main where

double :: Int -> Int
double x = x + x + 1

twice :: [Int] -> [Int]
twice = map double

main :: IO ()
main = print (twice [1, 2])
-- expected stdout:
-- | [3,5]
-- expected session:
-- | format_gnu.hs:16:1: the fault is in main: main = {prints "[3,5]\n"}
-- | format_gnu.hs:13:1: or, not judged, in twice: twice [1,2] = [3,5]
