-- | Merging maps with a tactic for the keys of one, of the other, and of both.
module Data.Map.Merge.Strict
  ( SimpleWhenMissing, SimpleWhenMatched, merge, zipWithMaybeMatched, zipWithMatched, mapMaybeMissing, dropMissing
  , preserveMissing, mapMissing, filterMissing
  , WhenMissing, WhenMatched, mergeA, zipWithMaybeAMatched, zipWithAMatched, traverseMaybeMissing, traverseMissing
  , filterAMissing, mapWhenMissing, mapWhenMatched, lmapWhenMissing, contramapFirstWhenMatched
  , contramapSecondWhenMatched, runWhenMatched, runWhenMissing
  ) where

import Data.Functor.Identity
import Data.Map (Map)
import qualified Data.Map as Map

newtype WhenMissing f k x y = WhenMissing (k -> x -> f (Maybe y))
newtype WhenMatched f k x y z = WhenMatched (k -> x -> y -> f (Maybe z))
type SimpleWhenMissing = WhenMissing Identity
type SimpleWhenMatched = WhenMatched Identity

instance Functor f => Functor (WhenMissing f k x) where
  fmap g (WhenMissing f) = WhenMissing (\k x -> fmap (fmap g) (f k x))
instance Functor f => Functor (WhenMatched f k x y) where
  fmap g (WhenMatched f) = WhenMatched (\k x y -> fmap (fmap g) (f k x y))

runWhenMissing :: WhenMissing f k x y -> k -> x -> f (Maybe y)
runWhenMissing (WhenMissing f) k x = f k x

runWhenMatched :: WhenMatched f k x y z -> k -> x -> y -> f (Maybe z)
runWhenMatched (WhenMatched f) k x y = f k x y

mapWhenMissing :: Functor f => (a -> b) -> WhenMissing f k x a -> WhenMissing f k x b
mapWhenMissing g t = fmap g t

mapWhenMatched :: Functor f => (a -> b) -> WhenMatched f k x y a -> WhenMatched f k x y b
mapWhenMatched g t = fmap g t

lmapWhenMissing :: (b -> a) -> WhenMissing f k a x -> WhenMissing f k b x
lmapWhenMissing g (WhenMissing f) = WhenMissing (\k b -> f k (g b))

contramapFirstWhenMatched :: (b -> a) -> WhenMatched f k a y z -> WhenMatched f k b y z
contramapFirstWhenMatched g (WhenMatched f) = WhenMatched (\k b y -> f k (g b) y)

contramapSecondWhenMatched :: (b -> a) -> WhenMatched f k x a z -> WhenMatched f k x b z
contramapSecondWhenMatched g (WhenMatched f) = WhenMatched (\k x b -> f k x (g b))

zipWithMaybeAMatched :: Applicative f => (k -> x -> y -> f (Maybe z)) -> WhenMatched f k x y z
zipWithMaybeAMatched f = WhenMatched f

zipWithAMatched :: Applicative f => (k -> x -> y -> f z) -> WhenMatched f k x y z
zipWithAMatched f = WhenMatched (\k x y -> fmap forced (f k x y))

zipWithMaybeMatched :: Applicative f => (k -> x -> y -> Maybe z) -> WhenMatched f k x y z
zipWithMaybeMatched f = WhenMatched (\k x y -> pure (forcedMaybe (f k x y)))

zipWithMatched :: Applicative f => (k -> x -> y -> z) -> WhenMatched f k x y z
zipWithMatched f = WhenMatched (\k x y -> pure (forced (f k x y)))

traverseMaybeMissing :: Applicative f => (k -> x -> f (Maybe y)) -> WhenMissing f k x y
traverseMaybeMissing f = WhenMissing f

traverseMissing :: Applicative f => (k -> x -> f y) -> WhenMissing f k x y
traverseMissing f = WhenMissing (\k x -> fmap forced (f k x))

mapMaybeMissing :: Applicative f => (k -> x -> Maybe y) -> WhenMissing f k x y
mapMaybeMissing f = WhenMissing (\k x -> pure (forcedMaybe (f k x)))

mapMissing :: Applicative f => (k -> x -> y) -> WhenMissing f k x y
mapMissing f = WhenMissing (\k x -> pure (forced (f k x)))

dropMissing :: Applicative f => WhenMissing f k x y
dropMissing = WhenMissing (\_ _ -> pure Nothing)

preserveMissing :: Applicative f => WhenMissing f k x x
preserveMissing = WhenMissing (\_ x -> pure (Just x))

filterMissing :: Applicative f => (k -> x -> Bool) -> WhenMissing f k x x
filterMissing p = WhenMissing (\k x -> pure (if p k x then Just x else Nothing))

filterAMissing :: Applicative f => (k -> x -> f Bool) -> WhenMissing f k x x
filterAMissing p = WhenMissing (\k x -> fmap (\keep -> if keep then Just x else Nothing) (p k x))

forced :: a -> Maybe a
forced x = x `seq` Just x

forcedMaybe :: Maybe a -> Maybe a
forcedMaybe (Just x) = forced x
forcedMaybe Nothing = Nothing

merge :: Ord k => SimpleWhenMissing k a c -> SimpleWhenMissing k b c -> SimpleWhenMatched k a b c
      -> Map k a -> Map k b -> Map k c
merge one other both m1 m2 = runIdentity (mergeA one other both m1 m2)

mergeA :: (Applicative f, Ord k) => WhenMissing f k a c -> WhenMissing f k b c -> WhenMatched f k a b c
       -> Map k a -> Map k b -> f (Map k c)
mergeA (WhenMissing one) (WhenMissing other) (WhenMatched both) m1 m2 =
  fmap (\kept -> Map.fromDistinctAscList [(k, v) | (k, Just v) <- kept]) (go (Map.toAscList m1) (Map.toAscList m2))
  where
    go [] ys = traverse (\(k, y) -> fmap ((,) k) (other k y)) ys
    go xs [] = traverse (\(k, x) -> fmap ((,) k) (one k x)) xs
    go xs@((k, x) : xs') ys@((l, y) : ys') = case compare k l of
      LT -> next k (one k x) (go xs' ys)
      GT -> next l (other l y) (go xs ys')
      EQ -> next k (both k x y) (go xs' ys')
    next k here rest = (\v vs -> (k, v) : vs) <$> here <*> rest
