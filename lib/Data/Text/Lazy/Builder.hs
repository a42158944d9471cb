-- | Texts that are put together at little cost.
module Data.Text.Lazy.Builder (Builder, toLazyText, toLazyTextWith, fromText, fromLazyText, fromString, singleton, flush) where

import qualified Data.String as String
import qualified Data.Text.Internal as Strict
import Data.Text.Lazy.Internal

newtype Builder = Builder (String -> String)

toLazyText :: Builder -> Text
toLazyText (Builder f) = Text (f "")

toLazyTextWith :: Int -> Builder -> Text
toLazyTextWith _ b = toLazyText b

fromText :: Strict.Text -> Builder
fromText (Strict.Text s) = fromString s

fromLazyText :: Text -> Builder
fromLazyText (Text s) = fromString s

fromString :: String -> Builder
fromString s = Builder (s ++)

singleton :: Char -> Builder
singleton c = Builder (c :)

flush :: Builder
flush = Builder id

instance Semigroup Builder where
  Builder f <> Builder g = Builder (f . g)
instance Monoid Builder where
  mempty = Builder id
instance Eq Builder where
  a == b = toLazyText a == toLazyText b
instance Ord Builder where
  compare a b = compare (toLazyText a) (toLazyText b)
instance Show Builder where
  show b = show (toLazyText b)
instance String.IsString Builder where
  fromString s = fromString s
