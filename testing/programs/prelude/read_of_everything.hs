-- read and reads of the standard types.
module Main where

import Text.Read (readMaybe)

main :: IO ()
main = do
  print (read "42" :: Int, read " 42 " :: Int, read "-3" :: Int, read "(42)" :: Int, read "((-3))" :: Int)
  print (read "3.5" :: Double, read "3" :: Double, read "1e-3" :: Double, read "NaN" :: Double, read "-Infinity" :: Double)
  print (read "'x'" :: Char, read "\"a\\nb\\1234\\&5\"" :: String, read "['a','b']" :: String)
  print (read "[1, 2,3 ]" :: [Int], read "[]" :: [Int], read "(1,True)" :: (Int, Bool), read "()" :: ())
  print (read "Just 3" :: Maybe Int, read "Just (-3)" :: Maybe Int, read "Left 1" :: Either Int Bool, read "LT" :: Ordering)
  print (readMaybe "12" :: Maybe Int, readMaybe "12x" :: Maybe Int, readMaybe "" :: Maybe Int, readMaybe "1.5" :: Maybe Int)
  print (readMaybe "Just Just" :: Maybe (Maybe Int), readMaybe "[1,]" :: Maybe [Int], readMaybe "- 3" :: Maybe Int)
  print (reads "5 rest" :: [(Int, String)], reads "x" :: [(Int, String)])
  print (lex " hello world", lex "123abc", lex "\"str\" x", lex "", lex "(a)", lex "<= 3", lex "'c'd", lex "1.5e3x")
  print (read "0x10" :: Int, read "0o17" :: Int, read "123456789012345678901234567890" :: Integer)
  print (readParen False reads "5" :: [(Int, String)], readParen True reads "(5)" :: [(Int, String)])
  print ((fst . head) (reads "[(1,\"a\")]tail" :: [([(Int, String)], String)]))

-- expected stdout:
-- | (42,42,-3,42,-3)
-- | (3.5,3.0,1.0e-3,NaN,-Infinity)
-- | ('x',"a\nb\1234\&5","ab")
-- | ([1,2,3],[],(1,True),())
-- | (Just 3,Just (-3),Left 1,LT)
-- | (Just 12,Nothing,Nothing,Nothing)
-- | (Nothing,Nothing,Just (-3))
-- | ([(5," rest")],[])
-- | ([("hello"," world")],[("123","abc")],[("\"str\""," x")],[("","")],[("(","a)")],[("<="," 3")],[("'c'","d")],[("1.5e3","x")])
-- | (16,15,123456789012345678901234567890)
-- | ([(5,"")],[(5,"")])
-- | [(1,"a")]
