-- The extensions that only add syntax.
{-# LANGUAGE LambdaCase, TupleSections, MultiWayIf, NumericUnderscores, InstanceSigs, KindSignatures #-}
{-# LANGUAGE ImportQualifiedPost, BinaryLiterals, EmptyDataDecls #-}
module Main where

import Data.Char qualified as C
import Data.List qualified

data Void

data Box (f :: * -> *) a = Box (f a)

newtype Id a = Id a deriving Show
instance Functor Id where
  fmap :: (a -> b) -> Id a -> Id b
  fmap f (Id a) = Id (f a)

classify :: Int -> String
classify n = if | n < 0 -> "negative"
                | n == 0 -> "zero"
                | n < 1_000, even n -> "small even"
                | otherwise -> "other"

main :: IO ()
main = do
  print (map (\case { 0 -> "none"; 1 -> "one"; _ -> "many" }) [0, 1, 2 :: Int])
  print (map (,True) "ab", map (1,,'c') [2.5])
  mapM_ (putStrLn . classify) [-1, 0, 10, 11]
  print (1_000_000 + 0b1010 + 0xff_ff)
  print (fmap (+ 1) (Id 2), map C.toUpper "abc", Data.List.sort [3, 1, 2])
  case Box (Just 'x') of Box m -> print m
-- expected stdout:
-- | ["none","one","many"]
-- | ([('a',True),('b',True)],[(1,2.5,'c')])
-- | negative
-- | zero
-- | small even
-- | other
-- | 1065545
-- | (Id 3,"ABC",[1,2,3])
-- | Just 'x'
