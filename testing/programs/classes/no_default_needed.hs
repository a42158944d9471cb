-- Default defaulting: Integer is tried first.
module Main where

import Data.List (genericLength)

main :: IO ()
main = do
  print (2 ^ 64)
  print (product [1 .. 25])
  print (sqrt 2 * sqrt 2)
  print (toRational 0.75, round 2.5, round 3.5, round (-2.5), ceiling 2.1, floor (-2.1))
  print (genericLength "four" / 2)
  print (realToFrac 1.5 + 1, fromIntegral 3 / 2)
  print (let n = 5 in (n * n, n / 1))
  print (sum (map fromIntegral [1, 2, 3]) / 2)
  print [fromEnum 'a' .. 100]
  print (read "3" + 4)

-- expected stdout:
-- | 18446744073709551616
-- | 15511210043330985984000000
-- | 2.0000000000000004
-- | (3 % 4,2,4,-2,3,-3)
-- | 2.0
-- | (2.5,1.5)
-- | (25.0,5.0)
-- | 3.0
-- | [97,98,99,100]
-- | 7
