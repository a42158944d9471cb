-- H2010 3.17.2: matching goes left to right and top to bottom, and stops at the first failure.
module Main where

f :: Bool -> Bool -> Int
f True _ = 1
f _ True = 2
f _ _ = 3

g :: [Int] -> [Int] -> String
g [] _ = "first empty"
g _ [] = "second empty"
g (1 : _) (2 : _) = "one two"
g (_ : _) (_ : _) = "other"

h :: (Int, Int) -> Int -> String
h (0, _) _ = "zero"
h _ 1 = "one"
h (_, 2) _ = "two"
h _ _ = "rest"

k :: Int -> Int -> Int
k 1 x = 10
k y 2 = 20
k _ _ = 30

main :: IO ()
main = do
  print (f True undefined)
  print (f False True, f False False)
  putStrLn (g [] undefined)
  putStrLn (g [1, undefined] (2 : undefined))
  putStrLn (g (3 : undefined) (undefined : undefined))
  putStrLn (h (0, undefined) undefined)
  putStrLn (h (1, undefined) 1)
  putStrLn (h (5, 2) 3)
  print (k 1 undefined, k 5 2, k 5 3)
  print (case (1, undefined) of (2, True) -> 'a'; (_, _) -> 'b')
  print (null (undefined : undefined), length [undefined, undefined])
  print (const 1 undefined, snd (undefined, 2))

-- expected stdout:
-- | 1
-- | (2,3)
-- | first empty
-- | one two
-- | other
-- | zero
-- | one
-- | two
-- | (10,20,30)
-- | 'b'
-- | (False,2)
-- | (1,2)
