{-# LANGUAGE OverloadedStrings #-}
-- A text is evaluated as a whole: what cannot be evaluated in it is an error where the text is needed.
import qualified Data.Text as T
import Control.Exception
import Data.Text (Text)
t :: String -> a -> IO ()
t n x = do
  r <- try (evaluate x)
  putStrLn (n ++ ": " ++ either (\(ErrorCall m) -> m) (const "fine") r)
bad :: Text -> Text
bad = T.map (\c -> if c == 'x' then error "met x" else c)
main = do
  t "map" (bad "axb")
  t "tail" (T.tail (bad "xab"))
  t "cons" (T.cons (error "cons") "abc")
  t "concat" (T.concat ["ab", bad "x"])
  t "unfoldr" (T.unfoldrN 3 (\n -> if n > 1 then error "unfold" else Just ('a', n + 1)) 0)
  t "length" (T.length (T.append "abc" (bad "x")))
  t "take" (T.take 2 "abc")
  t "pair" (T.span (== 'a') "aab")
  print (T.splitOn "," "a,b,,c", T.breakOn "=" "k=v", T.breakOnEnd "/" "a/b/c", T.breakOnAll "/" "a/b/c")
  print (T.justifyLeft 5 '.' "ab", T.justifyRight 5 '.' "ab", T.center 8 '.' "abc", T.center 2 'x' "abc")
  print (T.takeEnd 2 "abcd", T.dropEnd 1 "abcd", T.takeWhileEnd (> 'b') "abcd", T.chunksOf 2 "abcde", T.chunksOf 0 "ab")
  print (T.commonPrefixes "foobar" "fooquux", T.stripSuffix "bar" "foobar", T.stripPrefix "foo" "foobar", T.count "an" "banana")
  print (T.toTitle "hello wORLD it's", T.toUpper "stra\223e", T.split (== 'a') "aabbaca", T.split (== 'a') "")
  print (T.replace "oo" "foo" "oodoo", T.words " a  b ", T.lines "a\n\nb", T.strip "  x ")
  print (T.inits "ab", T.tails "ab", T.mapAccumL (\a c -> (a + 1, succ c)) 0 "abc", T.zipWith max "abc" "bab", T.partition (> 'b') "abcd")
-- expected stdout:
-- | map: met x
-- | tail: met x
-- | cons: cons
-- | concat: met x
-- | unfoldr: unfold
-- | length: met x
-- | take: fine
-- | pair: fine
-- | (["a","b","","c"],("k","=v"),("a/b/","c"),[("a","/b/c"),("a/b","/c")])
-- | ("ab...","...ab","...abc..","abc")
-- | ("cd","abc","cd",["ab","cd","e"],[])
-- | (Just ("foo","bar","quux"),Just "foo",Just "bar",2)
-- | ("Hello World It's","STRASSE",["","","bb","c",""],[""])
-- | ("foodfoo",["a","b"],["a","","b"],"x")
-- | (["","a","ab"],["ab","b",""],(3,"bcd"),"bbc",("cd","ab"))
