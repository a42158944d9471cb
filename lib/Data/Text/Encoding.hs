-- | Texts as bytes. In decodeUtf8With the function is asked about each byte that means none.
module Data.Text.Encoding (decodeUtf8, decodeUtf8', decodeUtf8With, decodeLatin1, decodeASCII, encodeUtf8) where

import Control.Exception (evaluate, try)
import Data.ByteString.Internal
import Data.Char (ord)
import Data.Text.Encoding.Error
import Data.Text.Internal (Text(..), text)
import System.IO.Unsafe (unsafePerformIO)

decodeUtf8, decodeLatin1, decodeASCII :: ByteString -> Text
decodeUtf8 b = decodeUtf8With strictDecode b
decodeLatin1 (BS s) = text s
decodeASCII b = decodeUtf8 b

decodeUtf8' :: ByteString -> Either UnicodeException Text
decodeUtf8' b = unsafePerformIO (try (evaluate (whole (decodeUtf8 b))))
  where whole (Text s) = text s

decodeUtf8With :: OnDecodeError -> ByteString -> Text
decodeUtf8With onError (BS s) = text (go s)
  where
    -- A replacement in the result that the bytes do not spell is a byte that means nothing.
    go "" = ""
    go cs@(c : rest) = case decodeBytes (take 4 cs) of
      '\xfffd' : _ | take 3 cs /= "\xef\xbf\xbd" ->
        maybe id (:) (onError "Data.Text.Internal.Encoding: Invalid UTF-8 stream" (Just (fromIntegral (ord c)))) (go rest)
      d : _ -> d : go (drop (length (encodeBytes [d])) cs)
      [] -> ""

encodeUtf8 :: Text -> ByteString
encodeUtf8 (Text s) = BS (encodeBytes s)
