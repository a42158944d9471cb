-- | Bytes that are put together at little cost.
module Data.ByteString.Builder
  ( Builder, toLazyByteString, hPutBuilder, byteString, lazyByteString, shortByteString, int8, word8, char7, string7, char8, string8
  , charUtf8, stringUtf8, intDec, integerDec, int8Dec, int16Dec, int32Dec, int64Dec, wordDec, word8Dec, word16Dec, word32Dec
  , word64Dec, floatDec, doubleDec, wordHex, word8Hex, word16Hex, word32Hex, word64Hex, word8HexFixed, word16HexFixed
  , word32HexFixed, word64HexFixed, word16BE, word32BE, word64BE, word16LE, word32LE, word64LE, int16BE, int32BE, int64BE, int16LE
  , int32LE, int64LE
  ) where

import Data.Bits (shiftR, (.&.))
import Data.ByteString.Internal (byte, encodeBytes)
import qualified Data.ByteString.Internal as Strict
import qualified Data.ByteString.Lazy.Char8 as Lazy8
import qualified Data.ByteString.Lazy.Internal as Lazy
import Data.Char (chr)
import Data.Int
import Data.String (IsString(..))
import Data.Word
import Numeric (showHex)
import System.IO (Handle)

newtype Builder = Builder (String -> String)

instance Semigroup Builder where
  Builder f <> Builder g = Builder (f . g)
instance Monoid Builder where
  mempty = Builder id
instance IsString Builder where
  fromString s = stringUtf8 s

characters :: String -> Builder
characters s = Builder (s ++)

toLazyByteString :: Builder -> Lazy.ByteString
toLazyByteString (Builder f) = Lazy.BS (f "")

hPutBuilder :: Handle -> Builder -> IO ()
hPutBuilder h b = Lazy8.hPut h (toLazyByteString b)

byteString, shortByteString :: Strict.ByteString -> Builder
byteString (Strict.BS s) = characters s
shortByteString b = byteString b

lazyByteString :: Lazy.ByteString -> Builder
lazyByteString (Lazy.BS s) = characters s

int8 :: Int8 -> Builder
int8 n = characters [chr (fromIntegral n .&. 255)]

word8 :: Word8 -> Builder
word8 n = characters [chr (fromIntegral n)]

char7, char8, charUtf8 :: Char -> Builder
char7 c = characters [chr (fromEnum c .&. 127)]
char8 c = characters [byte c]
charUtf8 c = characters (encodeBytes [c])

string7, string8, stringUtf8 :: String -> Builder
string7 s = characters (map (\c -> chr (fromEnum c .&. 127)) s)
string8 s = characters (map byte s)
stringUtf8 s = characters (encodeBytes s)

shown :: Show a => a -> Builder
shown a = characters (show a)

intDec :: Int -> Builder
intDec n = shown n
integerDec :: Integer -> Builder
integerDec n = shown n
int8Dec :: Int8 -> Builder
int8Dec n = shown n
int16Dec :: Int16 -> Builder
int16Dec n = shown n
int32Dec :: Int32 -> Builder
int32Dec n = shown n
int64Dec :: Int64 -> Builder
int64Dec n = shown n
wordDec :: Word -> Builder
wordDec n = shown n
word8Dec :: Word8 -> Builder
word8Dec n = shown n
word16Dec :: Word16 -> Builder
word16Dec n = shown n
word32Dec :: Word32 -> Builder
word32Dec n = shown n
word64Dec :: Word64 -> Builder
word64Dec n = shown n
floatDec :: Float -> Builder
floatDec n = shown n
doubleDec :: Double -> Builder
doubleDec n = shown n

hex :: Integral a => a -> Builder
hex n = characters (showHex (toInteger n) "")

fixed :: Integral a => Int -> a -> Builder
fixed width n = let s = showHex (toInteger n) "" in characters (replicate (width - length s) '0' ++ s)

wordHex :: Word -> Builder
wordHex n = hex n
word8Hex, word8HexFixed :: Word8 -> Builder
word8Hex n = hex n
word8HexFixed n = fixed 2 n
word16Hex, word16HexFixed, word16BE, word16LE :: Word16 -> Builder
word16Hex n = hex n
word16HexFixed n = fixed 4 n
word16BE n = bytes [8, 0] n
word16LE n = bytes [0, 8] n
word32Hex, word32HexFixed, word32BE, word32LE :: Word32 -> Builder
word32Hex n = hex n
word32HexFixed n = fixed 8 n
word32BE n = bytes [24, 16, 8, 0] n
word32LE n = bytes [0, 8, 16, 24] n
word64Hex, word64HexFixed, word64BE, word64LE :: Word64 -> Builder
word64Hex n = hex n
word64HexFixed n = fixed 16 n
word64BE n = bytes [56, 48 .. 0] n
word64LE n = bytes [0, 8 .. 56] n
int16BE, int16LE :: Int16 -> Builder
int16BE n = bytes [8, 0] n
int16LE n = bytes [0, 8] n
int32BE, int32LE :: Int32 -> Builder
int32BE n = bytes [24, 16, 8, 0] n
int32LE n = bytes [0, 8, 16, 24] n
int64BE, int64LE :: Int64 -> Builder
int64BE n = bytes [56, 48 .. 0] n
int64LE n = bytes [0, 8 .. 56] n

bytes :: Integral a => [Int] -> a -> Builder
bytes shifts n = characters [chr (fromInteger (shiftR (toInteger n) s .&. 255)) | s <- shifts]
