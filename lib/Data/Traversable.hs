module Data.Traversable
  ( Traversable(..), for, forM, mapAccumL, mapAccumR, fmapDefault, foldMapDefault
  ) where

import Data.Functor.Const
import Data.Functor.Identity
import Inquest.Foldable (for, forM)
import Inquest.Accumulate

mapAccumL :: Traversable t => (s -> a -> (s, b)) -> s -> t a -> (s, t b)
mapAccumL f s t = runStateL (traverse (\x -> StateL (\u -> f u x)) t) s

mapAccumR :: Traversable t => (s -> a -> (s, b)) -> s -> t a -> (s, t b)
mapAccumR f s t = runStateR (traverse (\x -> StateR (\u -> f u x)) t) s

fmapDefault :: Traversable t => (a -> b) -> t a -> t b
fmapDefault f t = runIdentity (traverse (\x -> Identity (f x)) t)

foldMapDefault :: (Traversable t, Monoid m) => (a -> m) -> t a -> m
foldMapDefault f t = getConst (traverse (\x -> Const (f x)) t)
