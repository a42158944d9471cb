-- The greatest common divisor, which should be 12. The run does not end and is stopped after 60 reductions.
--
-- The fault is the first guard of modulo: the remainder of 12 by 12 is 0, not 12, so that gcd' goes on with the
-- same numbers for ever. It should be a < b. The calls of gcd' that do not end are wrong, but it is not their fault:
-- modulo, which finished, is asked about as well.
-- fault: modulo
-- wrong: gcd' 48 36 = ⊥
-- wrong: gcd' 36 12 = ⊥
-- wrong: gcd' 12 12 = ⊥
-- wrong: modulo 36 12 = 12
-- wrong: modulo 24 12 = 12
-- wrong: modulo 12 12 = 12
-- debug: --max-steps 60
-- answer: no
-- answer: no
-- answer: no
-- answer: no
-- only: debug
module Main where

gcd' :: Int -> Int -> Int
gcd' a 0 = a
gcd' a b = gcd' b (a `modulo` b)

modulo :: Int -> Int -> Int
modulo a b
  | a <= b = a
  | otherwise = modulo (a - b) b

main :: IO ()
main = print (gcd' 48 36)
-- expected session:
-- | 1. main = {does not finish} ? no
-- | 2. gcd' 36 12 = ⊥ ? no
-- | 3. gcd' 12 12 = ⊥ ? no
-- | 4. modulo 12 12 = 12 ? no
-- | The fault is in modulo, Gcd.hs:26:1
-- |     modulo a b
-- |       | a <= b = a
-- |       | otherwise = modulo (a - b) b
-- |                     ~~~~~~~~~~~~~~~~
