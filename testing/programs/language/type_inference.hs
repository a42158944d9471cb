-- Let polymorphism, the monomorphism restriction, defaulting, annotations, scoped type variables, higher ranks of kinds.
{-# LANGUAGE ScopedTypeVariables #-}
module Main where

import qualified Data.List as L

pairUp :: (a, a) -> [a]
pairUp (x, y) = [x, y]

-- Restricted: fixed to Integer by its use in total.
step = 3

total :: Integer
total = 2 * step

plus = (+)   -- restricted, and defaulted by nothing but its use below

average xs = sum xs / fromIntegral (length xs)

newtype Compose f g a = Compose (f (g a))
newtype Fix f = Fix (f (Fix f))
data ListF a r = NilF | ConsF a r

toList :: Fix (ListF a) -> [a]
toList (Fix NilF) = []
toList (Fix (ConsF a r)) = a : toList r

mapCompose :: (Functor f, Functor g) => (a -> b) -> Compose f g a -> Compose f g b
mapCompose h (Compose x) = Compose (fmap (fmap h) x)

groupPairs :: forall k v. Ord k => [(k, v)] -> [(k, [v])]
groupPairs ps = map collect (L.groupBy sameKey (L.sortBy byKey ps))
  where
    byKey :: (k, v) -> (k, v) -> Ordering
    byKey (a, _) (b, _) = compare a b
    sameKey (a, _) (b, _) = a == b
    collect :: [(k, v)] -> (k, [v])
    collect g = (fst (head g), map snd g)

main :: IO ()
main = do
  let ident x = x
      twice f = f . f
  print (ident 3, ident 'c', twice (+ 1) 5, twice tail "abcd")
  print (pairUp (1, 2.5), total, plus 1 2.5)
  print (average [1, 2, 3, 4])
  print (toList (Fix (ConsF 1 (Fix (ConsF 2 (Fix NilF))))))
  let Compose r = mapCompose (+ 1) (Compose [Just 1, Nothing])
  print r
  print (groupPairs [(2, 'a'), (1, 'b'), (2, 'c')])
  print ((read "5" :: Int) + 1, (fromIntegral (3 :: Int) :: Double))
  print (foldr (\x k acc -> k (acc + x)) id [1 .. 10] 0)
  print (show . L.sort $ "hello", [minBound :: Bool ..])
-- expected stdout:
-- | (3,'c',7,"cd")
-- | ([1.0,2.5],6,3.5)
-- | 2.5
-- | [1,2]
-- | [Just 2,Nothing]
-- | [(1,"b"),(2,"ac")]
-- | (6,3.0)
-- | 55
-- | ("\"ehllo\"",[False,True])
