-- About a billion reductions with little live data: a counting loop, and lists that are consumed as they are produced.
module Main where

loop :: Int -> Int -> Int
loop 0 acc = acc
loop n acc = acc `seq` (if even n then loop (n - 1) (acc + n) else loop (n - 1) (acc `mod` 1000003))

collatz :: Int -> Int
collatz n = length (takeWhile (/= 1) (iterate next n))
  where next k = if even k then k `div` 2 else 3 * k + 1

main :: IO ()
main = do
  print (loop 60000000 0)
  print (length (filter even (map (* 3) (takeWhile (< 30000000) [1 ..]))))
  print (maximum (map collatz [1 .. 200000]))
