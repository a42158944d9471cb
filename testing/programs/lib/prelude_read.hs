-- read, reads and lex.
main :: IO ()
main = do
  print (read "42" :: Int, read " ( -7 ) " :: Int, read "- 3" :: Int, read "0x1F" :: Int, read "0o17" :: Integer)
  print (read "3.5" :: Double, read "1e3" :: Double, read "7" :: Double, read "-2.5e-3" :: Double, read "NaN" :: Double, read "Infinity" :: Float)
  print (read "[1,2, 3 ]" :: [Int], read "[]" :: [Int], read "([(1,\"a\"),(2,\"b\")])" :: [(Int, String)])
  print (read "\"a\\nb\\\"c\\1234\\&5\\SOH\\x41\\   \\z\"" :: String, read "'x'" :: Char, read "'\\''" :: Char, read "['a','b']" :: String)
  print (read "Just 3" :: Maybe Int, read "(Just (-3))" :: Maybe Int, read "Nothing" :: Maybe Int, read "[Left 1,Right 'c']" :: [Either Int Char])
  print (read "(1,'a',True)" :: (Int, Char, Bool), read "()" :: (), read "LT" :: Ordering)
  print (reads "12abc" :: [(Int, String)], reads "abc" :: [(Int, String)], reads "1.5" :: [(Int, String)], reads "3 4" :: [(Int, String)])
  print (reads "5." :: [(Double, String)], reads ".5" :: [(Double, String)], reads "--3" :: [(Int, String)], reads "" :: [(Int, String)])
  print (reads "Just 3 rest" :: [(Maybe Int, String)], reads "[1,2" :: [([Int], String)], reads "(1,2) x" :: [((Int, Int), String)])
  print (map lex ["", "  ", "foo bar", "a'b_c d", "12.5e3x", "12.e", "0x1Fz", "\"a\\\"b\" c", "'a'b", "(x", ",", "<=> y", "--", "{-", "a.b", "`f`", "1e", "0b1", "_x", "\\"])
  print ((readParen False (\s -> [(x, t) | ("x", t) <- lex s, x <- [1 :: Int]])) "(x) y", (readParen True (\s -> [(x, t) | ("x", t) <- lex s, x <- [1 :: Int]])) "x")
  print (read "123456789012345678901234567890" :: Integer, read "18446744073709551617" :: Int)
  print (map read (words "1 2 3") :: [Int])
  print (read "[[1],[2,3],[]]" :: [[Int]], read "((1,2),(3,4))" :: ((Int, Int), (Int, Int)))

-- expected stdout:
-- | (42,-7,-3,31,15)
-- | (3.5,1000.0,7.0,-2.5e-3,NaN,Infinity)
-- | ([1,2,3],[],[(1,"a"),(2,"b")])
-- | ("a\nb\"c\1234\&5\SOHAz",'x','\'',"ab")
-- | (Just 3,Just (-3),Nothing,[Left 1,Right 'c'])
-- | ((1,'a',True),(),LT)
-- | ([(12,"abc")],[],[],[(3," 4")])
-- | ([(5.0,".")],[],[],[])
-- | ([(Just 3," rest")],[],[((1,2)," x")])
-- | [[("","")],[("","")],[("foo"," bar")],[("a'b_c"," d")],[("12.5e3","x")],[("12",".e")],[("0x1F","z")],[("\"a\\\"b\""," c")],[("'a'","b")],[("(","x")],[(",","")],[("<=>"," y")],[("--","")],[("{","-")],[("a",".b")],[("`","f`")],[("1","e")],[("0","b1")],[("_x","")],[("\\","")]]
-- | ([(1," y")],[])
-- | (123456789012345678901234567890,1)
-- | [1,2,3]
-- | ([[1],[2,3],[]],((1,2),(3,4)))
