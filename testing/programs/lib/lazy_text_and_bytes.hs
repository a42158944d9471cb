-- stdin: abc
-- stdin: de
{-# LANGUAGE OverloadedStrings #-}
-- Lazy texts and bytes, and what builds them.
module Main where

import qualified Data.ByteString as B
import qualified Data.ByteString.Builder as BB
import qualified Data.ByteString.Char8 as BC
import qualified Data.ByteString.Lazy as BL
import qualified Data.ByteString.Lazy.Char8 as BLC
import qualified Data.Text as T
import qualified Data.Text.Lazy as L
import qualified Data.Text.Lazy.Builder as LB
import qualified Data.Text.Lazy.Builder.Int as LB
import qualified Data.Text.Lazy.Builder.RealFloat as LB
import qualified Data.Text.Lazy.IO as L

main :: IO ()
main = do
  let t = L.pack "hello, lazy world"
  print (t, L.length t, L.take 5 t, L.drop 7 t, L.splitAt 3 t, L.toStrict t == T.pack "hello, lazy world", L.fromStrict "x")
  print (L.words t, L.splitOn ", " t, L.replace "l" "L" t, L.toUpper t, L.isInfixOf "lazy" t, L.breakOn "l" t, L.count "l" t, L.index t 4)
  print (L.take 5 (L.cycle "ab"), L.take 3 (L.repeat 'x'), L.take 3 (L.iterate succ 'a'), L.replicate 3 "ab", L.chunksOf 4 t)
  print (L.take 3 (L.pack ['a' ..]), L.justifyLeft 5 '.' "ab", L.center 6 '*' "ab", L.zip "ab" "xyz", L.fromChunks ["a", "b"], L.toChunks "ab")
  L.putStrLn (L.unwords ["a", "b"])
  print (LB.toLazyText (LB.fromText "a" <> LB.singleton 'b' <> LB.fromString "cd" <> LB.fromLazyText "e" <> LB.decimal (-42 :: Int) <> LB.hexadecimal (255 :: Int)))
  print (LB.toLazyText (LB.realFloat (1.5 :: Double)), LB.toLazyText (LB.formatRealFloat LB.Fixed (Just 2) (3.14159 :: Double)), LB.fromString "s")
  let b = BLC.pack "some bytes 12"
  print (b, BLC.length b, BLC.take 4 b, BLC.words b, BLC.readInt "12 x", BL.unpack (BL.take 3 b), BL.toStrict b == BC.pack "some bytes 12", BL.fromStrict (B.pack [65, 66]))
  print (BLC.lines "a\nb\n", BLC.elemIndex 'b' b, BLC.count 's' b, BLC.split ' ' b, BL.pack [1, 2, 255], BL.append "a" "b", BL.null "", BLC.unpack (BLC.reverse b))
  BLC.putStrLn (BLC.map succ "HAL")
  print (BB.toLazyByteString (BB.intDec 5 <> BB.char7 ',' <> BB.string8 "x" <> BB.word32BE 258 <> BB.word16LE 258 <> BB.word8HexFixed 10 <> BB.wordHex 255 <> BB.byteString "b" <> BB.doubleDec 1.5 <> BB.stringUtf8 "\233" <> BB.lazyByteString "z"))
  BLC.interact (\s -> BLC.unlines (map BLC.reverse (BLC.lines s)))
-- expected stdout:
-- | ("hello, lazy world",17,"hello","lazy world",("hel","lo, lazy world"),True,"x")
-- | (["hello,","lazy","world"],["hello","lazy world"],"heLLo, Lazy worLd","HELLO, LAZY WORLD",True,("he","llo, lazy world"),4,'o')
-- | ("ababa","xxx","abc","ababab",["hell","o, l","azy ","worl","d"])
-- | ("abc","ab...","**ab**",[('a','x'),('b','y')],"ab",["ab"])
-- | a b
-- | "abcde-42ff"
-- | ("1.5","3.14","s")
-- | ("some bytes 12",13,"some",["some","bytes","12"],Just (12," x"),[115,111,109],True,"AB")
-- | (["a","b"],Just 5,2,["some","bytes","12"],"\SOH\STX\255","ab",True,"21 setyb emos")
-- | IBM
-- | "5,x\NUL\NUL\SOH\STX\STX\SOH0affb1.5\195\169z"
-- | cba
-- | ed
