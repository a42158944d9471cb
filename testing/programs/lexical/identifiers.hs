-- H2010 2.4: primes, underscores, digits, names that begin like keywords.
module Main where

x', x'', _x, x_y, caseOf, letter, inside, whereabouts, ofType, doIt, module1 :: Int
x' = 1
x'' = 2
_x = 3
x_y = 4
caseOf = 5
letter = 6
inside = 7
whereabouts = 8
ofType = 9
doIt = 10
module1 = 11

-- These are names, not keywords (H2010 2.4).
as, qualified, hiding, forall :: Int
as = 12
qualified = 13
hiding = 14
forall = 15

data T' = A'1 | A_2 | A''' deriving (Show, Eq, Ord)

foo'bar :: Int -> Int
foo'bar n' = n' + x'

main :: IO ()
main = do
  print [x', x'', _x, x_y, caseOf, letter, inside, whereabouts, ofType, doIt, module1]
  print [as, qualified, hiding, forall]
  print [A'1, A_2, A''']
  print (foo'bar 41)
  let f _ _y = _y in print (f 1 2)

-- expected stdout:
-- | [1,2,3,4,5,6,7,8,9,10,11]
-- | [12,13,14,15]
-- | [A'1,A_2,A''']
-- | 42
-- | 2
