-- plant: plus | m f (n f x) => n f (n f x)
-- plant: times | m (n f) => m (m f)
-- plant: suc | f (n f x) => f (f (n f x))
{-# LANGUAGE RankNTypes #-}
module Main where

newtype Church = Church (forall a. (a -> a) -> a -> a)

zero :: Church
zero = Church (\_ x -> x)

suc :: Church -> Church
suc (Church n) = Church (\f x -> f (n f x))

plus :: Church -> Church -> Church
plus (Church m) (Church n) = Church (\f x -> m f (n f x))

times :: Church -> Church -> Church
times (Church m) (Church n) = Church (\f -> m (n f))

toInt :: Church -> Int
toInt (Church n) = n (+ 1) 0

fromInt :: Int -> Church
fromInt 0 = zero
fromInt n = suc (fromInt (n - 1))

main :: IO ()
main = print (toInt (plus (times (fromInt 2) (fromInt 3)) (fromInt 1)))
