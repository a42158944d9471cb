-- A partial application in an argument of another one of the same function is shown with its own
-- arguments; what holds itself goes round.
-- debug: --tree edt --strategy top-down
-- answer: no
-- answer: no
-- answer: yes
-- answer: yes
-- answer: yes
module Main where

import Data.Function (fix)

scan :: (b -> a -> b) -> b -> [a] -> [b]
scan f z xs = foldr (\x k acc -> acc : k (f acc x)) (\acc -> [acc]) xs z

factorial :: Integer -> Integer
factorial = fix (\rec n -> if n <= 1 then 1 else n * rec (n - 1))

main :: IO ()
main = do
  print (scan (-) 10 [1, 2])
  print (factorial 2)
-- expected stdout:
-- | [10,9,7]
-- | 2
-- expected session:
-- | [10,9,7]
-- | 2
-- | 1. main = {prints "[10,9,7]\n2\n"} ? no
-- | 2. scan (-) 10 [1,2] = [10,9,7] ? no
-- | 3. (\x k acc -> acc : k (f acc x)) 1 ((\x k acc -> acc : k (f acc x)) 2 (\acc -> [acc]) with f = (-)) 10 = [10,9,7], with f = (-) ? yes
-- | The fault is in scan, partial_applications.hs:14:1
-- |     scan f z xs = foldr (\x k acc -> acc : k (f acc x)) (\acc -> [acc]) xs z
-- |                          .............................   .............
