-- H2010 3.6 and 3.13.
module Main where

data Colour = Red | Green | Blue deriving (Show, Eq, Enum, Bounded)

f :: Colour -> Int -> String
f c n = case (c, n) of
  (Red, 0) -> "red zero"
  (Red, _) | n > 0, even n -> "red even" | n > 0 -> "red odd"
  (_, 1) -> "one"
  (Green, m) -> if m > 5 then "green big" else "green " ++ show m
  (b, _) -> show b

collatz :: Int -> [Int]
collatz n = n : if n == 1 then [] else collatz (if even n then n `div` 2 else 3 * n + 1)

main :: IO ()
main = do
  mapM_ (putStrLn . uncurry f) [(c, n) | c <- [minBound ..], n <- [-1, 0, 1, 2, 9]]
  print (collatz 6)
  print (if True then 1 else 2 + 3, (if False then 1 else 2) + 3)
  print (case "abc" of 'a' : rest -> rest; _ -> "")
  print (case 1.5 of 1.5 -> "equal"; _ -> "not")
  print [case x of { 0 -> "z"; n | n < 0 -> "neg" | otherwise -> "pos" } | x <- [0, -1, 1]]
  print (case [] of [] -> 0; (_ : _) -> 1)

-- expected stdout:
-- | Red
-- | red zero
-- | red odd
-- | red even
-- | red odd
-- | green -1
-- | green 0
-- | one
-- | green 2
-- | green big
-- | Blue
-- | Blue
-- | one
-- | Blue
-- | Blue
-- | [6,3,10,5,16,8,4,2,1]
-- | (1,5)
-- | "bc"
-- | "equal"
-- | ["z","neg","pos"]
-- | 0
