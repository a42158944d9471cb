-- H2010 2.4: what a dot means: composition, qualification, enumeration.
module Main where

import qualified Data.Char as Char
import qualified Data.Maybe
import Data.List (sort)
import qualified Data.List

data T = Just' | Nothing'

f, g :: Int -> Int
f x = x + 1
g x = x * 2

main :: IO ()
main = do
  print ((f.g) 3, (f . g) 3, (f .g) 3, (f. g) 3)
  print (map Char.toUpper "abc")
  print ((Data.Maybe.fromMaybe 0 . Just) 3)
  print ((Char.toUpper.Char.toLower) 'x')
  print ((Just . f) 3)
  print [False ..]
  print [LT ..GT]
  print (Data.List.sort [3, 1, 2] == sort [3, 2, 1])
  print (Prelude.map Prelude.negate [1, 2])
  print [x|x<-[1..3],odd x]

-- expected stdout:
-- | (7,7,7,7)
-- | "ABC"
-- | 3
-- | 'X'
-- | Just 4
-- | [False,True]
-- | [LT,EQ,GT]
-- | True
-- | [-1,-2]
-- | [1,3]
