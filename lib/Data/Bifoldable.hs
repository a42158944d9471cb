module Data.Bifoldable
  ( Bifoldable(..), bifoldr', bifoldl', bitraverse_, bifor_, biList, binull, bilength, bielem, bisum, biany, biall, biconcatMap
  ) where

import Data.Functor.Const
import Data.Monoid

class Bifoldable p where
  bifold :: Monoid m => p m m -> m
  bifoldMap :: Monoid m => (a -> m) -> (b -> m) -> p a b -> m
  bifoldr :: (a -> c -> c) -> (b -> c -> c) -> c -> p a b -> c
  bifoldl :: (c -> a -> c) -> (c -> b -> c) -> c -> p a b -> c
  bifold t = bifoldMap id id t
  bifoldMap f g t = bifoldr (\a r -> f a <> r) (\b r -> g b <> r) mempty t
  bifoldr f g z t = appEndo (bifoldMap (Endo . f) (Endo . g) t) z
  bifoldl f g z t = foldl (\c -> either (f c) (g c)) z (bifoldr (\a r -> Left a : r) (\b r -> Right b : r) [] t)

instance Bifoldable (,) where
  bifoldMap f g ~(a, b) = f a <> g b
instance Bifoldable Const where
  bifoldMap f _ (Const a) = f a
instance Bifoldable ((,,) x) where
  bifoldMap f g ~(_, a, b) = f a <> g b
instance Bifoldable Either where
  bifoldMap f _ (Left a) = f a
  bifoldMap _ g (Right b) = g b

bifoldr' :: Bifoldable t => (a -> c -> c) -> (b -> c -> c) -> c -> t a b -> c
bifoldr' f g z t = bifoldr (\a r -> r `seq` f a r) (\b r -> r `seq` g b r) z t

bifoldl' :: Bifoldable t => (a -> b -> a) -> (a -> c -> a) -> a -> t b c -> a
bifoldl' f g z t = bifoldl (\r b -> r `seq` f r b) (\r c -> r `seq` g r c) z t

bitraverse_ :: (Bifoldable t, Applicative f) => (a -> f c) -> (b -> f d) -> t a b -> f ()
bitraverse_ f g t = bifoldr (\a r -> f a *> r) (\b r -> g b *> r) (pure ()) t

bifor_ :: (Bifoldable t, Applicative f) => t a b -> (a -> f c) -> (b -> f d) -> f ()
bifor_ t f g = bitraverse_ f g t

biList :: Bifoldable t => t a a -> [a]
biList t = bifoldr (:) (:) [] t

binull :: Bifoldable t => t a b -> Bool
binull t = bifoldr (\_ _ -> False) (\_ _ -> False) True t

bilength :: Bifoldable t => t a b -> Int
bilength t = bifoldl' (\c _ -> c + 1) (\c _ -> c + 1) 0 t

bielem :: (Bifoldable t, Eq a) => a -> t a a -> Bool
bielem x t = elem x (biList t)

bisum :: (Bifoldable t, Num a) => t a a -> a
bisum t = sum (biList t)

biany, biall :: Bifoldable t => (a -> Bool) -> (b -> Bool) -> t a b -> Bool
biany p q t = bifoldr (\a r -> p a || r) (\b r -> q b || r) False t
biall p q t = bifoldr (\a r -> p a && r) (\b r -> q b && r) True t

biconcatMap :: Bifoldable t => (a -> [c]) -> (b -> [c]) -> t a b -> [c]
biconcatMap f g t = bifoldMap f g t
