-- The function that a trusted one was given is to blame where it made the call, not where the result was demanded.
-- debug: --trust each
-- answer: no
-- answer: yes
-- answer: no
-- answer: yes
-- answer: yes
-- answer: no
main :: IO ()
main = print (sum' (squares [1, 2, 3]))

squares :: [Int] -> [Int]
squares xs = each square xs

sum' :: [Int] -> Int
sum' [] = 0
sum' (x : xs) = x + sum' xs

square :: Int -> Int
square 3 = 6
square x = x * x

each :: (a -> b) -> [a] -> [b]
each f (x : xs) = f x : each f xs
each _ [] = []
-- expected stdout:
-- | 11
-- expected session:
-- | 11
-- | 1. main = {prints "11\n"} ? no
-- | 2. sum' [1,4,6] = 11 ? yes
-- | 3. squares [1,2,3] = [1,4,6] ? no
-- | 4. square 1 = 1 ? yes
-- | 5. square 2 = 4 ? yes
-- | 6. square 3 = 6 ? no
-- | The fault is in square, callback.hs:20:1 (its equations: lines 20-21)
-- |     square 3 = 6
