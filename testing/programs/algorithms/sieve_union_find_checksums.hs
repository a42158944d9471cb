{-# LANGUAGE FlexibleContexts, ScopedTypeVariables #-}
module Main where
import Control.Monad
import Control.Monad.ST
import Data.Array.ST
import Data.Array.Unboxed
import Data.STRef
import Data.Bits
import Data.Word
import Data.Int

sieve :: Int -> UArray Int Bool
sieve n = runSTUArray $ do
  a <- newArray (2, n) True
  forM_ [2 .. n] $ \i -> do
    p <- readArray a i
    when (p && i * i <= n) $ forM_ [i * i, i * i + i .. n] $ \j -> writeArray a j False
  return a

unionFind :: Int -> [(Int, Int)] -> [Int]
unionFind n es = runST $ do
  parent <- newListArray (0, n - 1) [0 .. n - 1] :: ST s (STUArray s Int Int)
  rank <- newArray (0, n - 1) 0 :: ST s (STUArray s Int Int)
  comps <- newSTRef n
  let find x = do
        p <- readArray parent x
        if p == x then return x else do
          r <- find p
          writeArray parent x r
          return r
      union (x, y) = do
        rx <- find x
        ry <- find y
        unless (rx == ry) $ do
          modifySTRef' comps (subtract 1)
          a <- readArray rank rx
          b <- readArray rank ry
          case compare a b of
            LT -> writeArray parent rx ry
            GT -> writeArray parent ry rx
            EQ -> writeArray parent ry rx >> writeArray rank rx (a + 1)
  mapM_ union es
  c <- readSTRef comps
  rs <- mapM find [0 .. n - 1]
  return (c : rs)

knapsack :: Int -> [(Int, Int)] -> Int
knapsack cap items = final ! cap
  where
    final :: UArray Int Int
    final = runSTUArray $ do
      t <- newArray (0, cap) 0
      forM_ items $ \(w, v) -> forM_ [cap, cap - 1 .. w] $ \c -> do
        a <- readArray t c
        b <- readArray t (c - w)
        when (b + v > a) $ writeArray t c (b + v)
      return t

crc32 :: String -> Word32
crc32 = complement . foldl step 0xffffffff
  where step c ch = (table ! fromIntegral ((c `xor` fromIntegral (fromEnum ch)) .&. 0xff)) `xor` (c `shiftR` 8)
        table :: UArray Word8 Word32
        table = listArray (0, 255) [ iterate f n !! 8 | n <- [0 .. 255] ]
        f n | testBit n 0 = 0xedb88320 `xor` (n `shiftR` 1)
            | otherwise = n `shiftR` 1

xorshift :: Word32 -> Word32
xorshift x0 = x3
  where x1 = x0 `xor` (x0 `shiftL` 13)
        x2 = x1 `xor` (x1 `shiftR` 17)
        x3 = x2 `xor` (x2 `shiftL` 5)

shuffle :: Word32 -> [a] -> [a]
shuffle seed xs = elems (runSTArray (do
  let n = length xs
  arr <- newListArray (0, n - 1) xs
  g <- newSTRef seed
  forM_ [n - 1, n - 2 .. 1] $ \i -> do
    modifySTRef g xorshift
    r <- readSTRef g
    let j = fromIntegral (r `mod` fromIntegral (i + 1))
    a <- readArray arr i
    b <- readArray arr j
    writeArray arr i b
    writeArray arr j a
  return arr))
  where elems a = [ a `at` i | i <- range (bnds a) ]
        at = (Data.Array.Unboxed.!)
        bnds = bounds

main :: IO ()
main = do
  print [ i | (i, True) <- assocs (sieve 100) ]
  print (length (filter id (elems (sieve 2000))))
  print (unionFind 8 [(0, 1), (2, 3), (1, 3), (5, 6)])
  print (knapsack 50 [(10, 60), (20, 100), (30, 120)])
  print (crc32 "The quick brown fox jumps over the lazy dog")
  print (shuffle 2463534242 [1 .. 10 :: Int])
  print (popCount (255 :: Int), (maxBound :: Int8) + 1, fromIntegral (300 :: Int) :: Word8, rotateL (0x81 :: Word8) 1)
  print (map (\k -> shiftR (-17 :: Int) k) [0 .. 5], (.|.) 5 (8 :: Int), countLeadingZeros (1 :: Word16), finiteBitSize (0 :: Int32))
-- expected stdout:
-- | [2,3,5,7,11,13,17,19,23,29,31,37,41,43,47,53,59,61,67,71,73,79,83,89,97]
-- | 303
-- | [4,0,0,0,0,4,5,5,7]
-- | 220
-- | 1095738169
-- | [9,2,7,5,3,10,4,1,8,6]
-- | (8,-128,44,3)
-- | ([-17,-9,-5,-3,-2,-1],13,15,32)
