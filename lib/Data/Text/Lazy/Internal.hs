-- | Lazy text as a list of characters.
module Data.Text.Lazy.Internal (Text(..), emptyError) where

import Control.DeepSeq (NFData(..))
import Data.String (IsString(..))
import Text.Printf (PrintfArg(..), formatString)

newtype Text = Text String

emptyError :: String -> a
emptyError function = error ("Data.Text.Lazy." ++ function ++ ": empty input")

instance Eq Text where
  Text a == Text b = a == b
instance Ord Text where
  compare (Text a) (Text b) = compare a b
instance Show Text where
  showsPrec p (Text s) = showsPrec p s
instance Read Text where
  readsPrec p s = [(Text x, rest) | (x, rest) <- readsPrec p s]
instance Semigroup Text where
  Text a <> Text b = Text (a ++ b)
instance Monoid Text where
  mempty = Text ""
  mconcat ts = Text (concatMap (\(Text s) -> s) ts)
instance IsString Text where
  fromString s = Text s
instance NFData Text where
  rnf (Text s) = rnf s
instance PrintfArg Text where
  formatArg (Text s) = formatString s
