-- An action that is passed to a function, which runs it twice. It should print 36 both times and prints 18.
--
-- The fault is in square, which the action computes with: it should multiply. Neither twice nor the action is to
-- blame.
-- fault: square
-- wrong: report 6 = {prints "the square is 18\n"}
-- wrong: square 6 = 18
-- debug:
-- answer: no
-- answer: yes
-- answer: no
-- answer: no
module Main where

main :: IO ()
main = twice (report 6)

twice :: IO () -> IO ()
twice action = do
  action
  action

report :: Int -> IO ()
report n = putStrLn ("the square is " ++ show (square n))

square :: Int -> Int
square n = n * 3
-- expected stdout:
-- | the square is 18
-- | the square is 18
-- expected session:
-- | the square is 18
-- | the square is 18
-- | 1. main = {prints "the square is 18\nthe square is 18\n"} ? no
-- | 2. twice {prints "the square is 18\n"} = {prints "the square is 18\nthe square is 18\n"} ? yes
-- | 3. report 6 = {prints "the square is 18\n"} ? no
-- | 4. square 6 = 18 ? no
-- | The fault is in square, Twice.hs:27:1
-- |     square n = n * 3
