-- | Foldable and Traversable. Where a structure is only consumed in order, its list is: for lists that is
-- the list itself, so these functions are as direct as those of Inquest.List.
module Inquest.Foldable where

import Inquest.Builtin
import Inquest.Classes
import Inquest.Num
import Inquest.List
import Inquest.Monad

infix 4 `elem`, `notElem`

newtype Endo a = Endo { appEndo :: a -> a }

instance Semigroup (Endo a) where
  Endo f <> Endo g = Endo (f . g)
  stimes n x = stimesMonoid n x
instance Monoid (Endo a) where
  mempty = Endo id

class Foldable t where
  fold :: Monoid m => t m -> m
  foldMap :: Monoid m => (a -> m) -> t a -> m
  foldMap' :: Monoid m => (a -> m) -> t a -> m
  foldr :: (a -> b -> b) -> b -> t a -> b
  foldr' :: (a -> b -> b) -> b -> t a -> b
  foldl :: (b -> a -> b) -> b -> t a -> b
  foldl' :: (b -> a -> b) -> b -> t a -> b
  foldr1 :: (a -> a -> a) -> t a -> a
  foldl1 :: (a -> a -> a) -> t a -> a
  toList :: t a -> [a]
  null :: t a -> Bool
  length :: t a -> Int
  elem :: Eq a => a -> t a -> Bool
  maximum :: Ord a => t a -> a
  minimum :: Ord a => t a -> a
  sum :: Num a => t a -> a
  product :: Num a => t a -> a
  fold t = foldMap id t
  foldMap f t = foldr (\x r -> f x <> r) mempty t
  foldMap' f t = foldl' (\acc x -> acc <> f x) mempty t
  foldr f z t = appEndo (foldMap (Endo . f) t) z
  foldr' f z t = foldrStrictList f z (toList t)
  foldl f z t = foldlList f z (toList t)
  foldl' f z t = foldlStrictList f z (toList t)
  foldr1 f t = foldr1List f (nonEmptyList "foldr1" (toList t))
  foldl1 f t = foldl1List f (nonEmptyList "foldl1" (toList t))
  toList t = foldr (:) [] t
  null t = foldr (\_ _ -> False) True t
  length t = lengthList (toList t)
  elem x t = elemList x (toList t)
  maximum t = maximumList (nonEmptyList "maximum" (toList t))
  minimum t = minimumList (nonEmptyList "minimum" (toList t))
  sum t = sumList (toList t)
  product t = productList (toList t)

nonEmptyList :: String -> [a] -> [a]
nonEmptyList function [] = errorWithoutStackTrace (function ++ ": empty structure")
nonEmptyList _ xs = xs

foldrStrictList :: (a -> b -> b) -> b -> [a] -> b
foldrStrictList f z xs = foldlStrictList (\r x -> f x r) z (reverse xs)

foldMapList :: Monoid m => (a -> m) -> [a] -> m
foldMapList _ [] = mempty
foldMapList f (x : xs) = f x <> foldMapList f xs

instance Foldable [] where
  fold = mconcat
  foldMap f xs = foldMapList f xs
  foldr = foldrList
  foldr' = foldrStrictList
  foldl = foldlList
  foldl' = foldlStrictList
  foldr1 = foldr1List
  foldl1 = foldl1List
  toList xs = xs
  null = nullList
  length = lengthList
  elem = elemList
  maximum = maximumList
  minimum = minimumList
  sum = sumList
  product = productList

instance Foldable Maybe where
  foldMap _ Nothing = mempty
  foldMap f (Just x) = f x
  foldr _ z Nothing = z
  foldr f z (Just x) = f x z
  foldl _ z Nothing = z
  foldl f z (Just x) = f z x
  toList Nothing = []
  toList (Just x) = [x]

instance Foldable (Either e) where
  foldMap _ (Left _) = mempty
  foldMap f (Right x) = f x
  foldr _ z (Left _) = z
  foldr f z (Right x) = f x z
  length (Left _) = 0
  length (Right _) = 1
  null (Left _) = True
  null (Right _) = False

instance Foldable ((,) a) where
  foldMap f (_, x) = f x
  foldr f z (_, x) = f x z
  length _ = 1
  null _ = False

instance Foldable NonEmpty where
  foldr f z ~(x :| xs) = f x (foldrList f z xs)
  foldMap f ~(x :| xs) = f x <> foldMapList f xs
  toList ~(x :| xs) = x : xs
  length (_ :| xs) = primIntAdd 1 (lengthList xs)
  null _ = False

class (Functor t, Foldable t) => Traversable t where
  traverse :: Applicative f => (a -> f b) -> t a -> f (t b)
  sequenceA :: Applicative f => t (f a) -> f (t a)
  mapM :: Monad m => (a -> m b) -> t a -> m (t b)
  sequence :: Monad m => t (m a) -> m (t a)
  traverse f t = sequenceA (fmap f t)
  sequenceA t = traverse id t
  mapM f t = traverse f t
  sequence t = sequenceA t

instance Traversable [] where
  traverse _ [] = pure []
  traverse f (x : xs) = liftA2 (:) (f x) (traverse f xs)
  mapM f xs = mapMList f xs
  sequence xs = mapMList id xs

mapMList :: Monad m => (a -> m b) -> [a] -> m [b]
mapMList _ [] = return []
mapMList f (x : xs) = f x >>= \y -> mapMList f xs >>= \ys -> return (y : ys)

instance Traversable Maybe where
  traverse _ Nothing = pure Nothing
  traverse f (Just x) = fmap Just (f x)

instance Traversable (Either e) where
  traverse _ (Left e) = pure (Left e)
  traverse f (Right x) = fmap Right (f x)

instance Traversable ((,) a) where
  traverse f (a, x) = fmap ((,) a) (f x)

instance Traversable NonEmpty where
  traverse f ~(x :| xs) = liftA2 (:|) (f x) (traverse f xs)

-- -------------------------------------------------------------------------------------- functions

notElem :: (Foldable t, Eq a) => a -> t a -> Bool
notElem x t = not (elem x t)

and, or :: Foldable t => t Bool -> Bool
and t = andList (toList t)
or t = orList (toList t)

any, all :: Foldable t => (a -> Bool) -> t a -> Bool
any p t = anyList p (toList t)
all p t = allList p (toList t)

concat :: Foldable t => t [a] -> [a]
concat t = concatList (toList t)

concatMap :: Foldable t => (a -> [b]) -> t a -> [b]
concatMap f t = concatMapList f (toList t)

mapM_ :: (Foldable t, Monad m) => (a -> m b) -> t a -> m ()
mapM_ f t = mapMList_ f (toList t)

forM_ :: (Foldable t, Monad m) => t a -> (a -> m b) -> m ()
forM_ t f = mapMList_ f (toList t)

mapMList_ :: Monad m => (a -> m b) -> [a] -> m ()
mapMList_ _ [] = return ()
mapMList_ f (x : xs) = f x >> mapMList_ f xs

sequence_ :: (Foldable t, Monad m) => t (m a) -> m ()
sequence_ t = mapMList_ id (toList t)

traverse_ :: (Foldable t, Applicative f) => (a -> f b) -> t a -> f ()
traverse_ f t = traverseList_ f (toList t)

for_ :: (Foldable t, Applicative f) => t a -> (a -> f b) -> f ()
for_ t f = traverseList_ f (toList t)

traverseList_ :: Applicative f => (a -> f b) -> [a] -> f ()
traverseList_ _ [] = pure ()
traverseList_ f (x : xs) = f x *> traverseList_ f xs

sequenceA_ :: (Foldable t, Applicative f) => t (f a) -> f ()
sequenceA_ t = traverseList_ id (toList t)

forM :: (Traversable t, Monad m) => t a -> (a -> m b) -> m (t b)
forM t f = mapM f t

for :: (Traversable t, Applicative f) => t a -> (a -> f b) -> f (t b)
for t f = traverse f t
