-- A library calls a function again and again. The second perfect number is 28: calls
-- after that should not have been made, and they lead to it.
-- debug: --max-steps 300000
-- answer: no
-- answer: yes
-- answer: inadmissible
-- answer: inadmissible
-- answer: inadmissible
-- answer: inadmissible
-- answer: inadmissible
-- answer: yes
-- answer: yes
-- answer: inadmissible
-- answer: no
-- answer: no
-- only: debug
module Main where

perfect :: Int -> Bool
perfect n = sum (divisors n) == n

divisors :: Int -> [Int]
divisors n = [d | d <- [1 .. n], n `mod` d == 0]

main :: IO ()
main = print (take 2 (filter perfect [1 ..]))
-- expected session:
-- | 1. main = {does not finish} ? no
-- | 2. perfect 541 = ⊥ ? yes
-- | 3. perfect 540 = False ? inadmissible
-- | 4. perfect 270 = False ? inadmissible
-- | 5. perfect 135 = False ? inadmissible
-- | 6. perfect 68 = False ? inadmissible
-- | 7. perfect 34 = False ? inadmissible
-- | 8. perfect 17 = False ? yes
-- | 9. perfect 26 = False ? yes
-- | 10. perfect 30 = False ? inadmissible
-- | 11. perfect 28 = False ? no
-- | 12. divisors 28 = [1,2,4,7,14,28] ? no
-- | The fault is in divisors, too_many.hs:23:1
-- |     divisors n = [d | d <- [1 .. n], n `mod` d == 0]
