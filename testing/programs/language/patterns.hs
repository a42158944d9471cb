-- All kinds of patterns: literals, nested, as, irrefutable, wildcards, strings, negative numbers, guards that fall through.
module Main where

data Shape = Circle Double | Rect Double Double | Poly [(Double, Double)] deriving Show

area :: Shape -> Double
area (Circle r) = 3 * r * r
area (Rect w h) = w * h
area (Poly ((x0, y0) : rest@((x1, y1) : _))) = (x0 * y1 - x1 * y0) / 2 + area (Poly rest)
area (Poly _) = 0

classify :: Int -> String
classify (-1) = "minus one"
classify 0 = "zero"
classify n | n > 100, even n = "big even"
           | Just s <- lookup n names = s
classify n | n < 0 = "negative"
classify _ = "something"

names :: [(Int, String)]
names = [(7, "seven"), (12, "dozen")]

greet :: String -> String
greet "hello" = "world"
greet ('h' : rest) = "h then " ++ rest
greet s@(_ : _ : _) | length s > 5 = "long " ++ s
greet _ = "?"

lazy :: (Int, Int) -> Int
lazy ~(_, _) = 1

swap2 :: [a] -> [a]
swap2 (x : y : zs) = y : x : swap2 zs
swap2 zs = zs

(first, second) = span even [2, 4, 5, 6 :: Int]
[one, two] = [1, 2 :: Int]

main :: IO ()
main = do
  mapM_ (print . area) [Circle 1, Rect 2 3, Poly [(0, 0), (2, 0), (2, 2)]]
  mapM_ (putStrLn . classify) [-1, 0, 7, 12, 102, 103, -5]
  mapM_ (putStrLn . greet) ["hello", "hi", "goodbye", "x", ""]
  print (lazy undefined)
  print (swap2 [1 .. 5 :: Int])
  print (first, second, one + two)
  let ~(a, b) = undefined :: (Int, Int)
      (c, _) = (3 :: Int, undefined :: Int)
  print c
  print [x | Just x <- [Just 1, Nothing, Just (3 :: Int)]]
  print ((\(x, _) [y] -> x + y) (1, 'c') [2 :: Int])
-- expected stdout:
-- | 3.0
-- | 6.0
-- | 2.0
-- | minus one
-- | zero
-- | seven
-- | dozen
-- | big even
-- | something
-- | negative
-- | world
-- | h then i
-- | long goodbye
-- | ?
-- | ?
-- | 1
-- | [2,1,4,3,5]
-- | ([2,4],[5,6],3)
-- | 3
-- | [1,3]
-- | 3
