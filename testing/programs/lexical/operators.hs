-- H2010 2.4: operator symbols, reserved ones as parts of longer ones, backquotes, qualified operators.
module Main where

import qualified Data.List as L
import qualified Prelude as P
import Prelude

(.:), (|>), (<+>), (!!!), (~>), (=:=), (@@), (..>), (<-->) :: Int -> Int -> Int
a .: b = a * 100 + b
a |> b = a - b
a <+> b = a + b
a !!! b = a * b
a ~> b = a ^ b
a =:= b = if a == b then 1 else 0
a @@ b = a `max` b
a ..> b = a `min` b

a <--> b = b

data P = Int :+ Int | Int :| Int | Int `Pair` Int deriving (Show, Eq)

main :: IO ()
main = do
  print (1 .: 2, 5 |> 3, 1 <+> 1, 3 !!! 4, 2 ~> 5, 3 =:= 3, 1 @@ 9, 1 ..> 9)
  print ((<-->) 1 2)
  print (7 `div` 2, 7 `P.mod` 2, 1 P.+ 2, (P.*) 3 4, [1, 2] L.\\ [1])
  print [1 :+ 2, 3 :| 4, 5 `Pair` 6]
  print ((P..) (+ 1) (* 2) 5, (succ P.. pred) 5, (succ . pred $ 5))
  print (map (subtract 1) [1 ..3], (`elem` [1, 2]) 1, (2 `elem`) [1])
  let (%%) = (,) in print (1 %% 2)
  print $ foldr (\x acc->x+acc) 0 [1,2,3]

-- expected stdout:
-- | (102,2,2,12,32,1,9,1)
-- | 2
-- | (3,1,3,12,[2])
-- | [1 :+ 2,3 :| 4,5 `Pair` 6]
-- | (11,5,5)
-- | ([0,1,2],True,False)
-- | (1,2)
-- | 6
