module Main where

infix 4 ===
a === b = a == b

main :: IO ()
main = print (1 === 2 === 3)
-- expected stderr:
-- | fail_operators.hs:7:23: error: cannot mix `===` (infix 4) and `===` (infix 4) in one expression without parentheses
-- |  7 | main = print (1 === 2 === 3)
-- |    |                       ^^^
-- | 1 error
