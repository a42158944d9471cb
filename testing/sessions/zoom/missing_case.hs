-- Zoom: an equation is missing. Another one was chosen, and the finding says that one before it may be missing.
-- debug:
-- answer: no
-- answer: no
-- answer: zoom
-- answer: no
module Main where

main :: IO ()
main = print (name 2)

name :: Int -> String
name 1 = "one"
name 3 = "three"
name _ = "many"
-- expected stdout:
-- | "many"
-- expected session:
-- | "many"
-- | 1. main = {prints "\"many\"\n"} ? no
-- | 2. name 2 = "many" ? no
-- | The fault is in name, missing_case.hs:15:1 (its equations: lines 13-15)
-- |     name _ = "many"
-- | 3. name 2: matched name _ ? no
-- | The fault is in the choice of the equation name _, missing_case.hs:15:1-6, in name
-- |     name _ = "many"
-- |     ^^^^^^
-- | or what should have been chosen before it is missing
