-- | What becomes of bytes that mean no character.
module Data.Text.Encoding.Error
  ( OnError, OnDecodeError, OnEncodeError, UnicodeException(..), lenientDecode, strictDecode, strictEncode, ignore, replace
  ) where

import Control.Exception (Exception, throw)
import Data.Word (Word8)
import Numeric (showHex)

type OnError a b = String -> Maybe a -> Maybe b
type OnDecodeError = OnError Word8 Char
type OnEncodeError = OnError Char Word8

data UnicodeException = DecodeError String (Maybe Word8) | EncodeError String (Maybe Char) deriving Eq

instance Show UnicodeException where
  show (DecodeError desc (Just w)) = "Cannot decode byte '\\x" ++ showHex w ("': " ++ desc)
  show (DecodeError desc Nothing) = "Cannot decode input: " ++ desc
  show (EncodeError desc (Just c)) = "Cannot encode character '\\x" ++ showHex (fromEnum c) ("': " ++ desc)
  show (EncodeError desc Nothing) = "Cannot encode input: " ++ desc
instance Exception UnicodeException

strictDecode, lenientDecode :: OnDecodeError
strictDecode desc c = throw (DecodeError desc c)
lenientDecode _ _ = Just '\xfffd'

strictEncode :: OnEncodeError
strictEncode desc c = throw (EncodeError desc c)

ignore :: OnError a b
ignore _ _ = Nothing

replace :: b -> OnError a b
replace c _ _ = Just c
