-- Data.Bits, Data.Int, Data.Word.
import Data.Bits
import Data.Int
import Data.Word

main :: IO ()
main = do
  print ((12 .&. 10) :: Int, (12 .|. 3) :: Int, xor 5 1 :: Int, complement 0 :: Int, shiftL 1 10 :: Int, shiftR (-8) 1 :: Int)
  print (testBit (5 :: Int) 0, testBit (5 :: Int) 1, setBit (0 :: Int) 3, clearBit (15 :: Int) 0, complementBit (5 :: Int) 1, popCount (255 :: Int), bit 4 :: Int)
  print (shift 1 3 :: Int, shift 16 (-2) :: Int, rotate (1 :: Word8) 9, rotateL (0x81 :: Word8) 1, rotateR (1 :: Word8) 1, rotate (minBound :: Int) 1)
  print (finiteBitSize (0 :: Int), bitSizeMaybe (0 :: Integer), isSigned (0 :: Word), countLeadingZeros (1 :: Word16), countTrailingZeros (8 :: Int32), zeroBits :: Int)
  print (shiftL 1 100 :: Integer, shiftR (-5) 1 :: Integer, popCount (2 ^ (70 :: Int) - 1 :: Integer), (.&.) (-4) 7 :: Integer, xor (-1) 5 :: Integer, testBit (2 ^ (65 :: Int) :: Integer) 65, popCount (-6 :: Integer))
  print (maxBound :: Int8, minBound :: Int8, maxBound :: Int16, maxBound :: Int32, maxBound :: Int64, maxBound :: Word8, maxBound :: Word16, maxBound :: Word32, maxBound :: Word64)
  print (127 + 1 :: Int8, 200 + 100 :: Word8, fromIntegral (300 :: Int) :: Word8, fromIntegral (200 :: Int) :: Int8, negate 1 :: Word32, 2 ^ (31 :: Int) :: Int32)
  print (div (-7) 2 :: Int8, mod (-7) 2 :: Int16, quot (-7) 2 :: Int32, divMod 7 (-2) :: (Int64, Int64), 250 `div` 7 :: Word8)
  print ([250 ..] :: [Word8], [120, 122 ..] :: [Int8], [5, 3 .. 0] :: [Word16], toInteger (maxBound :: Word64), fromEnum (7 :: Int8), toEnum 9 :: Word16)
  print (read "200" :: Word8, read "-5" :: Int16, show (-5 :: Int8), [Just (-1) :: Maybe Int64], compare (3 :: Word8) 4)
  print (complement 0 :: Word8, shiftL 255 4 :: Word8, shiftR (-128) 3 :: Int8, shiftL 1 7 :: Int8, popCount (-1 :: Int8), (.&.) 0xF0 0x3C :: Word16)
  print (byteSwap32 0x01020304, bitReverse8 1, byteSwap16 0x0102, fromIntegral (maxBound :: Word32) + (1 :: Int64), truncate (3.7 :: Double) :: Int8)
  print (toIntegralSized (300 :: Int) :: Maybe Word8, toIntegralSized (30 :: Int) :: Maybe Word8, True .&. False, xor True True, popCount True)

-- expected stdout:
-- | (8,15,4,-1,1024,-4)
-- | (True,False,8,14,7,8,16)
-- | (8,4,2,3,128,1)
-- | (64,Nothing,False,15,3,0)
-- | (1267650600228229401496703205376,-3,70,4,-6,True,-2)
-- | (127,-128,32767,2147483647,9223372036854775807,255,65535,4294967295,18446744073709551615)
-- | (-128,44,44,-56,4294967295,-2147483648)
-- | (-4,1,-3,(-4,-1),35)
-- | ([250,251,252,253,254,255],[120,122,124,126],[5,3,1],18446744073709551615,7,9)
-- | (200,-5,"-5",[Just (-1)],LT)
-- | (255,240,-16,-128,8,48)
-- | (67305985,128,513,4294967296,3)
-- | (Nothing,Just 30,False,False,1)
