-- Numeric.
import Numeric
import Data.Char (intToDigit)

main :: IO ()
main = do
  putStrLn (showHex (255 :: Int) "" ++ " " ++ showOct (64 :: Int) "" ++ " " ++ showIntAtBase 2 intToDigit (10 :: Int) "" ++ " " ++ showInt (42 :: Integer) "")
  mapM_ (\x -> putStrLn (unwords [showFFloat (Just 2) x "", showFFloat Nothing x "", showEFloat (Just 3) x "", showEFloat Nothing x "", showGFloat (Just 2) x "", showFloat x "", showFFloat (Just 0) x "", showEFloat (Just 0) x ""]))
    [0, 1, 0.5, 1.5, 2.5, 3.14159, 1234.5678, 0.001234, 1e10, 1.0e-10, 123456789.123, 0.1, 99.995, 0.005, 9.999 :: Double]
  putStrLn (showFFloat (Just 3) (-1.23456 :: Double) "" ++ " " ++ showFFloat (Just 2) (1 / 0 :: Double) "" ++ " " ++ showEFloat (Just 2) (0 / 0 :: Double) "")
  putStrLn (showFFloatAlt (Just 0) (3 :: Double) "" ++ " " ++ showGFloatAlt (Just 0) (3 :: Double) "")
  putStrLn (showHFloat (212.21 :: Double) "" ++ " " ++ showHFloat (-12.76e22 :: Float) "" ++ " " ++ showHFloat (1 :: Double) "" ++ " " ++ showHFloat (0 :: Double) "")
  print (floatToDigits 10 (0.15625 :: Double), floatToDigits 2 (0.15625 :: Double), floatToDigits 10 (1.0e-320 :: Double), floatToDigits 10 (0.1 :: Float))
  print (readHex "ff" :: [(Int, String)], readOct "17x" :: [(Int, String)], readDec "12ab" :: [(Int, String)], readHex "xyz" :: [(Int, String)])
  print (readFloat "2.5e1x" :: [(Double, String)], readSigned readDec "-5 x" :: [(Int, String)], readSigned readFloat " -2.5" :: [(Double, String)], lexDigits "123abc")
  print (fst (head (readFloat "0.1" :: [(Rational, String)])), fromRat (1 / 3) :: Double)
  putStrLn (showSigned showInt 0 (-5 :: Int) "" ++ showSigned showInt 7 (-5 :: Int) "")
  print [show x == showFloat x "" | x <- [0.1, 123.456, 1e22, 5.0e-324, 1.7976931348623157e308, 4.35, 2 / 3 :: Double]]

-- expected stdout:
-- | ff 100 1010 42
-- | 0.00 0.0 0.000e0 0.0e0 0.00 0.0 0 0e0
-- | 1.00 1.0 1.000e0 1.0e0 1.00 1.0 1 1e0
-- | 0.50 0.5 5.000e-1 5.0e-1 0.50 0.5 0 5e-1
-- | 1.50 1.5 1.500e0 1.5e0 1.50 1.5 2 2e0
-- | 2.50 2.5 2.500e0 2.5e0 2.50 2.5 2 2e0
-- | 3.14 3.14159 3.142e0 3.14159e0 3.14 3.14159 3 3e0
-- | 1234.57 1234.5678 1.235e3 1.2345678e3 1234.57 1234.5678 1235 1e3
-- | 0.00 0.001234 1.234e-3 1.234e-3 1.23e-3 1.234e-3 0 1e-3
-- | 10000000000.00 10000000000.0 1.000e10 1.0e10 1.00e10 1.0e10 10000000000 1e10
-- | 0.00 0.0000000001 1.000e-10 1.0e-10 1.00e-10 1.0e-10 0 1e-10
-- | 123456789.12 123456789.123 1.235e8 1.23456789123e8 1.23e8 1.23456789123e8 123456789 1e8
-- | 0.10 0.1 1.000e-1 1.0e-1 0.10 0.1 0 1e-1
-- | 100.00 99.995 1.000e2 9.9995e1 100.00 99.995 100 1e2
-- | 0.00 0.005 5.000e-3 5.0e-3 5.00e-3 5.0e-3 0 5e-3
-- | 10.00 9.999 9.999e0 9.999e0 10.00 9.999 10 1e1
-- | -1.235 Infinity NaN
-- | 3. 3.
-- | 0x1.a86b851eb851fp7 -0x1.b0535cp76 0x1p0 0x0p+0
-- | (([1,5,6,2,5],0),([1,0,1],-2),([1],-319),([1],0))
-- | ([(255,"")],[(15,"x")],[(12,"ab")],[])
-- | ([(25.0,"x")],[(-5," x")],[(-2.5,"")],[("123","abc")])
-- | (1 % 10,0.3333333333333333)
-- | -5(-5)
-- | [True,True,True,True,True,True,True]
