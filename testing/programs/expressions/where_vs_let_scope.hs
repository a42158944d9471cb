-- Scoping: inner hides outer; where sees the arguments; let is recursive.
module Main where

x :: Int
x = 1

f :: Int -> Int
f x = g x + y
  where
    g y = x + y
    y = let x = 100 in x

h :: Int -> [Int]
h n = [x, let x = n in x, (\x -> x + 1) n, case n + 1 of x -> x] ++ [x | x <- [n + 2]]

evenOdd :: Int -> (Bool, Bool)
evenOdd n = (ev n, od n)
  where
    ev 0 = True
    ev k = od (k - 1)
    od 0 = False
    od k = ev (k - 1)

main :: IO ()
main = do
  print (f 10)
  print (h 5)
  print (evenOdd 7)
  let x = 2
  let y = x + 1
      x = 40
  print (x, y)
  x <- return (x + 1)
  x <- return (x + 1)
  print x
  let fibs = 0 : 1 : zipWith (+) fibs (tail fibs)
  print (take 15 fibs)

-- expected stdout:
-- | 120
-- | [1,5,6,6,7]
-- | (False,True)
-- | (40,41)
-- | 42
-- | [0,1,1,2,3,5,8,13,21,34,55,89,144,233,377]
