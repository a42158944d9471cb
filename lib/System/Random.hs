-- | The package random 1.2: for one seed the same numbers. Without a seed, numbers are the same in each run.
module System.Random
  ( RandomGen(..), Random(..), Uniform(..), UniformRange(..), StdGen, mkStdGen, initStdGen, uniform, uniformR, randomIO, randomRIO
  , getStdRandom, getStdGen, setStdGen, newStdGen, StatefulGen
  ) where

import Data.Bits
import Data.Int
import Data.IORef
import Data.Word
import GHC.Float (double2Float)
import System.IO.Unsafe (unsafePerformIO)
import System.Random.SplitMix

newtype StdGen = StdGen { unStdGen :: SMGen }

instance Eq StdGen where
  StdGen a == StdGen b = a == b
instance Show StdGen where
  showsPrec d (StdGen g) = showParen (d > 10) (showString "StdGen {unStdGen = " . showsPrec 0 g . showString "}")

class RandomGen g where
  next :: g -> (Int, g)
  next g = case genWord64 g of (w, g') -> (fromIntegral w, g')
  genWord8 :: g -> (Word8, g)
  genWord8 g = case genWord32 g of (w, g') -> (fromIntegral w, g')
  genWord16 :: g -> (Word16, g)
  genWord16 g = case genWord32 g of (w, g') -> (fromIntegral w, g')
  genWord32 :: g -> (Word32, g)
  genWord32 g = case randomIntegral (minBound, maxBound) g of (i, g') -> (fromIntegral (i :: Int32), g')
  genWord64 :: g -> (Word64, g)
  genWord64 g = case genWord32 g of
    (l, g1) -> case genWord32 g1 of (h, g2) -> ((fromIntegral h `unsafeShiftL` 32) .|. fromIntegral l, g2)
  genWord32R :: Word32 -> g -> (Word32, g)
  genWord32R m g = unbiasedWordMult32 m g
  genWord64R :: Word64 -> g -> (Word64, g)
  genWord64R m g = bitmaskWithRejection genWord64 m g
  genRange :: g -> (Int, Int)
  genRange _ = (minBound, maxBound)
  split :: g -> (g, g)
  {-# MINIMAL split, (genWord32 | genWord64 | (next, genRange)) #-}

-- | For generators that have only the methods of Haskell 98: from their numbers.
randomIntegral :: (RandomGen g, Integral a) => (a, a) -> g -> (a, g)
randomIntegral (l, h) g0 = go 1 0 g0
  where
    (genlo, genhi) = genRange g0
    b = toInteger genhi - toInteger genlo + 1
    k = toInteger h - toInteger l + 1
    go mag v g
      | mag >= k * 1000 = (fromInteger (toInteger l + v `mod` k), g)
      | otherwise = case next g of (x, g') -> go (mag * b) (v * b + (toInteger x - toInteger genlo)) g'

instance RandomGen StdGen where
  next (StdGen g) = wrap (nextInt g)
  genWord32 (StdGen g) = wrap (nextWord32 g)
  genWord64 (StdGen g) = wrap (nextWord64 g)
  split (StdGen g) = case splitSMGen g of (a, b) -> (StdGen a, StdGen b)
instance RandomGen SMGen where
  next g = nextInt g
  genWord32 g = nextWord32 g
  genWord64 g = nextWord64 g
  split g = splitSMGen g

wrap :: (a, SMGen) -> (a, StdGen)
wrap (a, g) = (a, StdGen g)

mkStdGen :: Int -> StdGen
mkStdGen n = StdGen (mkSMGen (fromIntegral n))

initStdGen :: IO StdGen
initStdGen = fmap StdGen initSMGen

-- | Only its name, for contexts.
class StatefulGen g m

unbiasedWordMult32 :: RandomGen g => Word32 -> g -> (Word32, g)
unbiasedWordMult32 s g = if s == maxBound then genWord32 g else go g
  where
    r = s + 1
    t = negate r `mod` r
    go h = case genWord32 h of
      (x, h') -> let m = fromIntegral x * fromIntegral r :: Word64 in
        if (fromIntegral m :: Word32) >= t then (fromIntegral (m `shiftR` 32), h') else go h'

bitmaskWithRejection :: (Ord a, FiniteBits a, Num a) => (g -> (a, g)) -> a -> g -> (a, g)
bitmaskWithRejection gen range g0 = go g0
  where
    mask = complement zeroBits `shiftR` countLeadingZeros (range .|. 1)
    go g = case gen g of (x, g') -> let x' = x .&. mask in if x' > range then go g' else (x', g')

class Uniform a where
  uniformOf :: RandomGen g => g -> (a, g)

class UniformRange a where
  uniformRangeOf :: RandomGen g => (a, a) -> g -> (a, g)

uniform :: (RandomGen g, Uniform a) => g -> (a, g)
uniform g = uniformOf g

uniformR :: (RandomGen g, UniformRange a) => (a, a) -> g -> (a, g)
uniformR r g = uniformRangeOf r g

class Random a where
  randomR :: RandomGen g => (a, a) -> g -> (a, g)
  random :: RandomGen g => g -> (a, g)
  randomRs :: RandomGen g => (a, a) -> g -> [a]
  randomRs r g = case randomR r g of (x, g') -> x : randomRs r g'
  randoms :: RandomGen g => g -> [a]
  randoms g = case random g of (x, g') -> x : randoms g'

ordered :: Ord a => a -> a -> (a, a)
ordered l h = if l > h then (h, l) else (l, h)

-- | A range of a signed type as a number of the unsigned one.
signedRange :: (Ord a, Integral a, Num w, Integral w) => (a -> w) -> (w -> g -> (w, g)) -> (a, a) -> g -> (a, g)
signedRange toWord gen (l0, h0) g
  | l0 == h0 = (l0, g)
  | otherwise = case ordered l0 h0 of
      (l, h) -> case gen (toWord h - toWord l) g of (x, g') -> (fromIntegral x + l, g')

genWord :: RandomGen g => g -> (Word, g)
genWord g = case genWord64 g of (w, g') -> (fromIntegral w, g')

instance Uniform Int where
  uniformOf g = case genWord64 g of (w, g') -> (fromIntegral w, g')
instance UniformRange Int where
  uniformRangeOf r g = signedRange (fromIntegral :: Int -> Word) (bitmaskWithRejection genWord) r g
instance Random Int where
  randomR r g = uniformRangeOf r g
  random g = uniformOf g
instance Uniform Int64 where
  uniformOf g = case genWord64 g of (w, g') -> (fromIntegral w, g')
instance UniformRange Int64 where
  uniformRangeOf r g = signedRange (fromIntegral :: Int64 -> Word64) (bitmaskWithRejection genWord64) r g
instance Random Int64 where
  randomR r g = uniformRangeOf r g
  random g = uniformOf g
instance Uniform Int32 where
  uniformOf g = case genWord32 g of (w, g') -> (fromIntegral w, g')
instance UniformRange Int32 where
  uniformRangeOf r g = signedRange (fromIntegral :: Int32 -> Word32) (bitmaskWithRejection genWord32) r g
instance Random Int32 where
  randomR r g = uniformRangeOf r g
  random g = uniformOf g
instance Uniform Int16 where
  uniformOf g = case genWord16 g of (w, g') -> (fromIntegral w, g')
instance UniformRange Int16 where
  uniformRangeOf r g = signedRange (fromIntegral :: Int16 -> Word16) (bitmaskWithRejection genWord16) r g
instance Random Int16 where
  randomR r g = uniformRangeOf r g
  random g = uniformOf g
instance Uniform Int8 where
  uniformOf g = case genWord8 g of (w, g') -> (fromIntegral w, g')
instance UniformRange Int8 where
  uniformRangeOf r g = signedRange (fromIntegral :: Int8 -> Word8) (bitmaskWithRejection genWord8) r g
instance Random Int8 where
  randomR r g = uniformRangeOf r g
  random g = uniformOf g

unsignedRange :: (Ord a, Num a) => (a -> g -> (a, g)) -> (a, a) -> g -> (a, g)
unsignedRange gen (l0, h0) g
  | l0 == h0 = (l0, g)
  | otherwise = case ordered l0 h0 of (l, h) -> case gen (h - l) g of (x, g') -> (x + l, g')

narrowMult :: (Integral a, RandomGen g) => a -> g -> (a, g)
narrowMult m g = case unbiasedWordMult32 (fromIntegral m) g of (w, g') -> (fromIntegral w, g')

instance Uniform Word where
  uniformOf g = genWord g
instance UniformRange Word where
  uniformRangeOf r g = unsignedRange (bitmaskWithRejection genWord) r g
instance Random Word where
  randomR r g = uniformRangeOf r g
  random g = uniformOf g
instance Uniform Word64 where
  uniformOf g = genWord64 g
instance UniformRange Word64 where
  uniformRangeOf r g = unsignedRange (bitmaskWithRejection genWord64) r g
instance Random Word64 where
  randomR r g = uniformRangeOf r g
  random g = uniformOf g
instance Uniform Word32 where
  uniformOf g = genWord32 g
instance UniformRange Word32 where
  uniformRangeOf r g = unsignedRange unbiasedWordMult32 r g
instance Random Word32 where
  randomR r g = uniformRangeOf r g
  random g = uniformOf g
instance Uniform Word16 where
  uniformOf g = genWord16 g
instance UniformRange Word16 where
  uniformRangeOf r g = unsignedRange narrowMult r g
instance Random Word16 where
  randomR r g = uniformRangeOf r g
  random g = uniformOf g
instance Uniform Word8 where
  uniformOf g = genWord8 g
instance UniformRange Word8 where
  uniformRangeOf r g = unsignedRange narrowMult r g
instance Random Word8 where
  randomR r g = uniformRangeOf r g
  random g = uniformOf g

instance Uniform Bool where
  uniformOf g = case genWord8 g of (w, g') -> (testBit w 0, g')
instance UniformRange Bool where
  uniformRangeOf (False, True) g = uniformOf g
  uniformRangeOf (True, False) g = uniformOf g
  uniformRangeOf (x, _) g = (x, g)
instance Random Bool where
  randomR r g = uniformRangeOf r g
  random g = uniformOf g

instance Uniform Char where
  uniformOf g = uniformRangeOf (minBound, maxBound) g
instance UniformRange Char where
  uniformRangeOf (l, h) g = case unsignedRange unbiasedWordMult32 (fromIntegral (fromEnum l), fromIntegral (fromEnum h)) g of
    (w, g') -> (toEnum (fromIntegral (w :: Word32)), g')
instance Random Char where
  randomR r g = uniformRangeOf r g
  random g = uniformOf g

-- | Rounded, which fromIntegral does not do for large numbers.
nearestDouble :: Word64 -> Double
nearestDouble w = fromIntegral (w `shiftR` 32) * 4294967296 + fromIntegral (w .&. 0xffffffff)

instance UniformRange Double where
  uniformRangeOf (l, h) g
    | l == h = (l, g)
    | isInfinite l || isInfinite h = (l + h, g)
    | otherwise = case genWord64 g of
        (w, g') -> let x = nearestDouble w / 18446744073709551616 in (x * l + (1 - x) * h, g')
instance Random Double where
  randomR r g = uniformRangeOf r g
  random g = randomR (0, 1) g
instance UniformRange Float where
  uniformRangeOf (l, h) g
    | l == h = (l, g)
    | isInfinite l || isInfinite h = (l + h, g)
    | otherwise = case genWord32 g of
        (w, g') -> let x = double2Float (nearestDouble (fromIntegral w)) / 4294967296 in (x * l + (1 - x) * h, g')
instance Random Float where
  randomR r g = uniformRangeOf r g
  random g = randomR (0, 1) g

instance UniformRange Integer where
  uniformRangeOf (l0, h0) g
    | l0 == h0 = (l0, g)
    | otherwise = case ordered l0 h0 of
        (l, h) ->
          let limit = h - l in
          if limit <= fromIntegral (maxBound :: Word64)
            then case bitmaskWithRejection genWord64 (fromInteger limit) g of (w, g') -> (fromIntegral w + l, g')
            else case boundedInteger (limit + 1) g of (x, g') -> (x + l, g')
instance Random Integer where
  randomR r g = uniformRangeOf r g
  random g = case random g of (n, g') -> (toInteger (n :: Int), g')

-- | Below a bound, from whole words.
boundedInteger :: RandomGen g => Integer -> g -> (Integer, g)
boundedInteger s g0 = go g0
  where
    n = wordsFor s 1
    k = 64 * n
    twoToK = bit k :: Integer
    t = twoToK `mod` s
    go g = case digits n g of
      (x, g') -> let m = x * s in if m .&. (twoToK - 1) < t then go g' else (m `shiftR` k, g')
    digits i g = collect i 0 g
    wordsFor :: Integer -> Int -> Int
    wordsFor x i = if x < bit 64 then i else wordsFor (x `shiftR` 64) (i + 1)

collect :: RandomGen g => Int -> Integer -> g -> (Integer, g)
collect i acc g
  | i == 0 = (acc, g)
  | otherwise = case genWord64 g of (w, g') -> collect (i - 1) (acc `shiftL` 64 .|. fromIntegral w) g'

instance (Random a, Random b) => Random (a, b) where
  randomR ((al, bl), (ah, bh)) g = case randomR (al, ah) g of
    (a, g1) -> case randomR (bl, bh) g1 of (b, g2) -> ((a, b), g2)
  random g = case random g of (a, g1) -> case random g1 of (b, g2) -> ((a, b), g2)
instance (Random a, Random b, Random c) => Random (a, b, c) where
  randomR ((al, bl, cl), (ah, bh, ch)) g = case randomR (al, ah) g of
    (a, g1) -> case randomR (bl, bh) g1 of (b, g2) -> case randomR (cl, ch) g2 of (c, g3) -> ((a, b, c), g3)
  random g = case random g of (a, g1) -> case random g1 of (b, g2) -> case random g2 of (c, g3) -> ((a, b, c), g3)
instance (Uniform a, Uniform b) => Uniform (a, b) where
  uniformOf g = case uniformOf g of (a, g1) -> case uniformOf g1 of (b, g2) -> ((a, b), g2)

theStdGen :: IORef StdGen
theStdGen = unsafePerformIO (initStdGen >>= newIORef)

getStdGen :: IO StdGen
getStdGen = readIORef theStdGen

setStdGen :: StdGen -> IO ()
setStdGen g = writeIORef theStdGen g

newStdGen :: IO StdGen
newStdGen = atomicModifyIORef' theStdGen split

getStdRandom :: (StdGen -> (a, StdGen)) -> IO a
getStdRandom f = atomicModifyIORef' theStdGen (\g -> case f g of (a, g') -> (g', a))

randomIO :: Random a => IO a
randomIO = getStdRandom random

randomRIO :: Random a => (a, a) -> IO a
randomRIO r = getStdRandom (randomR r)
