-- Text.Printf as exercises use it.
module Main where

import Text.Printf

main :: IO ()
main = do
  printf "%d %s %c\n" (42 :: Int) "str" 'x'
  printf "%5d|%-5d|%05d|%+d\n" (42 :: Int) (42 :: Int) (42 :: Int) (42 :: Int)
  printf "%.2f|%8.3f|%-8.1f|%e|%g\n" (3.14159 :: Double) (2.71828 :: Double) (1.05 :: Double) (1234.5 :: Double) (0.5 :: Double)
  printf "%x %X %o %b %%\n" (255 :: Int) (255 :: Int) (8 :: Int) (5 :: Int)
  printf "%10s|%-10s|%.2s\n" "right" "left" "cut"
  let s = printf "%s has %d items" "list" (3 :: Int) :: String
  putStrLn s
  mapM_ (\(n, v) -> printf "%-6s %6.2f\n" (n :: String) (v :: Double)) [("a", 1.5), ("bb", 22.333)]
  printf "no arguments\n"

-- expected stdout:
-- | 42 str x
-- |    42|42   |00042|+42
-- | 3.14|   2.718|1.0     |1.2345e3|0.5
-- | ff FF 10 101 %
-- |      right|left      |cu
-- | list has 3 items
-- | a        1.50
-- | bb      22.33
-- | no arguments
