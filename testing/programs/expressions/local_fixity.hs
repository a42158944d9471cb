-- H2010 4.4.2: fixity declarations anywhere a signature may stand, for local operators and in classes.
module Main where

infixl 1 &&&
infixr 9 `o`

(&&&) :: Int -> Int -> Int
a &&& b = a * 10 + b

o :: (b -> c) -> (a -> b) -> a -> c
o f g x = f (g x)

class Container f where
  infixr 5 +++
  (+++) :: f a -> f a -> f a
  infixl 4 `at`
  at :: f a -> Int -> a

newtype L a = L [a] deriving Show

instance Container L where
  L a +++ L b = L (a ++ b)
  at (L a) i = a !! i

data E = E :+: E | E :*: E | N Int deriving (Show, Eq)
infixl 6 :+:
infixl 7 :*:

main :: IO ()
main = do
  print (1 &&& 2 + 3 &&& 4)
  print ((negate `o` (+ 1) `o` (* 2)) 5)
  let infixr 0 <->
      a <-> b = a - b
  print (10 <-> 3 <-> 2, 1 + 1 <-> 1)
  print (f 2 3)
  print (L [1] +++ L [2] +++ L [3])
  print (L "ab" +++ L "cd" `at` 2)
  print (N 1 :+: N 2 :*: N 3 :+: N 4)
  where
    f x y = x %% y %% 1
      where
        infixl 6 %%
        a %% b = a * 2 + b

-- expected stdout:
-- | 154
-- | -11
-- | (9,1)
-- | 15
-- | L [1,2,3]
-- | 'c'
-- | (N 1 :+: N 2 :*: N 3) :+: N 4
