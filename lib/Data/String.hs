module Data.String (String, IsString(..), lines, words, unlines, unwords) where

import Data.Functor.Const
import Data.Functor.Identity
import Inquest.Builtin (Char)

class IsString a where
  fromString :: String -> a

instance IsString' a => IsString [a] where
  fromString s = fromChars s
instance IsString a => IsString (Const a b) where
  fromString s = Const (fromString s)
instance IsString a => IsString (Identity a) where
  fromString s = Identity (fromString s)

-- | Only characters: an instance at [Char] alone.
class IsString' c where
  fromChars :: String -> [c]
instance IsString' Char where
  fromChars s = s
