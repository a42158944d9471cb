-- Data.Text, its input and output and its readers of numbers.
{-# LANGUAGE OverloadedStrings #-}
module Main where
import Data.Text (Text)
import qualified Data.Text as T
import qualified Data.Text.IO as TIO
import qualified Data.Text.Read as R
import qualified Data.Map as M
import Text.Printf
main :: IO ()
main = do
  TIO.putStrLn (T.toUpper "hello")
  print (T.splitOn "," "a,b,,c", T.splitOn "ab" "abcabab", T.split (== ' ') " a b ")
  print (T.words "  the quick  fox ", T.lines "a\nb\n", T.strip "  x y ", T.unwords ["a", "b"])
  print (T.replace "l" "LL" "hello", T.breakOn "::" "a::b::c", T.breakOnEnd "::" "a::b::c", T.breakOnAll "/" "a/b/c")
  print (T.justifyLeft 6 '.' "ab", T.justifyRight 6 '.' "ab", T.center 7 '.' "ab", T.center 8 ' ' "abc")
  print (T.chunksOf 3 "abcdefgh", T.count "an" "banana", T.isInfixOf "nan" "banana", T.stripPrefix "ba" "banana", T.stripSuffix "na" "banana")
  print (M.fromListWith (+) [(w, 1 :: Int) | w <- T.words "a b a c b a"])
  print (R.decimal "123abc" :: Either String (Int, Text))
  print (R.signed R.decimal "-12 x" :: Either String (Int, Text), R.decimal "x" :: Either String (Int, Text))
  print (R.double "3.25e2xyz", R.hexadecimal "ff" :: Either String (Int, Text), R.rational "1.5" :: Either String (Double, Text))
  print (T.toTitle "hello world it's", T.zip "abc" "xy", T.foldl' (\n c -> n * 10 + fromEnum c - 48) 0 "1234", T.commonPrefixes "foobar" "fooquux")
  printf "%s has %d chars\n" ("text" :: Text) (T.length "text")
  print (T.uncons "abc", T.unsnoc "abc", T.null "", T.concat ["a", "b"] <> "c", mconcat ["x", "y" :: Text], T.intercalate ", " ["p", "q"])
  print (read "\"quoted\"" :: Text, T.takeEnd 2 "abcd", T.dropEnd 1 "abcd", T.takeWhileEnd (/= '.') "a.bc", T.dropAround (== '*') "**x**", T.inits "ab", T.mapAccumL (\n c -> (n + 1, succ c)) 0 "abc")
  print (T.unpack (T.reverse "abc"), T.index "abc" 1, T.findIndex (== 'c') "abc", T.partition (> 'b') "abcd", compare ("a" :: Text) "b", maximum ["x", "z" :: Text])
  mapM_ (TIO.putStrLn . T.pack . show) [1, 2, 3 :: Int]
-- expected stdout:
-- | HELLO
-- | (["a","b","","c"],["","c","",""],["","a","b",""])
-- | (["the","quick","fox"],["a","b"],"x y","a b")
-- | ("heLLLLo",("a","::b::c"),("a::b::","c"),[("a","/b/c"),("a/b","/c")])
-- | ("ab....","....ab","...ab..","   abc  ")
-- | (["abc","def","gh"],2,True,Just "nana",Just "bana")
-- | fromList [("a",3),("b",2),("c",1)]
-- | Right (123,"abc")
-- | (Right (-12," x"),Left "input does not start with a digit")
-- | (Right (325.0,"xyz"),Right (255,""),Right (1.5,""))
-- | ("Hello World It's",[('a','x'),('b','y')],1234,Just ("foo","bar","quux"))
-- | text has 4 chars
-- | (Just ('a',"bc"),Just ("ab",'c'),True,"abc","xy","p, q")
-- | ("quoted","cd","abc","bc","x",["","a","ab"],(3,"bcd"))
-- | ("cba",'b',Just 2,("cd","ab"),LT,"z")
-- | 1
-- | 2
-- | 3
