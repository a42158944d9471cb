module Data.Bifoldable
  ( Bifoldable(..), bifoldr', bifoldr1, bifoldrM, bifoldl', bifoldl1, bifoldlM, bitraverse_, bifor_, bimapM_, biforM_, bimsum
  , bisequenceA_, bisequence_, biasum, biList, binull, bilength, bielem, bimaximum, biminimum, bisum, biproduct, biconcat
  , biconcatMap, biand, bior, biany, biall, bimaximumBy, biminimumBy, binotElem, bifind
  ) where

import Control.Applicative (Alternative(..))
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

bifoldr1, bifoldl1 :: Bifoldable t => (a -> a -> a) -> t a a -> a
bifoldr1 f t = foldr1 f (biList t)
bifoldl1 f t = foldl1 f (biList t)

bifoldrM :: (Bifoldable t, Monad m) => (a -> c -> m c) -> (b -> c -> m c) -> c -> t a b -> m c
bifoldrM f g z0 xs = bifoldl (\k x z -> f x z >>= k) (\k x z -> g x z >>= k) return xs z0

bifoldlM :: (Bifoldable t, Monad m) => (a -> b -> m a) -> (a -> c -> m a) -> a -> t b c -> m a
bifoldlM f g z0 xs = bifoldr (\x k z -> f z x >>= k) (\x k z -> g z x >>= k) return xs z0

bimapM_ :: (Bifoldable t, Applicative f) => (a -> f c) -> (b -> f d) -> t a b -> f ()
bimapM_ f g t = bitraverse_ f g t

biforM_ :: (Bifoldable t, Applicative f) => t a b -> (a -> f c) -> (b -> f d) -> f ()
biforM_ t f g = bitraverse_ f g t

bisequenceA_, bisequence_ :: (Bifoldable t, Applicative f) => t (f a) (f b) -> f ()
bisequenceA_ t = bitraverse_ id id t
bisequence_ t = bitraverse_ id id t

biasum, bimsum :: (Bifoldable t, Alternative f) => t (f a) (f a) -> f a
biasum t = bifoldr (<|>) (<|>) empty t
bimsum t = biasum t

bimaximum, biminimum :: (Bifoldable t, Ord a) => t a a -> a
bimaximum t = maximum (biList t)
biminimum t = minimum (biList t)

bimaximumBy, biminimumBy :: Bifoldable t => (a -> a -> Ordering) -> t a a -> a
bimaximumBy cmp t = bifoldr1 (\x y -> if cmp x y == GT then x else y) t
biminimumBy cmp t = bifoldr1 (\x y -> if cmp x y == GT then y else x) t

biproduct :: (Bifoldable t, Num a) => t a a -> a
biproduct t = product (biList t)

biconcat :: Bifoldable t => t [a] [a] -> [a]
biconcat t = concat (biList t)

biand, bior :: Bifoldable t => t Bool Bool -> Bool
biand t = and (biList t)
bior t = or (biList t)

binotElem :: (Bifoldable t, Eq a) => a -> t a a -> Bool
binotElem a t = not (bielem a t)

bifind :: Bifoldable t => (a -> Bool) -> t a a -> Maybe a
bifind p t = case filter p (biList t) of
  a : _ -> Just a
  [] -> Nothing
