-- Infix declarations, also local ones, sections, negation and backquotes (H2010 4.4.2, 3.4, 3.5).
module Main where

infixr 5 +++
infixl 6 `minus`
infix 4 ===

(+++) :: [a] -> [a] -> [a]
xs +++ ys = foldr (:) ys xs

minus :: Int -> Int -> Int
minus = (-)

(===) :: Int -> Int -> Bool
a === b = a `minus` b == 0

data Expr = Lit Int | Expr :+: Expr | Expr :*: Expr deriving (Show, Eq)
infixl 6 :+:
infixl 7 :*:

eval :: Expr -> Int
eval (Lit n) = n
eval (a :+: b) = eval a + eval b
eval (a :*: b) = eval a * eval b

local :: Int
local = 1 <+> 2 <+> 3
  where
    infixr 5 <+>
    a <+> b = a - b

main :: IO ()
main = do
  print ([1] +++ [2] +++ [3 :: Int])
  print (10 `minus` 3 `minus` 2)
  print (3 + 4 === 7)
  print (Lit 1 :+: Lit 2 :*: Lit 3)
  print (eval (Lit 1 :+: Lit 2 :*: Lit 3))
  print local
  print (map (subtract 1) [1, 2, 3], map (`div` 2) [10, 11], map (2 ^) [1 .. 4 :: Int])
  print (- 2 ^ 2, (-2) ^ 2, 5 - (-3))
  print (let f = (+) in 3 `f` 4)
-- expected stdout:
-- | [1,2,3]
-- | 5
-- | True
-- | Lit 1 :+: Lit 2 :*: Lit 3
-- | 7
-- | 2
-- | ([0,1,2],[5,5],[2,4,8,16])
-- | (-4,4,8)
-- | 7
