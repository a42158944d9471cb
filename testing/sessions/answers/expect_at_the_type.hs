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
-- expected stdout:
-- | 8.0
-- | [1.0,2.0]
-- | 1 % 2
-- | Just 3.0
-- | "ab"
-- | (2.0,3.0)
-- | [1]
-- expected session:
-- | 8.0
-- | [1.0,2.0]
-- | 1 % 2
-- | Just 3.0
-- | "ab"
-- | (2.0,3.0)
-- | [1]
-- | 1. main = {prints "8.0\n[1.0,2.0]\n1 % 2\nJust 3.0\n\"ab\"\n(2.0,3.0)\n[1]\n"} ? no
-- | 2. half 16.0 = 8.0 ? yes
-- | 3. doubles 2 = [1.0,2.0] ? yes
-- | 4. ratio 2 = 1 % 2 ? yes
-- | 5. wrap 3 = Just 3.0 ? yes
-- | 6. join (pack "a") = pack "ab" ? yes
-- | 7. both 2.0 = (2.0,3.0) ? yes
-- | 8. countdown 1 = [1] ? no
-- | The fault is in countdown, expect_at_the_type.hs:37:1
-- |     countdown n = [n]
