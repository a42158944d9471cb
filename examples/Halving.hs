-- How many steps it takes to come to 1: half of an even number, one more than an odd one. For 12 that should be
-- 5. The run does not end and is stopped after 60 reductions.
--
-- The fault is the last guard of steps, which calls itself with the same number. It should be steps (n + 1).
-- fault: steps
-- wrong: report 12 = "12: " ++ ⊥
-- wrong: steps 12 = ⊥
-- wrong: steps 6 = ⊥
-- wrong: steps 3 = ⊥
-- debug: --max-steps 60
-- answer: no
-- answer: no
-- answer: no
-- answer: no
-- only: debug
module Main where

steps :: Int -> Int
steps n
  | n == 1 = 0
  | even n = 1 + steps (half n)
  | otherwise = 1 + steps n

half :: Int -> Int
half n = n `div` 2

report :: Int -> String
report n = show n ++ ": " ++ show (steps n)

main :: IO ()
main = putStrLn (report 12)
-- expected session:
-- | 1. main = {does not finish} ? no
-- | 2. steps 12 = ⊥ ? no
-- | 3. steps 6 = ⊥ ? no
-- | 4. steps 3 = ⊥ ? no
-- | The fault is in steps, Halving.hs:19:1
-- |     steps n
-- |       | n == 1 = 0
-- |                  ~
-- |       | even n = 1 + steps (half n)
-- |       | otherwise = 1 + steps n
-- | It does not end: it calls itself again and again, with arguments that repeat:
-- |   20 more, then
-- |   steps 3 = ⊥
-- |   steps 3 = ⊥
-- |   steps 3 = ⊥
-- |   steps 3 = ⊥
