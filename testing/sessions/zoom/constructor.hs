-- Zoom: a constructor is wrong. What follows Red is Green.
-- debug:
-- answer: no
-- answer: no
-- answer: no
-- answer: zoom
-- answer: yes
-- answer: no
module Main where

data Light = Red | Green | Amber deriving Show

main :: IO ()
main = print (twice Red)

twice :: Light -> Light
twice l = next (next l)

next :: Light -> Light
next Green = Amber
next Amber = Red
next Red = Red
-- expected stdout:
-- | Red
-- expected session:
-- | Red
-- | 1. main = {prints "Red\n"} ? no
-- | 2. twice Red = Red ? no
-- | 3. next Red = Red ? no
-- | The fault is in next, constructor.hs:22:1 (its equations: lines 20-22)
-- |     next Red = Red
-- | 4. next Red: matched next Red ? yes
-- | 5. next Red: the constructor Red ? no
-- | The fault is in the expression Red, constructor.hs:22:12-14, in next
-- |     next Red = Red
-- |                ^^^
