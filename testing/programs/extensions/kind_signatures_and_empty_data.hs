{-# LANGUAGE KindSignatures, EmptyDataDecls, InstanceSigs, StandaloneDeriving #-}
module Main where

data Proxy (f :: * -> *) = Proxy
data Void
data Peano (n :: *) = P Int

newtype App (f :: * -> *) (a :: *) = App (f a)

class Category (cat :: * -> * -> *) where
  ident :: cat a a
  comp :: cat b c -> cat a b -> cat a c

instance Category (->) where
  ident = id
  comp f g = f . g

data Tree a = Leaf | Node (Tree a) a (Tree a)
deriving instance Show a => Show (Tree a)
deriving instance Eq a => Eq (Tree a)
data Colour = Red | Green
deriving instance Enum Colour
deriving instance Bounded Colour
deriving instance Show Colour

instance Functor Tree where
  fmap :: (a -> b) -> Tree a -> Tree b
  fmap _ Leaf = Leaf
  fmap f (Node l x r) = Node (fmap f l) (f x) (fmap f r)

instance Ord a => Ord (Tree a) where
  compare :: Tree a -> Tree a -> Ordering
  compare Leaf Leaf = EQ
  compare Leaf _ = LT
  compare _ Leaf = GT
  compare (Node l x r) (Node l' x' r') = compare x x' <> compare l l' <> compare r r'

main :: IO ()
main = do
  print (fmap (+ 1) (Node Leaf 1 (Node Leaf 2 Leaf)))
  print (Node Leaf 1 Leaf == Node Leaf 1 Leaf, Node Leaf 1 Leaf < Node Leaf 2 Leaf)
  print [minBound .. maxBound :: Colour]
  print (comp (+ 1) (* 2) 5, ident 'x')
  case App (Just 1) of App m -> print m

-- expected stdout:
-- | Node Leaf 2 (Node Leaf 3 Leaf)
-- | (True,True)
-- | [Red,Green]
-- | (11,'x')
-- | Just 1
