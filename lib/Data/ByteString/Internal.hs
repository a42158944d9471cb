-- | Bytes as a list of characters below 256: the functions of Data.ByteString have its meaning, not its speed.
module Data.ByteString.Internal (ByteString(..), bytes, byte, character, emptyError, decodeBytes, encodeBytes) where

import Control.DeepSeq (NFData(..))
import Data.Bits ((.&.), shiftL, shiftR)
import Data.Char (chr, ord)
import Data.String (IsString(..))
import Data.Word (Word8)

newtype ByteString = BS String

-- | All of it is evaluated: what is strict has no parts that are not.
bytes :: String -> ByteString
bytes s = go s
  where
    go "" = BS s
    go (c : cs) = c `seq` go cs

-- | The last eight bits of a character.
byte :: Char -> Char
byte c
  | c < '\256' = c
  | otherwise = chr (ord c .&. 255)

character :: Word8 -> Char
character w = chr (fromIntegral w)

emptyError :: String -> a
emptyError function = error ("Data.ByteString." ++ function ++ ": empty ByteString")

instance Eq ByteString where
  BS a == BS b = a == b
instance Ord ByteString where
  compare (BS a) (BS b) = compare a b
instance Show ByteString where
  showsPrec p (BS s) = showsPrec p s
instance Read ByteString where
  readsPrec p s = [(bytes (map byte x), rest) | (x, rest) <- readsPrec p s]
instance Semigroup ByteString where
  BS a <> BS b = bytes (a ++ b)
instance Monoid ByteString where
  mempty = BS ""
  mconcat bs = bytes (concatMap (\(BS s) -> s) bs)
instance IsString ByteString where
  fromString s = bytes (map byte s)
instance NFData ByteString where
  rnf (BS s) = rnf s

-- | The bytes of characters in UTF-8.
encodeBytes :: String -> String
encodeBytes s = concatMap encode s
  where
    encode c
      | n < 0x80 = [c]
      | n < 0x800 = [chr (0xC0 + shiftR n 6), final 0]
      | n < 0x10000 = [chr (0xE0 + shiftR n 12), final 6, final 0]
      | otherwise = [chr (0xF0 + shiftR n 18), final 12, final 6, final 0]
      where
        n = ord c
        final shift = chr (0x80 + (shiftR n shift .&. 0x3F))

-- | The characters that bytes mean in UTF-8; a byte that means none is U+FFFD.
decodeBytes :: String -> String
decodeBytes "" = ""
decodeBytes (c : cs)
  | c < '\x80' = c : decodeBytes cs
  | c >= '\xF0' && c < '\xF5' = multiple 3 (ord c - 0xF0)
  | c >= '\xE0' && c < '\xF0' = multiple 2 (ord c - 0xE0)
  | c >= '\xC2' && c < '\xE0' = multiple 1 (ord c - 0xC0)
  | otherwise = '\xFFFD' : decodeBytes cs
  where
    multiple n start = case splitAt n cs of
      (more, rest) | length more == n && all follows more -> chr (foldl join start more) : decodeBytes rest
      _ -> '\xFFFD' : decodeBytes cs
    follows d = d >= '\x80' && d < '\xC0'
    join n d = shiftL n 6 + (ord d .&. 0x3F)
