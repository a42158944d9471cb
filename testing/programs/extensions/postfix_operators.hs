{-# LANGUAGE PostfixOperators #-}
module Main where

(!) :: Integer -> Integer
(!) n = product [1 .. n]

(%%) :: Int -> Int -> Int
a %% b = a * 10 + b

main :: IO ()
main = do
  print (5 !)
  print (((2 + 2) !) - 1)
  print (map (4 %%) [1, 2])
-- expected stdout:
-- | 120
-- | 23
-- | [41,42]
