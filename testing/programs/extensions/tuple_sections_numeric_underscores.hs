{-# LANGUAGE TupleSections #-}
{-# LANGUAGE NumericUnderscores #-}
module Main where

main :: IO ()
main = do
  print (map (,True) [1, 2])
  print (map (1,,'c') "ab", (,"x",) 1 2)
  print (zipWith ($) (map (,) "ab") [1, 2])
  print (1_000_000, 0xff_ff, 1_0.5_0, 1e1_0, 0o7_7)
  print (10_000 * 2)

-- expected stdout:
-- | [(1,True),(2,True)]
-- | ([(1,'a','c'),(1,'b','c')],(1,"x",2))
-- | [('a',1),('b',2)]
-- | (1000000,65535,10.5,1.0e10,63)
-- | 20000
