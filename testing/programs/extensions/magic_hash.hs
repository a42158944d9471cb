{-# LANGUAGE MagicHash, UnboxedTuples, BangPatterns #-}
-- Unboxed numbers and tuples.
module Main where

import Data.Bits (popCount)
import Data.Word
import GHC.Exts (Char(..), Double(..), Int(I#), Int#, Word(W#), Word#, (+#), (-#), (*#), (==#), (<#), (>#), (*##), (+##), isTrue#,
                 chr#, int2Word#, ord#, plusWord#, quotInt#, quotRemInt#, remInt#, sqrtDouble#, uncheckedIShiftL#, uncheckedIShiftRL#,
                 uncheckedShiftRL#, int2Double#, word2Int#, negateInt#, and#, xor#, popCnt#, sortWith, the, groupWith)

shiftRight :: Int -> Int -> Int
shiftRight (I# x) (I# i) = I# (uncheckedIShiftRL# x i)

fact :: Int# -> Int#
fact n = case n <# 2# of
  1# -> 1#
  _ -> n *# fact (n -# 1#)

sumTo :: Int -> Int
sumTo (I# n) = I# (go 0# n)
  where
    go :: Int# -> Int# -> Int#
    go acc 0# = acc
    go acc k = go (acc +# k) (k -# 1#)

divide :: Int -> Int -> (# Int, Int #)
divide a b = (# a `div` b, a `mod` b #)

both :: Int -> Int -> (Int, Int)
both a b = case divide a b of (# q, r #) -> (q, r)

next :: Char -> Char
next (C# c) = C# (chr# (ord# c +# 1#))

norm :: Double -> Double -> Double
norm (D# x) (D# y) = D# (sqrtDouble# ((x *## x) +## (y *## y)))

mix :: Word -> Word -> Word
mix (W# a) (W# b) = W# (plusWord# (xor# a b) (uncheckedShiftRL# a 3#))

x' :: Int
x' = I# -5#

main :: IO ()
main = do
  print (shiftRight (-1) 60, I# (fact 10#), sumTo 1000)
  print (both 17 5, next 'a', norm 3 4, mix 12345 678)
  print (I# (quotInt# 17# 5#), I# (remInt# -17# 5#), case quotRemInt# 17# 5# of (# q, r #) -> I# (q *# r))
  print (isTrue# (3# ># 2#), isTrue# (3# ==# 2#), x', C# 'x'#, D# 2.5##, W# 7##)
  let !(I# n) = 20
      f# y = y +# n
  print (I# (f# 22#), I# (negateInt# n), D# (int2Double# n), I# (word2Int# (popCnt# (int2Word# 255#))))
  print (sortWith negate [3, 1, 2], the "aaa", groupWith even [1 .. 6 :: Int])
-- expected stdout:
-- | (15,3628800,500500)
-- | ((3,2),'b',5.0,14502)
-- | (3,-2,6)
-- | (True,False,-5,'x',2.5,7)
-- | (42,-20,20.0,8)
-- | ([3,2,1],'a',[[1,3,5],[2,4,6]])
