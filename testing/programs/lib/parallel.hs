-- Strategies evaluate, one thing after the other.
module Main where

import Control.Exception
import Control.Parallel
import Control.Parallel.Strategies

fib :: Int -> Integer
fib n = if n < 2 then toInteger n else fib (n - 1) + fib (n - 2)

main :: IO ()
main = do
  let a = fib 15
      b = fib 16
  print (a `par` (b `pseq` (a + b)))
  print (parMap rdeepseq fib [1 .. 10], map fib [1 .. 5] `using` parList rseq, [1 .. 7 :: Int] `using` parListChunk 3 rdeepseq)
  print (runEval (do { x <- rpar (fib 10); y <- rseq (fib 11); return (x, y) }), withStrategy (parTraversable rseq) (Just 3 :: Maybe Int))
  print ((1 :: Int, 2 :: Int) `using` parTuple2 rseq r0, sum $| rdeepseq $ [1, 2, 3 :: Int], ([1, 2, 3 :: Int] `using` evalBuffer 2 rseq))
  print (length ([undefined, 2 :: Int] `using` parList r0))
  r <- try (evaluate (length ([undefined, 2 :: Int] `using` evalList rseq)))
  putStrLn (either (\e -> const "evaluated" (e :: ErrorCall)) show r)
-- expected stdout:
-- | 1597
-- | ([1,1,2,3,5,8,13,21,34,55],[1,1,2,3,5],[1,2,3,4,5,6,7])
-- | ((55,89),Just 3)
-- | ((1,2),6,[1,2,3])
-- | 2
-- | evaluated
