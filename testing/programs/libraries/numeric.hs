-- Numeric: showing and reading in bases and formats.
module Main where

import Numeric
import Data.Char (intToDigit)

main :: IO ()
main = do
  putStrLn (showHex 255 "" ++ " " ++ showOct 8 "" ++ " " ++ showIntAtBase 2 intToDigit 10 "")
  mapM_ putStrLn [showFFloat (Just 2) 3.14159 "", showFFloat Nothing 0.1 "", showFFloat (Just 0) 2.5 "", showFFloat (Just 3) 1e10 "", showFFloat (Just 2) (-0.005) ""]
  mapM_ putStrLn [showEFloat (Just 3) 12345.678 "", showEFloat Nothing 0.001 "", showEFloat (Just 0) 5 "", showGFloat (Just 2) 0.01 "", showGFloat (Just 2) 123.456 ""]
  print (fst (head (readHex "ff" :: [(Int, String)])), readOct "17x" :: [(Int, String)], readDec "12a" :: [(Int, String)], fst (head (readSigned readDec "-5" :: [(Int, String)])))
  print (floatToDigits 10 0.15625, floatToDigits 2 0.15625, fromRat 0.75 :: Double)
  print (readFloat "2.5e1z" :: [(Double, String)], showFloat 1.5 "", showSigned showInt 0 (-5) "")
  print (map (\x -> showFFloat (Just 1) x "") [0.05, 0.15, 0.25, 0.35, 0.45, 1.95, 9.99, 99.95])

-- expected stdout:
-- | ff 10 1010
-- | 3.14
-- | 0.1
-- | 2
-- | 10000000000.000
-- | -0.00
-- | 1.235e4
-- | 1.0e-3
-- | 5e0
-- | 1.00e-2
-- | 123.46
-- | (255,[(15,"x")],[(12,"a")],-5)
-- | (([1,5,6,2,5],0),([1,0,1],-2),0.75)
-- | ([(25.0,"z")],"1.5","-5")
-- | ["0.0","0.2","0.2","0.4","0.4","2.0","10.0","100.0"]
