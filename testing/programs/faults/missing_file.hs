-- exit: 1
-- stderr: nowhere.txt: openFile: does not exist (No such file or directory)
module Main where

main :: IO ()
main = readFile "nowhere.txt" >>= putStr
-- expected stdout:
