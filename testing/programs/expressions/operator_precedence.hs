-- H2010 4.4.2: fixities of the Prelude, unary minus at level 6.
module Main where

import Data.Bits (shiftL, (.&.), (.|.))

main :: IO ()
main = do
  print (1 + 2 * 3 ^ 2 ^ 1 - 4 `div` 2)
  print (2 ^ 3 ^ 2, (2 ^ 3) ^ 2)
  print (10 - 3 - 2, 100 `div` 10 `div` 2)
  print (- 2 ^ 2, (-2) ^ 2, - 7 `mod` 3, (-7) `mod` 3)
  print (1 - (-1))
  print (not True || True && False == False)
  print ("a" ++ "b" ++ "c" == "abc" && 1 : 2 : [3] ++ [4] == [1, 2, 3, 4])
  print $ map (+ 1) $ filter even $ [1 .. 6]
  print (negate . abs $ -3)
  print (1 `shiftL` 3 .|. 5 .&. 3 :: Int)
  print (f . g $ 3, f $ g 3)
  print (5 `elem` [1, 2] || 3 `notElem` [3])
  print (3 < 4 && 4 <= 4 || undefined)
  print (length $! [1, 2] ++ [3])
  print (2 * 3 `max` 4, 7 `quot` 2 * 2, 7 `rem` 4 ^ 1)
  where
    f = (+ 1)
    g = (* 2)

-- expected stdout:
-- | 17
-- | (512,64)
-- | (5,5)
-- | (-4,4,-1,2)
-- | 2
-- | True
-- | True
-- | [3,5,7]
-- | -3
-- | 9
-- | (7,7)
-- | False
-- | True
-- | 3
-- | (8,6,3)
