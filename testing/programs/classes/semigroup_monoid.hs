-- Semigroup above Monoid as in base 4.15.
module Main where

import Data.Monoid

newtype MaxI = MaxI Int deriving (Show, Eq)
instance Semigroup MaxI where MaxI a <> MaxI b = MaxI (max a b)
instance Monoid MaxI where mempty = MaxI minBound

data V2 = V2 Int Int deriving (Show, Eq)
instance Semigroup V2 where V2 a b <> V2 c d = V2 (a + c) (b + d)
instance Monoid V2 where
  mempty = V2 0 0
  mappend = (<>)

newtype Endo' a = Endo' { appEndo' :: a -> a }
instance Semigroup (Endo' a) where Endo' f <> Endo' g = Endo' (f . g)
instance Monoid (Endo' a) where mempty = Endo' id

main :: IO ()
main = do
  print (mconcat (map MaxI [3, 9, 2]))
  print (V2 1 2 <> V2 3 4, mempty :: V2, foldMap (\x -> V2 x (x * x)) [1, 2, 3])
  print (appEndo' (foldMap (Endo' . (+)) [1, 2, 3]) 10)
  print (getSum (foldMap Sum [1 .. 10]), getProduct (foldMap Product [1 .. 5]))
  print (getAll (foldMap (All . even) [2, 4]), getAny (foldMap (Any . odd) [2, 4]))
  print (getFirst (First (Just 1) <> First Nothing <> First (Just 3)), getLast (Last (Just 1) <> Last (Just 3)))
  print (compare 1 2 <> compare 3 3, (comparing' fst <> comparing' snd) (1, 2) (1, 3))
  print ("abc" <> "def", [1] <> [2], (Just [1]) <> Nothing <> Just [2])
  print (mempty :: (String, [Int]), ("a", [1]) <> ("b", [2]))
  print (Sum 3, Product 4, Min' 3)
  where comparing' f a b = compare (f a) (f b)

newtype Min' = Min' Int deriving (Show, Ord, Eq)

-- expected stdout:
-- | MaxI 9
-- | (V2 4 6,V2 0 0,V2 6 14)
-- | 16
-- | (55,120)
-- | (True,False)
-- | (Just 1,Just 3)
-- | (LT,LT)
-- | ("abcdef",[1,2],Just [1,2])
-- | (("",[]),("ab",[1,2]))
-- | (Sum {getSum = 3},Product {getProduct = 4},Min' 3)
