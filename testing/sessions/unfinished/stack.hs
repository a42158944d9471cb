-- A function calls itself with the same argument until the stack is full: one of these calls is asked about.
-- debug: --max-memory 4M
-- answer: no
-- answer: no
-- answer: no
-- only: debug
module Main where

sumTo :: Int -> Int
sumTo 0 = 0
sumTo n = n + sumTo n

average :: Int -> Int
average n = sumTo n `div` n

main :: IO ()
main = print (average 3)
-- expected session:
-- | 1. main = {does not finish} ? no
-- | 2. average 3 = ⊥ ? no
-- | 3. sumTo 3 = ⊥ ? no
-- | The fault is in sumTo, stack.hs:11:1 (its equations: lines 10-11)
-- |     sumTo n = n + sumTo n
-- | It does not end: it calls itself again and again, with arguments that repeat:
-- |   32,741 more, then
-- |   sumTo 3 = ⊥
-- |   sumTo 3 = ⊥
-- |   sumTo 3 = ⊥
-- |   sumTo 3 = ⊥
