-- A program that does not end: countdown steps over 0. Interrupt it with Ctrl-C, or give it a limit, and ask.
--
-- The fault is in step, which should take one away, not two.
-- fault: step
-- wrong: countdown 7 = 7 : 5 : 3 : 1 : -1 : -3 : -5 : -7 : -9 : -11 : -13 : -15 : _
-- wrong: countdown 5 = 5 : 3 : 1 : -1 : -3 : -5 : -7 : -9 : -11 : -13 : -15 : _
-- wrong: countdown 3 = 3 : 1 : -1 : -3 : -5 : -7 : -9 : -11 : -13 : -15 : _
-- wrong: countdown 1 = 1 : -1 : -3 : -5 : -7 : -9 : -11 : -13 : -15 : _
-- wrong: countdown (-1) = -1 : -3 : -5 : -7 : -9 : -11 : -13 : -15 : _
-- wrong: countdown (-3) = -3 : -5 : -7 : -9 : -11 : -13 : -15 : _
-- wrong: countdown (-5) = -5 : -7 : -9 : -11 : -13 : -15 : _
-- wrong: countdown (-7) = -7 : -9 : -11 : -13 : -15 : _
-- wrong: countdown (-9) = -9 : -11 : -13 : -15 : _
-- wrong: countdown (-11) = -11 : -13 : -15 : _
-- wrong: countdown (-13) = -13 : -15 : _
-- wrong: countdown (step 7) = 5 : 3 : 1 : -1 : -3 : -5 : -7 : -9 : -11 : -13 : -15 : _
-- wrong: countdown (step 5) = 3 : 1 : -1 : -3 : -5 : -7 : -9 : -11 : -13 : -15 : _
-- wrong: countdown (step 3) = 1 : -1 : -3 : -5 : -7 : -9 : -11 : -13 : -15 : _
-- wrong: countdown (step 1) = -1 : -3 : -5 : -7 : -9 : -11 : -13 : -15 : _
-- wrong: countdown (step (-1)) = -3 : -5 : -7 : -9 : -11 : -13 : -15 : _
-- wrong: countdown (step (-3)) = -5 : -7 : -9 : -11 : -13 : -15 : _
-- wrong: countdown (step (-5)) = -7 : -9 : -11 : -13 : -15 : _
-- wrong: countdown (step (-7)) = -9 : -11 : -13 : -15 : _
-- wrong: countdown (step (-9)) = -11 : -13 : -15 : _
-- wrong: countdown (step (-11)) = -13 : -15 : _
-- wrong: countdown (step (-13)) = -15 : _
-- wrong: step (-13) = -15
-- wrong: step (-11) = -13
-- wrong: step (-9) = -11
-- wrong: step (-7) = -9
-- wrong: step (-5) = -7
-- wrong: step (-3) = -5
-- wrong: step (-1) = -3
-- wrong: step 1 = -1
-- wrong: step 3 = 1
-- wrong: step 5 = 3
-- wrong: step 7 = 5
-- only: debug
-- debug: --order innermost --max-steps 100
-- answer: no
-- answer: inadmissible
-- answer: no
-- answer: no
-- answer: inadmissible
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
-- | 1. main = {does not finish} ? no
-- | 2. countdown (-3) = -3 : -5 : -7 : -9 : -11 : -13 : -15 : _ ? inadmissible
-- | 3. countdown 3 = 3 : 1 : -1 : -3 : -5 : -7 : -9 : -11 : -13 : -15 : _ ? no
-- | 4. countdown 1 = 1 : -1 : -3 : -5 : -7 : -9 : -11 : -13 : -15 : _ ? no
-- | 5. countdown (-1) = -1 : -3 : -5 : -7 : -9 : -11 : -13 : -15 : _ ? inadmissible
-- | 6. step 1 = -1 ? no
-- | The fault is in step, Countdown.hs:56:1
-- |     step n = n - 2
