-- Methods with their own type variables and constraints; return-type polymorphism.
module Main where

class Monoid' a where
  neutral :: a
  (<>.) :: a -> a -> a
  infixr 6 <>.

instance Monoid' [b] where { neutral = []; (<>.) = (++) }
instance Monoid' Int where { neutral = 0; (<>.) = (+) }
instance Monoid' Bool where { neutral = True; (<>.) = (&&) }
instance (Monoid' a, Monoid' b) => Monoid' (a, b) where
  neutral = (neutral, neutral)
  (a, b) <>. (c, d) = (a <>. c, b <>. d)
instance Monoid' b => Monoid' (a -> b) where
  neutral _ = neutral
  (f <>. g) x = f x <>. g x

class Foldable' t where
  foldMap' :: Monoid' m => (a -> m) -> t a -> m
  toList' :: t a -> [a]
  toList' = foldMap' (: [])
  elem' :: Eq a => a -> t a -> Bool
  elem' x = any (== x) . toList'

data Tree a = Leaf | Node (Tree a) a (Tree a)
instance Foldable' Tree where
  foldMap' _ Leaf = neutral
  foldMap' f (Node l x r) = foldMap' f l <>. f x <>. foldMap' f r
instance Foldable' Maybe where
  foldMap' f = maybe neutral f

class Default a where def :: a
instance Default Int where def = 7
instance Default Bool where def = False
instance (Default a, Default b) => Default (a, b) where def = (def, def)
instance Default a => Default [a] where def = [def, def]

mconcat' :: Monoid' a => [a] -> a
mconcat' = foldr (<>.) neutral

main :: IO ()
main = do
  let t = Node (Node Leaf 1 Leaf) 2 (Node Leaf (3 :: Int) Leaf)
  print (foldMap' id t, toList' t, elem' 3 t, elem' 9 t)
  print (foldMap' (\x -> ([x], x > 0)) t)
  print (mconcat' ["a", "b"], mconcat' [(1 :: Int, "x"), (2, "y")])
  print ((show <>. const "-" <>. show . (+ 1)) (5 :: Int))
  print (def :: (Int, [Bool]), fst (def :: (Int, Bool)) + 1, snd (def :: (Bool, Int)))
  print (toList' (Just 'x'))

-- expected stdout:
-- | (6,[1,2,3],True,False)
-- | ([1,2,3],True)
-- | ("ab",(3,"xy"))
-- | "5-6"
-- | ((7,[False,False]),8,7)
-- | "x"
