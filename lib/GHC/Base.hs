{-# LANGUAGE MagicHash #-}
-- | What ordinary programs import of it.
module GHC.Base
  ( module GHC.Prim, module Prelude, module Control.Applicative, NonEmpty(..), ord, unsafeChr, assert, join, liftA, liftA3, liftM, liftM2
  , ap, when, quotInt, remInt, divInt, modInt, getTag, eqString, maxInt, minInt, Void
  ) where

import Control.Applicative
import Control.Exception (assert)
import Control.Monad (ap, join, liftM, liftM2, when)
import Data.Char (chr, ord)
import Data.List.NonEmpty (NonEmpty(..))
import Data.Void (Void)
import GHC.Prim
import Prelude

unsafeChr :: Int -> Char
unsafeChr n = chr n

quotInt, remInt, divInt, modInt :: Int -> Int -> Int
quotInt a b = a `quot` b
remInt a b = a `rem` b
divInt a b = a `div` b
modInt a b = a `mod` b

getTag :: Enum a => a -> Int
getTag x = fromEnum x

eqString :: String -> String -> Bool
eqString a b = a == b

maxInt, minInt :: Int
maxInt = maxBound
minInt = minBound

