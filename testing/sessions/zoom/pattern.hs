-- Zoom: a pattern is wrong. The names of a pair that was bound are the wrong way round.
-- debug:
-- answer: no
-- answer: no
-- answer: yes
-- answer: zoom
-- answer: yes
-- answer: no
-- answer: yes
-- answer: yes
module Main where

main :: IO ()
main = print (share 7)

share :: Int -> (Int, Int)
share n = (q, r)
  where (r, q) = parts n

parts :: Int -> (Int, Int)
parts n = (n `div` 2, n `mod` 2)
-- expected stdout:
-- | (1,3)
-- expected session:
-- | (1,3)
-- | 1. main = {prints "(1,3)\n"} ? no
-- | 2. share 7 = (1,3) ? no
-- | 3. parts 7 = (3,1) ? yes
-- | The fault is in share, pattern.hs:17:1
-- |     share n = (q, r)
-- |       where (r, q) = parts n
-- | 4. share 7: parts n = (3,1), with n = 7 ? yes
-- | 5. share 7: (r, q) = (3,1) ? no
-- | The fault is in the binding (r, q), pattern.hs:18:9-14, in share
-- |     share n = (q, r)
-- |       where (r, q) = parts n
-- |             ^^^^^^
