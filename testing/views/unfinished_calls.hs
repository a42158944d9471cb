-- trace: --max-steps 1000
-- view: tree --depth 2
-- view: observe 'loops 1' --count 1
module Main where

import Data.IORef

-- Unfinished is shown as unfinished, whoever called.
main :: IO ()
main = do
  say 1
  ref <- newIORef 0
  fill ref
  print (map half [2, 4])
  print (first 3)
  put (any loops [1])

say :: Int -> IO ()
say n = print n

fill :: IORef Int -> IO ()
fill ref = writeIORef ref 1

half :: Int -> Int
half n = n `div` 2

first :: Int -> Int
first n = head (go n)

go :: Int -> [Int]
go n = n : go (n + 1)

put :: Bool -> IO ()
put b = putStr (if b then "yes" else "no")

loops :: Int -> Bool
loops n = loops n
-- expected stdout:
-- | $ tree --depth 2
-- |   0  main = {prints "1\n[1,2]\n3\n"; does not finish}
-- |   1    say 1 = {prints "1\n"}
-- |   2    fill <ref 1> = {sets <ref 1> to 1}
-- |   3    half 2 = 1
-- |   4    half 4 = 2
-- |   5    first 3 = 3
-- |   6      go 3 = 3 : _
-- |   7    put ⊥ = {does not finish}
-- |   8    loops 1 = ⊥
-- |   9      loops 1 = ⊥
-- |            … 956 more like these (loops)
-- | 966        loops 1 = ⊥
-- | 967          loops 1 = ⊥
-- | 968            loops 1 = ⊥
-- | $ observe 'loops 1' --count 1
-- | 8  loops 1 = ⊥
