-- An expected value is taken at the type of the result: 8 is a Double where the result is one, 1/2 a Rational, "b" a Text.
-- Where the type is not known numbers are compared by what they are worth.
-- debug:
-- answer: no
-- answer: expect 8
-- answer: expect [1, 2]
-- answer: expect 1/2
-- answer: expect Just 3
-- answer: expect "ab"
-- answer: expect (2, 3)
-- answer: expect [0, 1]
{-# LANGUAGE OverloadedStrings #-}
module Main where

import Data.Ratio ((%))
import Data.Text (Text, append)

half :: Double -> Double
half x = x / 2

doubles :: Int -> [Double]
doubles n = map fromIntegral [1 .. n]

ratio :: Integer -> Rational
ratio n = n % 4

wrap :: Int -> Maybe Double
wrap n = Just (fromIntegral n)

join :: Text -> Text
join t = append t "b"

both :: Num a => a -> (a, a)
both n = (n, n + 1)

countdown :: Int -> [Int]
countdown n = [n]

main :: IO ()
main = do
  print (half 16)
  print (doubles 2)
  print (ratio 2)
  print (wrap 3)
  print (join "a")
  print (both (2 :: Double))
  print (countdown 1)
