-- Zoom: a guard is wrong. 7 is not below 7.
-- debug: --tree edt
-- answer: no
-- answer: no
-- answer: zoom
-- answer: no
-- answer: yes
-- answer: yes
module Main where

main :: IO ()
main = print (grade 7)

grade :: Int -> String
grade n
  | n <= 7 = "low"
  | otherwise = "high"
-- expected stdout:
-- | "low"
-- expected session:
-- | "low"
-- | 1. main = {prints "\"low\"\n"} ? no
-- | 2. grade 7 = "low" ? no
-- | The fault is in grade, guard.hs:15:1
-- |     grade n
-- |       | n <= 7 = "low"
-- |       | otherwise = "high"
-- |                     ~~~~~~
-- | 3. grade 7: the guard n <= 7 is True, with n = 7 ? no
-- | 4. grade 7: in n <= 7, the variable n = 7 ? yes
-- | 5. grade 7: in n <= 7, the literal 7 ? yes
-- | The fault is in the guard n <= 7, guard.hs:16:5-10, in grade
-- |     grade n
-- |       | n <= 7 = "low"
-- |         ^^^^^^
-- |       | otherwise = "high"
