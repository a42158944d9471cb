{-# LANGUAGE BangPatterns #-}
module Main where

import Control.Exception

sumTo :: Int -> Int
sumTo n = go 0 1
  where
    go !acc i
      | i > n = acc
      | otherwise = go (acc + i) (i + 1)

f :: Int -> Int -> Int
f !x y = y

g :: (Int, Int) -> Int
g (!a, b) = b

-- (!) is still an operator
(!) :: [a] -> Int -> a
xs ! i = xs !! i

main :: IO ()
main = do
  print (sumTo 100000)
  print (f 1 2, g (1, 2))
  r <- try (evaluate (f undefined 2)) :: IO (Either ErrorCall Int)
  putStrLn (either (const "forced") show r)
  r2 <- try (evaluate (g (undefined, 2))) :: IO (Either ErrorCall Int)
  putStrLn (either (const "forced") show r2)
  let !z = 3 + 4
      h !a !b = a - b
  print (z, h 5 3, [10, 20, 30] ! 1)
  r3 <- try (evaluate (let !q = undefined :: Int in 5)) :: IO (Either ErrorCall Int)
  putStrLn (either (const "forced") show r3)
  print (case (1, 2) of (!a, !b) -> a + b, (\ !x -> x) 4)

-- expected stdout:
-- | 5000050000
-- | (2,2)
-- | forced
-- | forced
-- | (7,2,20)
-- | forced
-- | (3,4)
