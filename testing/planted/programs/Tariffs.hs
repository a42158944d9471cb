module Main where
import Data.List (foldl')

-- closures returned, partially applied, stored in data
data Account = Account { owner :: String, rateOf :: Int -> Int, history :: [Int] }

open :: String -> Int -> Account
open name base = Account name rate []
  where
    rate amount = tiered amount + bonus
    tiered amount
      | amount > limit = base * 2
      | otherwise = base
    limit = length name * 100
    bonus = base `div` 5

apply :: Account -> Int -> Account
apply acc amount = acc { history = rateOf acc amount : history acc }

discounts :: Int -> [Int -> Int]
discounts k = [percent, flat, both]
  where
    percent x = x - x * k `div` 100
    flat x = x - cut
    both = percent . flat
    cut = k + 1

compose :: [a -> a] -> a -> a
compose = foldr (.) id

main :: IO ()
main = do
  let a = foldl' apply (open "ann" 10) [100, 500]
      b = foldl' apply (open "bo" 20) [100, 500]
  print (history a, history b)
  print (map ($ 200) (discounts 10), map ($ 200) (discounts 20))
  print (compose (discounts 5) 1000)
-- plant: limit | length name * 100 => length name * 250
-- plant: bonus | base `div` 5 => base `div` 10
-- plant: tiered | base * 2 => base * 3
-- plant: rate | tiered amount + bonus => tiered amount - bonus
-- plant: percent | `div` 100 => `div` 50
-- plant: cut | k + 1 => k + 2
-- plant: both | percent . flat => flat . percent
