-- show, at the places where it is easy to get wrong.
main :: IO ()
main = do
  print (Just (-3) :: Maybe Int)
  print [Just (-1.5), Nothing :: Maybe Double]
  print (Left (-2) :: Either Int Int, Right (Just 'x') :: Either () (Maybe Char))
  print "tab\t newline\n quote\" backslash\\ bell\a del\DEL nul\NUL"
  print "\SOH\SO\&H\1234\&5\200x\255\&0 é ü 日本"
  print ['\'', '"', '\n', 'a', '\200', '\SOH']
  print '\''
  print ([] :: [Int], "" :: String, [[]] :: [[Int]], [""], [()])
  print (1 :: Int, 'a', "b", 2.5 :: Double, True, LT, ())
  print ((1, 2, 3, 4, 5, 6, 7) :: (Int, Int, Int, Int, Int, Int, Int))
  putStrLn (showsPrec 11 (-5 :: Int) "" ++ showsPrec 6 (-5 :: Int) "" ++ showsPrec 7 (-5 :: Integer) "" ++ showsPrec 11 (-5.0 :: Double) "")
  putStrLn (showParen True (showString "x" . showChar 'y' . shows (3 :: Int)) "!")
  putStrLn (showString "abc" "def" ++ show (show "a\"b"))
  print (Just (Just Nothing :: Maybe (Maybe Int)), Just [Just 1 :: Maybe Int], Just (1 :: Int, 2 :: Int))
  print (minBound :: Int, [1 .. 3 :: Word], 10 ^ 30 :: Integer, -(10 ^ 30) :: Integer)
  putStrLn (unwords (map show [0.1, 1.0e-2, 123.456, 1.0e21, 12345678901234567890, 0.1 + 0.2 :: Double]))
  putStrLn (concatMap (\n -> showsPrec 7 (negate n) "") [1 :: Int, 2])

-- expected stdout:
-- | Just (-3)
-- | [Just (-1.5),Nothing]
-- | (Left (-2),Right (Just 'x'))
-- | "tab\t newline\n quote\" backslash\\ bell\a del\DEL nul\NUL"
-- | "\SOH\SO\&H\1234\&5\200x\255\&0 \233 \252 \26085\26412"
-- | "'\"\na\200\SOH"
-- | '\''
-- | ([],"",[[]],[""],[()])
-- | (1,'a',"b",2.5,True,LT,())
-- | (1,2,3,4,5,6,7)
-- | (-5)-5(-5)(-5.0)
-- | (xy3)!
-- | abcdef"\"a\\\"b\""
-- | (Just (Just Nothing),Just [Just 1],Just (1,2))
-- | (-9223372036854775808,[1,2,3],1000000000000000000000000000000,-1000000000000000000000000000000)
-- | 0.1 1.0e-2 123.456 1.0e21 1.2345678901234567e19 0.30000000000000004
-- | (-1)(-2)
