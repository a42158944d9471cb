-- Data.Bits, Data.Word, Data.Int: fixed sizes wrap.
module Main where

import Data.Bits
import Data.Int
import Data.Word

popCount' :: Int -> Int
popCount' 0 = 0
popCount' n = 1 + popCount' (n .&. (n - 1))

gray :: Int -> Int
gray n = n `xor` (n `shiftR` 1)

main :: IO ()
main = do
  print ([12 .&. 10, 12 .|. 10, 12 `xor` 10, complement 0] :: [Int])
  print ([shiftL 1 10, shiftR 1024 3, shiftR (-8) 1, 1 `shift` 4, 16 `shift` (-2)] :: [Int])
  print (testBit (5 :: Int) 0, testBit (5 :: Int) 1, setBit 0 3 :: Int, clearBit 15 0 :: Int, popCount (255 :: Int))
  print (map popCount' [0, 7, 255], map gray [0 .. 8])
  print (fromIntegral (300 :: Int) :: Word8, fromIntegral (200 :: Int) :: Int8, (250 :: Word8) + 10)
  print (maxBound :: Word8, maxBound :: Int16, minBound :: Int32, maxBound :: Word64, maxBound :: Word)
  print ((-1) :: Word, fromIntegral (-1 :: Int) :: Word32, (127 :: Int8) + 1)
  print ((2 ^ 100 :: Integer) .&. (2 ^ 100 - 1), shiftR (2 ^ 100) 98 :: Integer, popCount (2 ^ 100 - 1 :: Integer), testBit (2 ^ 70 :: Integer) 70)
  print ((-5) .&. 3 :: Integer, complement (10 ^ 20) :: Integer, (-1) `shiftR` 10 :: Integer)
  print (rotateL (0x81 :: Word8) 1, rotateR (1 :: Word16) 1, finiteBitSize (0 :: Int), countLeadingZeros (1 :: Word8))
  print ([250 ..] :: [Word8], (toInteger (maxBound :: Int64), fromEnum (7 :: Word8)))
  print (div (-7 :: Int8) 2, quot (-7 :: Int8) 2, read "255" :: Word8)

-- expected stdout:
-- | [8,14,6,-1]
-- | [1024,128,-4,16,4]
-- | (True,False,8,14,8)
-- | ([0,3,8],[0,1,3,2,6,7,5,4,12])
-- | (44,-56,4)
-- | (255,32767,-2147483648,18446744073709551615,18446744073709551615)
-- | (18446744073709551615,4294967295,-128)
-- | (0,4,100,True)
-- | (3,-100000000000000000001,-1)
-- | (3,32768,64,7)
-- | ([250,251,252,253,254,255],(9223372036854775807,7))
-- | (-4,-3,255)
