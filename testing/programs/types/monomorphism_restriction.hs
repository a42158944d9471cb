-- H2010 4.5.5: a simple pattern binding without signature is not overloaded; a use further down decides its type.
module Main where

import Data.List (genericLength)

plus = (+)

limit = 10

average xs = sum xs / genericLength xs

shower = show

(lo, hi) = (0, 100)

polymorphic :: Num a => a
polymorphic = 5

main :: IO ()
main = do
  print (plus 1.5 2)
  print (limit + length "abc")
  print (average [1, 2, 3])
  putStrLn (shower 'c')
  print (hi - lo :: Double)
  print (polymorphic + (1 :: Int), polymorphic + 0.5)
  let n = 3
      m = n + 1
  print (n / 2, m)
  let f = \x -> x
  print (f 'x')
  let sq x = x * x
  print (sq 2 :: Int, sq 1.5)

-- expected stdout:
-- | 3.5
-- | 13
-- | 2.0
-- | 'c'
-- | 100.0
-- | (6,5.5)
-- | (1.5,4.0)
-- | 'x'
-- | (4,2.25)
