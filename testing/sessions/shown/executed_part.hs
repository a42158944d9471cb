-- What of the equation is suspect: not the guard that was not taken, not the code of the local function and of the
-- lambda, whose calls were judged for themselves, not an equation before it.
-- debug:
-- answer: no
-- answer: no
-- answer: yes
-- answer: next
-- answer: no
-- answer: yes
-- answer: yes
module Main where

main :: IO ()
main = print (total [1, 2, 3], other 5 [])

total :: [Int] -> Int
total [] = 0
total xs = go 0 xs + bonus
  where
    go acc [] = acc
    go acc (y:ys) = go (acc + y) ys
    bonus
      | null xs = 7
      | otherwise = 1

other :: Int -> [Int] -> [Int]
other n (_:_) = [n]
other n [] = map (\x -> x + n) (if n > 3 then [1, 2] else [3])
-- expected stdout:
-- | (7,[6,7])
-- expected session:
-- | (7,[6,7])
-- | 1. main = {prints "(7,[6,7])\n"} ? no
-- | 2. total [1,2,3] = 7 ? no
-- | 3. go 0 [1,2,3] = 6 ? yes
-- | The fault is in total, executed_part.hs:18:1 (its equations: lines 17-24)
-- |     total xs = go 0 xs + bonus
-- |       where
-- |   .     go acc [] = acc
-- |   .     go acc (y:ys) = go (acc + y) ys
-- |         bonus
-- |           | null xs = 7
-- |                       ~
-- |           | otherwise = 1
-- | 4. other 5 [] = [6,7] ? no
-- | 5. (\x -> x + n) 1 = 6, with n = 5 ? yes
-- | 6. (\x -> x + n) 2 = 7, with n = 5 ? yes
-- | The fault is in other, executed_part.hs:28:1 (its equations: lines 27-28)
-- |     other n [] = map (\x -> x + n) (if n > 3 then [1, 2] else [3])
-- |                       ...........                             ~~~
