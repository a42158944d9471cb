-- The call that does not end is right; what it called finished, and was wrong. The arguments repeat.
module Main where

gcd' :: Int -> Int -> Int
gcd' a 0 = a
gcd' a b = gcd' b (a `modulo` b)

modulo :: Int -> Int -> Int
modulo a b
  | a < b = a
  | otherwise = modulo (a - b) b

main :: IO ()
main = print (map (gcd' 48) [7, 36])

-- plant: modulo | a < b => a <= b
-- plant: gcd' | (a `modulo` b) => (b `modulo` (a + 1))
