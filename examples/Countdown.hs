-- A program that does not end: countdown steps over 0. Interrupt it with Ctrl-C, or give it a limit, and ask.
--
-- The fault is in step, which should take one away, not two.
-- only: debug
-- debug: --order innermost --max-steps 100
-- answer: no
-- answer: no
-- answer: no
module Main where

main :: IO ()
main = print (countdown 7)

countdown :: Int -> [Int]
countdown 0 = [0]
countdown n = n : countdown (step n)

step :: Int -> Int
step n = n - 2
-- expected session:
-- | 1. main = {} ? no
-- | 2. countdown 7 = 7 : 5 : 3 : 1 : -1 : -3 : -5 : -7 : -9 : -11 : -13 : -15 : _ ? no
-- | 3. step 7 = 5 ? no
-- | The fault is in step, Countdown.hs:19-19
-- |     step n = n - 2
