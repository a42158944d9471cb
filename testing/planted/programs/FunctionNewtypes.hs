-- plant: <> | EQ -> g x y => EQ -> f x y
-- plant: contra | c (f x) (f y) => c (f y) (f x)
-- plant: descending | (flip c) => c
-- plant: every | All (test p x) => All (not (test p x))
-- plant: long | (> 3) => (> 2)
-- plant: insertWith' | insertWith' = insertWith => insertWith' = id
module Main where
import Data.Monoid

-- Newtypes around functions, with instances of one's own.
newtype Predicate a = Predicate { test :: a -> Bool }
newtype Comparison a = Comparison { compares :: a -> a -> Ordering }

instance Semigroup (Comparison a) where
  Comparison f <> Comparison g = Comparison (\x y -> case f x y of
    EQ -> g x y
    o -> o)
instance Monoid (Comparison a) where
  mempty = Comparison (\_ _ -> EQ)

class Contra f where
  contra :: (b -> a) -> f a -> f b
instance Contra Predicate where
  contra f (Predicate p) = Predicate (p . f)
instance Contra Comparison where
  contra f (Comparison c) = Comparison (\x y -> c (f x) (f y))

natural :: Ord a => Comparison a
natural = Comparison compare

descending :: Comparison a -> Comparison a
descending (Comparison c) = Comparison (flip c)

sortWith :: Comparison a -> [a] -> [a]
sortWith _ [] = []
sortWith c (x : xs) = insertWith (sortWith c xs)
  where
    insertWith [] = [x]
    insertWith (y : ys)
      | compares c x y == GT = y : insertWith' ys
      | otherwise = x : y : ys
    insertWith' = insertWith

every :: [Predicate a] -> Predicate a
every ps = Predicate (\x -> getAll (foldMap (\p -> All (test p x)) ps))

long :: Predicate String
long = contra length (Predicate (> 3))

byLength :: Comparison String
byLength = descending (contra length natural) <> natural

main :: IO ()
main = do
  print (sortWith byLength (words "the quick brown fox jumps over a lazy dog"))
  print (filter (test (every [long, Predicate (elem 'o')])) (words "the quick brown fox jumps over a good lazy dog"))
