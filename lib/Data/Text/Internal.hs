-- | Text as a list of characters: the functions of Data.Text have its meaning, not its speed.
module Data.Text.Internal (Text(..), text, emptyError) where

import Control.DeepSeq (NFData(..))
import Data.String (IsString(..))
import Text.Printf (PrintfArg(..), formatString)

newtype Text = Text String

-- | All of it is evaluated: a text has no parts that are not.
text :: String -> Text
text s = go s
  where
    go "" = Text s
    go (c : cs) = c `seq` go cs

emptyError :: String -> a
emptyError function = error ("Data.Text." ++ function ++ ": empty input")

instance Eq Text where
  Text a == Text b = a == b
instance Ord Text where
  compare (Text a) (Text b) = compare a b
instance Show Text where
  showsPrec p (Text s) = showsPrec p s
instance Read Text where
  readsPrec p s = [(text x, rest) | (x, rest) <- readsPrec p s]
instance Semigroup Text where
  Text a <> Text b = text (a ++ b)
instance Monoid Text where
  mempty = Text ""
  mconcat ts = text (concatMap (\(Text s) -> s) ts)
instance IsString Text where
  fromString s = text s
instance NFData Text where
  rnf (Text s) = rnf s
instance PrintfArg Text where
  formatArg (Text s) = formatString s
