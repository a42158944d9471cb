{-# LANGUAGE OverloadedStrings #-}
module Main where
import qualified Data.ByteString.Char8 as B
import qualified Data.Text as T
import Data.Text.Encoding
import Data.Text.Encoding.Error
import qualified Data.Vector as V
import qualified Data.Vector.Unboxed as U
import System.Info
import Text.PrettyPrint (fullRender, Mode(..), text, TextDetails(..))

main :: IO ()
main = do
  print (decodeUtf8 "gr\195\188n", decodeUtf8With lenientDecode "a\255b\195", decodeUtf8With ignore "a\255b", decodeUtf8With (replace '?') "\192x", decodeLatin1 "\252", encodeUtf8 "\8364\128512")
  print (decodeUtf8' "ok")
  print (either (const "bad") T.unpack (decodeUtf8' "\255"))
  print (decodeUtf8With lenientDecode "\239\191\189x")
  print (V.sum (V.convert (U.fromList [1, 2, 3 :: Int]) :: V.Vector Int), (V.convert (V.fromList "ab") :: U.Vector Char))
  print (os, arch)
-- expected stdout:
-- | ("gr\252n","a\65533b\65533","ab","?x","\252","\226\130\172\240\159\152\128")
-- | Right "ok"
-- | "bad"
-- | "\65533x"
-- | (6,"ab")
-- | ("linux","x86_64")
