-- | Equality, order and text of structures, given those of the elements.
module Data.Functor.Classes
  ( Eq1(..), eq1, Ord1(..), compare1, Show1(..), showsPrec1, Eq2(..), eq2, Ord2(..), compare2, Show2(..), showsPrec2
  , showsUnaryWith, showsBinaryWith, showsUnary, showsUnary1, showsBinary1
  ) where

import Data.Functor.Const
import Data.Functor.Identity
import Data.List.NonEmpty (NonEmpty(..))
import Data.Ord (Down(..))
import Data.Proxy

class Eq1 f where
  liftEq :: (a -> b -> Bool) -> f a -> f b -> Bool

eq1 :: (Eq1 f, Eq a) => f a -> f a -> Bool
eq1 x y = liftEq (==) x y

class Eq1 f => Ord1 f where
  liftCompare :: (a -> b -> Ordering) -> f a -> f b -> Ordering

compare1 :: (Ord1 f, Ord a) => f a -> f a -> Ordering
compare1 x y = liftCompare compare x y

class Show1 f where
  liftShowsPrec :: (Int -> a -> ShowS) -> ([a] -> ShowS) -> Int -> f a -> ShowS
  liftShowList :: (Int -> a -> ShowS) -> ([a] -> ShowS) -> [f a] -> ShowS
  liftShowList sp sl xs = showListWith' (liftShowsPrec sp sl 0) xs
  {-# MINIMAL liftShowsPrec #-}

showListWith' :: (a -> ShowS) -> [a] -> ShowS
showListWith' _ [] = showString "[]"
showListWith' f (x : xs) = showChar '[' . f x . foldr (\y r -> showChar ',' . f y . r) (showChar ']') xs

showsPrec1 :: (Show1 f, Show a) => Int -> f a -> ShowS
showsPrec1 d x = liftShowsPrec showsPrec showList d x

class Eq2 f where
  liftEq2 :: (a -> b -> Bool) -> (c -> d -> Bool) -> f a c -> f b d -> Bool

eq2 :: (Eq2 f, Eq a, Eq b) => f a b -> f a b -> Bool
eq2 x y = liftEq2 (==) (==) x y

class Eq2 f => Ord2 f where
  liftCompare2 :: (a -> b -> Ordering) -> (c -> d -> Ordering) -> f a c -> f b d -> Ordering

compare2 :: (Ord2 f, Ord a, Ord b) => f a b -> f a b -> Ordering
compare2 x y = liftCompare2 compare compare x y

class Show2 f where
  liftShowsPrec2
    :: (Int -> a -> ShowS) -> ([a] -> ShowS) -> (Int -> b -> ShowS) -> ([b] -> ShowS) -> Int -> f a b -> ShowS

showsPrec2 :: (Show2 f, Show a, Show b) => Int -> f a b -> ShowS
showsPrec2 d x = liftShowsPrec2 showsPrec showList showsPrec showList d x

showsUnaryWith :: (Int -> a -> ShowS) -> String -> Int -> a -> ShowS
showsUnaryWith sp name d x = showParen (d > 10) (showString name . showChar ' ' . sp 11 x)

showsBinaryWith :: (Int -> a -> ShowS) -> (Int -> b -> ShowS) -> String -> Int -> a -> b -> ShowS
showsBinaryWith sp1 sp2 name d x y =
  showParen (d > 10) (showString name . showChar ' ' . sp1 11 x . showChar ' ' . sp2 11 y)

showsUnary :: Show a => String -> Int -> a -> ShowS
showsUnary name d x = showsUnaryWith showsPrec name d x

showsUnary1 :: (Show1 f, Show a) => String -> Int -> f a -> ShowS
showsUnary1 name d x = showsUnaryWith showsPrec1 name d x

showsBinary1 :: (Show1 f, Show1 g, Show a) => String -> Int -> f a -> g a -> ShowS
showsBinary1 name d x y = showsBinaryWith showsPrec1 showsPrec1 name d x y

instance Eq1 [] where
  liftEq _ [] [] = True
  liftEq eq (x : xs) (y : ys) = eq x y && liftEq eq xs ys
  liftEq _ _ _ = False
instance Ord1 [] where
  liftCompare _ [] [] = EQ
  liftCompare _ [] (_ : _) = LT
  liftCompare _ (_ : _) [] = GT
  liftCompare c (x : xs) (y : ys) = c x y <> liftCompare c xs ys
instance Show1 [] where
  liftShowsPrec _ sl _ xs = sl xs

instance Eq1 Maybe where
  liftEq _ Nothing Nothing = True
  liftEq eq (Just x) (Just y) = eq x y
  liftEq _ _ _ = False
instance Ord1 Maybe where
  liftCompare _ Nothing Nothing = EQ
  liftCompare _ Nothing (Just _) = LT
  liftCompare _ (Just _) Nothing = GT
  liftCompare c (Just x) (Just y) = c x y
instance Show1 Maybe where
  liftShowsPrec _ _ _ Nothing = showString "Nothing"
  liftShowsPrec sp _ d (Just x) = showsUnaryWith sp "Just" d x

instance Eq1 NonEmpty where
  liftEq eq (x :| xs) (y :| ys) = eq x y && liftEq eq xs ys
instance Ord1 NonEmpty where
  liftCompare c (x :| xs) (y :| ys) = c x y <> liftCompare c xs ys
instance Show1 NonEmpty where
  liftShowsPrec sp sl d (x :| xs) = showParen (d > 5) (sp 6 x . showString " :| " . sl xs)

instance Eq1 Identity where
  liftEq eq (Identity x) (Identity y) = eq x y
instance Ord1 Identity where
  liftCompare c (Identity x) (Identity y) = c x y
instance Show1 Identity where
  liftShowsPrec sp _ d (Identity x) = showsUnaryWith sp "Identity" d x

instance Eq1 Proxy where
  liftEq _ _ _ = True
instance Ord1 Proxy where
  liftCompare _ _ _ = EQ
instance Show1 Proxy where
  liftShowsPrec _ _ _ _ = showString "Proxy"

instance Eq1 Down where
  liftEq eq (Down x) (Down y) = eq x y
instance Ord1 Down where
  liftCompare c (Down x) (Down y) = case c x y of { LT -> GT; EQ -> EQ; GT -> LT }
instance Show1 Down where
  liftShowsPrec sp _ d (Down x) = showsUnaryWith sp "Down" d x

instance Eq2 Either where
  liftEq2 e _ (Left x) (Left y) = e x y
  liftEq2 _ e (Right x) (Right y) = e x y
  liftEq2 _ _ _ _ = False
instance Ord2 Either where
  liftCompare2 c _ (Left x) (Left y) = c x y
  liftCompare2 _ _ (Left _) (Right _) = LT
  liftCompare2 _ _ (Right _) (Left _) = GT
  liftCompare2 _ c (Right x) (Right y) = c x y
instance Show2 Either where
  liftShowsPrec2 sp _ _ _ d (Left x) = showsUnaryWith sp "Left" d x
  liftShowsPrec2 _ _ sp _ d (Right x) = showsUnaryWith sp "Right" d x
instance Eq a => Eq1 (Either a) where
  liftEq eq x y = liftEq2 (==) eq x y
instance Ord a => Ord1 (Either a) where
  liftCompare c x y = liftCompare2 compare c x y
instance Show a => Show1 (Either a) where
  liftShowsPrec sp sl d x = liftShowsPrec2 showsPrec showList sp sl d x

instance Eq2 (,) where
  liftEq2 e1 e2 (a, b) (c, d) = e1 a c && e2 b d
instance Ord2 (,) where
  liftCompare2 c1 c2 (a, b) (c, d) = c1 a c <> c2 b d
instance Show2 (,) where
  liftShowsPrec2 sp1 _ sp2 _ _ (a, b) = showChar '(' . sp1 0 a . showChar ',' . sp2 0 b . showChar ')'
instance Eq a => Eq1 ((,) a) where
  liftEq eq x y = liftEq2 (==) eq x y
instance Ord a => Ord1 ((,) a) where
  liftCompare c x y = liftCompare2 compare c x y
instance Show a => Show1 ((,) a) where
  liftShowsPrec sp sl d x = liftShowsPrec2 showsPrec showList sp sl d x

instance Eq2 Const where
  liftEq2 e _ (Const x) (Const y) = e x y
instance Ord2 Const where
  liftCompare2 c _ (Const x) (Const y) = c x y
instance Show2 Const where
  liftShowsPrec2 sp _ _ _ d (Const x) = showsUnaryWith sp "Const" d x
instance Eq a => Eq1 (Const a) where
  liftEq eq x y = liftEq2 (==) eq x y
instance Ord a => Ord1 (Const a) where
  liftCompare c x y = liftCompare2 compare c x y
instance Show a => Show1 (Const a) where
  liftShowsPrec sp sl d x = liftShowsPrec2 showsPrec showList sp sl d x
