-- Functions among the arguments are applied as they are. What a suspected one does was not judged, so a no that rests
-- on it is none.
-- debug: --tree edt --oracle properties --trust inc --strategy single-stepping
-- answer: yes
-- answer: yes
-- answer: yes
-- answer: yes
module Main where

applyTwice :: (Int -> Int) -> Int -> Int
applyTwice f x = f (f (f x))

spec_applyTwice :: (Int -> Int) -> Int -> Int -> Bool
spec_applyTwice f x r = r == f (f x)

inc :: Int -> Int
inc n = n + 1

dec :: Int -> Int
dec n = n - 1

main :: IO ()
main = print (applyTwice dec 0) >> print (applyTwice inc 3)
-- expected stdout:
-- | -3
-- | 6
-- expected session:
-- | -3
-- | 6
-- | 1. dec (-2) = -3 ? yes
-- | 2. dec (-1) = -2 ? yes
-- | 3. dec 0 = -1 ? yes
-- | 4. applyTwice dec 0 = -3 ? yes
-- | The fault is in applyTwice, properties_functions.hs:11:1
-- |     applyTwice f x = f (f (f x))
