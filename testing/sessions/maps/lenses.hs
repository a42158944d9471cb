-- Lenses as van Laarhoven writes them, with rank-2 arguments, and a record of functions, with the tree that is chosen
-- where nobody did. second should put back what f gave for the second part.
-- debug:
-- answer: no
-- answer: yes
-- answer: no
-- answer: no
-- answer: no
-- answer: no
{-# LANGUAGE RankNTypes #-}
module Main where
import Data.Functor.Const
import Data.Functor.Identity

type Lens s a = forall f. Functor f => (a -> f a) -> s -> f s

view :: Lens s a -> s -> a
view l s = getConst (l Const s)

over :: Lens s a -> (a -> a) -> s -> s
over l f s = runIdentity (l (\a -> Identity (f a)) s)

first, second :: Lens (a, a) a
first f (a, b) = (\x -> (x, b)) <$> f a
second f (a, b) = (\x -> (x, a)) <$> f b

data Shape = Shape { area :: Int, grow :: Int -> Shape }

square :: Int -> Shape
square n = Shape (n * n) (\k -> square (n + k))

main :: IO ()
main = do
  print (view (first . second) ((1, 2), (3, 4)))
  print (over second (* 2) (5, 6))
  print (area (grow (square 2) 1))
-- expected stdout:
-- | 2
-- | (12,5)
-- | 9
-- expected session:
-- | 2
-- | (12,5)
-- | 9
-- | 1. main = {prints "2\n(12,5)\n9\n"} ? no
-- | 2. view (first . second) ((1,2),(3,4)) = 2 ? yes
-- | 3. over (second) (* 2) (5,6) = (12,5) ? no
-- | 4. second = {{6 -> Identity {runIdentity = 12}} (5,6) -> Identity {runIdentity = (12,5)}}, at Identity ? no
-- | 5. second {6 -> Identity {runIdentity = 12}} (5,6) = Identity {runIdentity = (12,5)} ? no
-- | 6. ((\x -> (x, a)) :: a -> (a, a)) 12 = (12,5), with a = 5, in second {6 -> Identity {runIdentity = 12}} (5,6), in second :: (a -> Identity a) -> (a, a) -> Identity (a, a) ? no
-- | The fault is in (\x -> (x, a)), lenses.hs:25:20
-- |     \x -> (x, a)
