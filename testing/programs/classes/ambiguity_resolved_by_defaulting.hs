-- H2010 4.3.4: numeric defaults: Integer, then Double; a default declaration changes the list.
module Main where

default (Int, Double)

x = 2 ^ 63

avg xs = sum xs / fromIntegral (length xs)

main :: IO ()
main = do
  print x
  print (2 ^ 10, 7 / 2, truncate 2.7)
  print (avg [1, 2, 3, 4])
  print (fromIntegral (length "abc") * 1.5)
  print (show 3 ++ show 3.0)
  print (maxBound `div` 2 == 4611686018427387903)

-- expected stdout:
-- | -9223372036854775808
-- | (1024,3.5,2)
-- | 2.5
-- | 4.5
-- | "33.0"
-- | True
