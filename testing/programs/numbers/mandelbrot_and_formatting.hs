module Main where
import Data.Complex
import Numeric (showFFloat, showEFloat, showGFloat, showHex, showOct)
import Text.Printf

mandel :: Complex Double -> Int
mandel c = length . takeWhile ((<= 2) . magnitude) . take 30 $ iterate (\z -> z*z + c) 0

row :: Double -> String
row y = [ sym (mandel (x :+ y)) | x <- [-2, -1.95 .. 0.5] ]
sym :: Int -> Char
sym n | n >= 30 = '*'
      | n > 10 = '+'
      | n > 5 = '.'
      | otherwise = ' '
main :: IO ()
main = do
  mapM_ (putStrLn . row) [1, 0.8 .. -1]
  print ((1 :+ 2) * (3 :+ (-1)) :: Complex Double)
  print (mkPolar 1 (pi/2) :: Complex Double)
  print (sqrt ((-1) :+ 0) :: Complex Double)
  putStrLn (showFFloat (Just 3) (3.14159 :: Double) "")
  putStrLn (showEFloat (Just 2) (12345.678 :: Double) "")
  putStrLn (showGFloat (Just 2) (0.01 :: Double) "")
  putStrLn (showHex (255 :: Int) "" ++ " " ++ showOct (64 :: Int) "")
  printf "%5d|%-5d|%05d|%x|%c|%s|%8.3f|%e|%g\n" (42::Int) (42::Int) (42::Int) (255::Int) 'z' "str" (3.14159::Double) (1234.5::Double) (0.5::Double)
  printf "%s has %d items costing %.2f%%\n" "cart" (3::Int) (9.5::Double)
  let s = printf "%3s|%-6s|" "a" "bc" :: String
  putStrLn s
  print [1.0e-2, 0.1, 1, 12345.678, 1.0e7, 123456789.123, 1/0, 0/0 :: Double]
  print (fromIntegral (3 :: Int) / 2 :: Float, truncate (-2.5 :: Double) :: Int, round 2.5 :: Int, round 3.5 :: Int, ceiling 2.1 :: Int, floor (-2.1) :: Int)
  print (realToFrac (1.5 :: Float) :: Double, 2 ** 0.5 :: Double, 2 ^ 100, 2 ^^ (-3) :: Double)
  print (minimum [3.5, -1.25], show (-5.0e-3))
  print (isNaN (0/0 :: Double), atan2 1 (-1) :: Double, exp 1, decodeFloat (1.5 :: Double), significand 8.0, exponent 8.0)
-- expected stdout:
-- |                                    ..+.+*          
-- |                                ....+****+..        
-- |                          ...+**++**********++++++  
-- |               .+..........++*******************+.+ 
-- |             ...++*******++***********************. 
-- | +*********************************************+... 
-- |             ...++*******++***********************. 
-- |               .+..........++*******************+.+ 
-- |                          ...+**++**********++++++  
-- |                                ....+****+..        
-- |                                    ..+.+*          
-- | 5.0 :+ 5.0
-- | 6.123233995736766e-17 :+ 1.0
-- | 0.0 :+ 1.0
-- | 3.142
-- | 1.23e4
-- | 1.00e-2
-- | ff 100
-- |    42|42   |00042|ff|z|str|   3.142|1.2345e3|0.5
-- | cart has 3 items costing 9.50%
-- |   a|bc    |
-- | [1.0e-2,0.1,1.0,12345.678,1.0e7,1.23456789123e8,Infinity,NaN]
-- | (1.5,-2,2,4,3,-3)
-- | (1.5,1.4142135623730951,1267650600228229401496703205376,0.125)
-- | (-1.25,"-5.0e-3")
-- | (True,2.356194490192345,2.718281828459045,(6755399441055744,-52),0.5,4)
