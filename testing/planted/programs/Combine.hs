module Main where

-- the Semigroup instance decides; the text of a fold does not
newtype Max a = Max a deriving Show
newtype First a = First (Maybe a) deriving Show
newtype Count = Count Int deriving Show

class Combine m where
  neutral :: m
  (<+>) :: m -> m -> m
  infixr 6 <+>

instance (Ord a, Bounded a) => Combine (Max a) where
  neutral = Max minBound
  Max a <+> Max b = Max (max a b)
instance Combine (First a) where
  neutral = First Nothing
  First (Just a) <+> _ = First (Just a)
  First Nothing <+> b = b
instance Combine Count where
  neutral = Count 0
  Count a <+> Count b = Count (a + b)
instance (Combine a, Combine b) => Combine (a, b) where
  neutral = (neutral, neutral)
  (a, b) <+> (c, d) = (a <+> c, b <+> d)
instance Combine b => Combine (a -> b) where
  neutral = const neutral
  (f <+> g) x = f x <+> g x

crush :: Combine m => (a -> m) -> [a] -> m
crush f = foldr (\x acc -> f x <+> acc) neutral

summary :: [Int] -> ((Max Int, Count), First Int)
summary = crush (\n -> ((Max n, Count 1), First (if even n then Just n else Nothing)))

main :: IO ()
main = do
  print (summary [3, 8, 5, 6])
  print ((crush (\n x -> Count (n * x)) [1, 2, 3]) 10)
  print (crush Count [], crush Max ([] :: [Bool]))
-- plant: neutral | Count 0 => Count 1
-- plant: <+> | max a b => min a b
-- plant: <+> | First Nothing <+> b = b => First Nothing <+> b = First Nothing
-- plant: <+> | (a <+> c, b <+> d) => (c <+> a, d <+> b)
-- plant: neutral | neutral = Max minBound => neutral = Max maxBound
-- plant: <+> | f x <+> g x => f x <+> f x
