-- Empty where, let and class bodies; a where block at the indentation of nothing.
module Main where

class Marker a where

instance Marker Int where
instance Marker Bool

f :: Int -> Int
f x = x + 1 where

data Void'

g :: Int -> Int
g x = y where y = x where

main :: IO ()
main = do
  let
  print (f 1)
  print (g 2)
  return () where

-- expected stdout:
-- | 2
-- | 2
