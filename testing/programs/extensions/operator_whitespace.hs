-- What GHC before 9 read, and the report says: sections of ! and ~ like operators, f.g as composition, x@p.
module Main where

import Data.Array

(~>) :: Bool -> Bool -> Bool
a ~> b = not a || b

f :: [Int] -> Int
f xs@(x:_) = x + length xs
f [] = 0

main :: IO ()
main = do
  let a = listArray (0, 2) "xyz"
      i = 1
  print (a!i, a ! i, (a!) i, map (a!) [0, 2], (! i) a)
  print (True~>False, (~> True) False)
  print ((negate.abs) 3, (f.map (+1)) [1,2])
  print (f [5, 6])
  print $f [1]
  print (let y=2 in -y)

-- expected stdout:
-- | ('y','y','y',"xz",'y')
-- | (False,True)
-- | (-3,4)
-- | 7
-- | 2
-- | -2
