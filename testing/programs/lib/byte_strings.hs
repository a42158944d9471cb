-- Bytes, as characters and as numbers; UTF-8 goes through input and output as bytes.
-- stdin: 3
-- stdin: 1 2 -4
-- stdin: foo bar baz
-- stdin:  hé x
{-# LANGUAGE OverloadedStrings #-}
module Main where
import qualified Data.ByteString.Char8 as B
import qualified Data.ByteString as BS
import Data.ByteString (ByteString)
import Data.Maybe
import qualified Data.Text as T
import Data.Text.Encoding
main :: IO ()
main = do
  l <- B.getLine
  let n = fst (fromJust (B.readInt l))
  xs <- map (fst . fromJust . B.readInt) . B.words <$> B.getLine
  print (n, sum xs)
  rest <- B.getContents
  mapM_ (B.putStrLn . B.unwords . reverse . B.words) (B.lines rest)
  print (B.split ',' "a,b,,c", B.split 'x' "", B.splitWith (== ',') "a,", B.breakSubstring "cd" "abcdef")
  print (BS.unpack "abc", BS.pack [104, 105], BS.foldl' (\a w -> a + fromIntegral w) (0 :: Int) "xyz")
  print (B.readInt "12x", B.readInt "-7", B.readInt "q", B.readInteger "+123456789012345678901 ")
  print (B.spanEnd (== ' ') "ab  ", B.breakEnd (== '/') "a/b/c", B.count 'a' "banana", B.elemIndex 'n' "banana", B.unsnoc "ab", B.index "abc" 2, B.replicate 3 'z')
  print (encodeUtf8 "h\233\955", decodeUtf8 (encodeUtf8 "h\233\955") == "h\233\955", BS.length (encodeUtf8 (T.pack "\8364")))
  B.putStr (encodeUtf8 "\955x\n")
  print (B.unfoldrN 3 (\k -> Just (toEnum k, k + 1)) 97, B.map succ "abc", B.filter (> 'b') "abcd", B.zip "ab" "cd", B.concat ["x", "y"], B.intercalate ", " ["a", "b"], "a" < ("b" :: ByteString))
-- expected stdout:
-- | (3,-1)
-- | baz bar foo
-- | x hé
-- | (["a","b","","c"],[],["a",""],("ab","cdef"))
-- | ([97,98,99],"hi",363)
-- | (Just (12,"x"),Just (-7,""),Nothing,Just (123456789012345678901," "))
-- | (("ab","  "),("a/b/","c"),3,Just 2,Just ("a",'b'),'c',"zzz")
-- | ("h\195\169\206\187",True,3)
-- | λx
-- | (("abc",Just 100),"bcd","cd",[('a','c'),('b','d')],"xy","a, b",True)
