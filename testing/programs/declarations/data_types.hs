-- H2010 4.2.1: sums, products, recursion, parameters, infix constructors, strict fields, functions in fields.
module Main where

data Unit = Unit deriving (Show, Eq)
data Either3 a b c = First a | Second b | Third c deriving (Show, Eq, Ord)
data Nat = Zero | Succ Nat deriving (Show, Eq, Ord)
data List a = Nil | a `Cons` (List a) deriving (Show, Eq, Ord)
infixr 5 `Cons`
data Complex' = !Double :+ !Double deriving (Show, Eq)
infix 6 :+
data Fun a b = Fun (a -> b) String
data Free f a = Pure a | Free (f (Free f a))
data Perfect a = Leaf a | Node (Perfect (a, a)) deriving Show
newtype Fix f = Fix (f (Fix f))
data ListF a r = NilF | ConsF a r

toInt :: Nat -> Int
toInt Zero = 0
toInt (Succ n) = 1 + toInt n

instance Functor (ListF a) where
  fmap _ NilF = NilF
  fmap f (ConsF a r) = ConsF a (f r)

cata :: Functor f => (f r -> r) -> Fix f -> r
cata alg (Fix x) = alg (fmap (cata alg) x)

apply :: Fun a b -> a -> (b, String)
apply (Fun f s) x = (f x, s)

depth :: Perfect a -> Int
depth (Leaf _) = 0
depth (Node p) = 1 + depth p

main :: IO ()
main = do
  print [First 1, Second 'x', Third True]
  print (toInt (Succ (Succ Zero)), Succ Zero < Succ (Succ Zero), Succ (Succ Zero))
  print (1 `Cons` 2 `Cons` Nil)
  print (1.5 :+ (-2))
  print (apply (Fun (+ 1) "inc") 1)
  print (cata (\l -> case l of NilF -> 0; ConsF a r -> a + r) (Fix (ConsF 1 (Fix (ConsF 2 (Fix NilF))))))
  print (Node (Node (Leaf ((1, 2), (3, 4)))), depth (Node (Leaf (1, 1))))
  print (compare (Third 1) (First 2 :: Either3 Int Int Int), Unit)

-- expected stdout:
-- | [First 1,Second 'x',Third True]
-- | (2,True,Succ (Succ Zero))
-- | 1 `Cons` (2 `Cons` Nil)
-- | 1.5 :+ (-2.0)
-- | (2,"inc")
-- | 3
-- | (Node (Node (Leaf ((1,2),(3,4)))),1)
-- | (GT,Unit)
