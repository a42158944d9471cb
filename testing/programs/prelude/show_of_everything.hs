-- show of the standard types: precedences, strings, nested structures.
module Main where

import Data.Ratio
import Data.Complex
import Data.Array
import Data.List.NonEmpty (NonEmpty (..))

main :: IO ()
main = do
  print (1 :: Int, -1 :: Int, 1.0 :: Double, -1.5 :: Double, 'c', "s", True, ())
  print [Just (-1), Nothing]
  print [Left 1, Right "x"]
  print (3 % 4 :: Rational, [(-1) % 2 :: Rational], Just (1 % 3 :: Rational))
  print ((1 :+ (-2)) :: Complex Double, Just (1 :+ 2 :: Complex Double))
  print (listArray (0, 2) "abc", Just (listArray (-1, 0) [1, 2]))
  print (1 :| [2, 3], Just ('a' :| ""))
  print (show "a\"b\\c\n\t\1234\DEL", show 'x', show '\'', show '"')
  print ([] :: [Int], [[]] :: [[Int]], "", [""])
  print (Just (Just Nothing) :: Maybe (Maybe (Maybe Int)), [(1, [Just 'x'])])
  print (showString "ab" "cd", shows 12 "!", showParen True (shows 1) "", showChar 'c' "")
  print (1e7, 1.0e-2, 0.1, 12345678.9, 1e21, 1 / 0, -1 / 0, 0 / 0 :: Double)
  print (fromIntegral (2 ^ 62) :: Double, 1.0e-323, 123456.789e3, 100000.0, 1234567.0, 0.05)
  print (1.1 :: Float, 16777216 :: Float, 3.4028235e38 :: Float, 1.0e-45 :: Float)

-- expected stdout:
-- | (1,-1,1.0,-1.5,'c',"s",True,())
-- | [Just (-1),Nothing]
-- | [Left 1,Right "x"]
-- | (3 % 4,[(-1) % 2],Just (1 % 3))
-- | (1.0 :+ (-2.0),Just (1.0 :+ 2.0))
-- | (array (0,2) [(0,'a'),(1,'b'),(2,'c')],Just (array (-1,0) [(-1,1),(0,2)]))
-- | (1 :| [2,3],Just ('a' :| ""))
-- | ("\"a\\\"b\\\\c\\n\\t\\1234\\DEL\"","'x'","'\\''","'\"'")
-- | ([],[[]],"",[""])
-- | (Just (Just Nothing),[(1,[Just 'x'])])
-- | ("abcd","12!","(1)","c")
-- | (1.0e7,1.0e-2,0.1,1.23456789e7,1.0e21,Infinity,-Infinity,NaN)
-- | (4.611686018427388e18,1.0e-323,1.23456789e8,100000.0,1234567.0,5.0e-2)
-- | (1.1,1.6777216e7,3.4028235e38,1.0e-45)
