-- A program that ends in an error: it divides by zero.
--
-- The fault is in average, which should not be asked for the average of an empty list and does not look whether
-- it is.
-- exit: 1
-- fault: average
-- wrong: averages [[1,2,3],[],[4]] = 2 : error "divide by zero" : _
-- wrong: average [] = error "divide by zero"
-- debug:
-- answer: no
-- answer: no
-- answer: yes
-- answer: no
-- answer: yes
-- answer: yes
module Main where

main :: IO ()
main = mapM_ print (averages [[1, 2, 3], [], [4]])

averages :: [[Int]] -> [Int]
averages lists = map average lists

average :: [Int] -> Int
average xs = total xs `div` count xs

total :: [Int] -> Int
total xs = foldr (+) 0 xs

count :: [a] -> Int
count xs = foldr (\_ n -> n + 1) 0 xs
-- expected stdout:
-- | 2
-- expected session:
-- | 2
-- | 1. main = {prints "2\n"; fails: divide by zero} ? no
-- | 2. averages [[1,2,3],[],[4]] = 2 : error "divide by zero" : _ ? no
-- | 3. average [1,2,3] = 2 ? yes
-- | 4. average [] = error "divide by zero" ? no
-- | 5. total [] = 0 ? yes
-- | 6. count [] = 0 ? yes
-- | The fault is in average, Average.hs:25:1
-- |     average xs = total xs `div` count xs
-- | It ends in an error: average [] = error "divide by zero"
