-- Text.Read, Data.Complex, Data.Word/Int ranges in Ix and Enum.
module Main where

import Data.Complex
import Data.Int
import Data.Ix
import Data.Word
import Text.Read

main :: IO ()
main = do
  print (readMaybe "5" :: Maybe Int, readEither "x" :: Either String Int, readEither "1 2" :: Either String Int)
  print (map (readMaybe :: String -> Maybe Double) ["1", "1.5", ".5", "1.", "-2e3", "abc", " 7 "])
  let z = 3 :+ 4 :: Complex Double
  print (z, realPart z, imagPart z, magnitude z, z + 1, z * z, conjugate z, z / (1 :+ 1))
  print (mkPolar 1 0 :: Complex Double, cis 0 :: Complex Double, negate z, abs z, fromIntegral 2 * z)
  print (range (1 :: Word8, 4), index (10, 20) (15 :: Int16), inRange ('a', 'f') 'g', rangeSize ((0, 0), (3, 4 :: Int)))
  print ([1, 3 .. 9] :: [Word8], maximum [1, 255 :: Word8], fromIntegral (-1 :: Int8) :: Word8)

-- expected stdout:
-- | (Just 5,Left "Prelude.read: no parse",Left "Prelude.read: no parse")
-- | [Just 1.0,Just 1.5,Nothing,Nothing,Just (-2000.0),Nothing,Just 7.0]
-- | (3.0 :+ 4.0,3.0,4.0,5.0,4.0 :+ 4.0,(-7.0) :+ 24.0,3.0 :+ (-4.0),3.5 :+ 0.5)
-- | (1.0 :+ 0.0,1.0 :+ 0.0,(-3.0) :+ (-4.0),5.0 :+ 0.0,6.0 :+ 8.0)
-- | ([1,2,3,4],5,False,20)
-- | ([1,3,5,7,9],255,255)
