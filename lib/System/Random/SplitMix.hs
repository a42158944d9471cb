-- | The generator of the package splitmix 0.1, for one seed the same numbers.
module System.Random.SplitMix
  ( SMGen, nextWord64, nextWord32, nextTwoWord32, nextInt, nextDouble, nextFloat, nextInteger, splitSMGen, bitmaskWithRejection32
  , bitmaskWithRejection64, mkSMGen, initSMGen, newSMGen, seedSMGen, seedSMGen', unseedSMGen
  ) where

import Data.Bits
import Data.IORef
import Data.Word
import System.IO.Unsafe (unsafePerformIO)

-- | Seed and gamma, which is odd.
data SMGen = SMGen !Word64 !Word64

instance Eq SMGen where
  SMGen a b == SMGen c d = a == c && b == d
instance Ord SMGen where
  compare (SMGen a b) (SMGen c d) = compare (a, b) (c, d)
instance Show SMGen where
  showsPrec d (SMGen a b) = showParen (d > 10) (showString "SMGen " . showsPrec 11 a . showString " " . showsPrec 11 b)
instance Read SMGen where
  readsPrec d = readParen (d > 10) (\r -> [(SMGen a (b .|. 1), u) | ("SMGen", s) <- lex r, (a, t) <- readsPrec 11 s, (b, u) <- readsPrec 11 t])

goldenGamma :: Word64
goldenGamma = 0x9e3779b97f4a7c15

shiftXor :: Int -> Word64 -> Word64
shiftXor n w = w `xor` (w `shiftR` n)

mix64 :: Word64 -> Word64
mix64 z = shiftXor 33 (shiftXor 33 (shiftXor 33 z * 0xff51afd7ed558ccd) * 0xc4ceb9fe1a85ec53)

mix64variant13 :: Word64 -> Word64
mix64variant13 z = shiftXor 31 (shiftXor 27 (shiftXor 30 z * 0xbf58476d1ce4e5b9) * 0x94d049bb133111eb)

mixGamma :: Word64 -> Word64
mixGamma z0 = if popCount (z1 `xor` (z1 `shiftR` 1)) >= 24 then z1 else z1 `xor` 0xaaaaaaaaaaaaaaaa
  where z1 = mix64variant13 z0 .|. 1

nextWord64 :: SMGen -> (Word64, SMGen)
nextWord64 (SMGen seed gamma) = let seed' = seed + gamma in (mix64 seed', SMGen seed' gamma)

nextWord32 :: SMGen -> (Word32, SMGen)
nextWord32 g = case nextWord64 g of (w, g') -> (fromIntegral w, g')

nextTwoWord32 :: SMGen -> (Word32, Word32, SMGen)
nextTwoWord32 g = case nextWord64 g of (w, g') -> (fromIntegral (w `shiftR` 32), fromIntegral w, g')

nextInt :: SMGen -> (Int, SMGen)
nextInt g = case nextWord64 g of (w, g') -> (fromIntegral w, g')

nextDouble :: SMGen -> (Double, SMGen)
nextDouble g = case nextWord64 g of (w, g') -> (fromIntegral (w `shiftR` 11) * 1.1102230246251565e-16, g')

nextFloat :: SMGen -> (Float, SMGen)
nextFloat g = case nextWord32 g of (w, g') -> (fromIntegral (w `shiftR` 8) * 5.9604644775390625e-8, g')

-- | Between the two, both included.
nextInteger :: Integer -> Integer -> SMGen -> (Integer, SMGen)
nextInteger lo hi g
  | lo == hi = (lo, g)
  | lo > hi = nextInteger hi lo g
  | otherwise = case upTo (hi - lo) g of (n, g') -> (lo + n, g')
  where
    upTo range gen =
      let bits = bitsOf range
          go h = case digits ((bits + 63) `div` 64) 0 h of
            (w, h') -> let x = w .&. (bit bits - 1) in if x > range then go h' else (x, h')
      in go gen
    digits :: Int -> Integer -> SMGen -> (Integer, SMGen)
    digits 0 acc h = (acc, h)
    digits k acc h = case nextWord64 h of (w, h') -> digits (k - 1) (acc `shiftL` 64 .|. fromIntegral w) h'
    bitsOf :: Integer -> Int
    bitsOf n = length (takeWhile (> 0) (iterate (`div` 2) n))

splitSMGen :: SMGen -> (SMGen, SMGen)
splitSMGen (SMGen seed gamma) =
  let seed' = seed + gamma
      seed'' = seed' + gamma
  in (SMGen seed'' gamma, SMGen (mix64 seed') (mixGamma seed''))

-- | Below the first argument.
bitmaskWithRejection32 :: Word32 -> SMGen -> (Word32, SMGen)
bitmaskWithRejection32 0 g = error "bitmaskWithRejection32 0"
bitmaskWithRejection32 n g = go g
  where
    mask = complement 0 `shiftR` countLeadingZeros ((n - 1) .|. 1)
    go h = case nextWord32 h of (w, h') -> let x = w .&. mask in if x >= n then go h' else (x, h')

bitmaskWithRejection64 :: Word64 -> SMGen -> (Word64, SMGen)
bitmaskWithRejection64 0 g = error "bitmaskWithRejection64 0"
bitmaskWithRejection64 n g = go g
  where
    mask = complement 0 `shiftR` countLeadingZeros ((n - 1) .|. 1)
    go h = case nextWord64 h of (w, h') -> let x = w .&. mask in if x >= n then go h' else (x, h')

mkSMGen :: Word64 -> SMGen
mkSMGen s = SMGen (mix64 s) (mixGamma (s + goldenGamma))

seedSMGen :: Word64 -> Word64 -> SMGen
seedSMGen seed gamma = SMGen seed (gamma .|. 1)

seedSMGen' :: (Word64, Word64) -> SMGen
seedSMGen' (seed, gamma) = seedSMGen seed gamma

unseedSMGen :: SMGen -> (Word64, Word64)
unseedSMGen (SMGen seed gamma) = (seed, gamma)

-- | Always the same: a run can be repeated.
initSMGen :: IO SMGen
initSMGen = return (mkSMGen 0x106689d45497fdb5)

theGen :: IORef SMGen
theGen = unsafePerformIO (initSMGen >>= newIORef)

newSMGen :: IO SMGen
newSMGen = atomicModifyIORef theGen splitSMGen
