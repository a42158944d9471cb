module Ops ((|>), minus, Vec (..), sumV) where

infixr 5 |>
infixl 6 `minus`
infixr 4 :.

(|>) :: Integer -> Integer -> Integer
(|>) = (^)

minus :: Int -> Int -> Int
minus = (-)

data Vec = Int :. Vec | End deriving Show

sumV :: Vec -> Int
sumV End = 0
sumV (n :. v) = n + sumV v
