-- | What string literals mean with OverloadedStrings.
module Inquest.String (IsString(..), IsCharacter(..)) where

import Inquest.Builtin

class IsString a where
  fromString :: [Char] -> a

instance IsCharacter c Char => IsString [c] where
  fromString s = fromCharacters s

-- | Holds for characters only, and says so: the elements of a list that a literal is are characters, as with
-- base's instance (a ~ Char) => IsString [a].
class IsCharacter c d | d -> c where
  fromCharacters :: [d] -> [c]
instance IsCharacter Char Char where
  fromCharacters s = s
