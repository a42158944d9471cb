-- | Lazy bytes as a list of characters below 256.
module Data.ByteString.Lazy.Internal (ByteString(..), byte, character, emptyError) where

import Control.DeepSeq (NFData(..))
import Data.ByteString.Internal (byte, character)
import Data.String (IsString(..))

newtype ByteString = BS String

emptyError :: String -> a
emptyError function = error ("Data.ByteString.Lazy." ++ function ++ ": empty ByteString")

instance Eq ByteString where
  BS a == BS b = a == b
instance Ord ByteString where
  compare (BS a) (BS b) = compare a b
instance Show ByteString where
  showsPrec p (BS s) = showsPrec p s
instance Read ByteString where
  readsPrec p s = [(BS (map byte x), rest) | (x, rest) <- readsPrec p s]
instance Semigroup ByteString where
  BS a <> BS b = BS (a ++ b)
instance Monoid ByteString where
  mempty = BS ""
  mconcat bs = BS (concatMap (\(BS s) -> s) bs)
instance IsString ByteString where
  fromString s = BS (map byte s)
instance NFData ByteString where
  rnf (BS s) = rnf s
