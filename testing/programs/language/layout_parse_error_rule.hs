-- Implicit blocks end where a token does not fit (H2010 10.3, parse-error(t)).
module Main where

f x = case x of { 0 -> "zero"; n | even n -> "even" | otherwise -> "odd" }

pair = (case 1 of 1 -> "one"; _ -> "other", let y = 2 in y)

inLine = let a = 1; b = 2 in a + b

listOfLets = [let z = 3 in z * 2, let z = 4 in z * 2]

g x = if x then do 1 else do 2

h = let k n = n + 1
        m = 5 in k m

main = do
  putStrLn (f 0); putStrLn (f 7)
  print pair
  print inLine
  print listOfLets
  print (g True + g False)
  print h
  let q = 1
      r = 2
  print (q + r) where
    _unused = ()
-- expected stdout:
-- | zero
-- | odd
-- | ("one",2)
-- | 3
-- | [6,8]
-- | 3
-- | 6
-- | 3
