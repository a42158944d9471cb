module Data.Text.Encoding (decodeUtf8, decodeLatin1, encodeUtf8) where

import Data.ByteString.Internal
import Data.Text.Internal (Text(..))

decodeUtf8, decodeLatin1 :: ByteString -> Text
decodeUtf8 (BS s) = Text (decodeBytes s)
decodeLatin1 (BS s) = Text s

encodeUtf8 :: Text -> ByteString
encodeUtf8 (Text s) = BS (encodeBytes s)
