-- The stack grows deep, shrinks a little, grows again, and is left by exceptions, with garbage in between.
module Main where

import Control.Exception

-- Deep, not a tail call, with something allocated at each level that is needed after the call.
deep :: Int -> [Int] -> Int
deep 0 xs = length xs
deep n xs =
  let ys = take 3 (n : xs)
      below = deep (n - 1) ys
  in (below + sum ys) `mod` 1000003

-- Up and down: at every 500th level a deep call is made and left again.
zigzag :: Int -> Int
zigzag 0 = 0
zigzag n
  | n `mod` 500 == 0 = let here = deep 2000 [n] in zigzag (n - 1) + here
  | otherwise = let list = [n, n + 1, n + 2] in zigzag (n - 1) + length (filter even list)

failing :: Int -> Int
failing n
  | n == 40000 = errorWithoutStackTrace "deep down"
  | otherwise = let kept = show n in failing (n + 1) + length kept

shared :: Int
shared = failing 7

main :: IO ()
main = do
  print (deep 100000 [])
  print (zigzag 20000)
  r <- try (evaluate (failing 0)) :: IO (Either ErrorCall Int)
  print r
  -- What was under evaluation has failed for good.
  r2 <- try (evaluate shared) :: IO (Either ErrorCall Int)
  r3 <- try (evaluate (shared + 1)) :: IO (Either ErrorCall Int)
  print (r2, r3)
  print (deep 50000 [1, 2, 3])
  inner <- try (evaluate (foldr (\x acc -> if x == 0 then throw (userError "list") else x + acc) 0 ([1 .. 30000] ++ [0]))) :: IO (Either IOException Int)
  print inner
  print (foldr (+) 0 [1 .. 100000 :: Int], foldl (+) 0 [1 .. 100000 :: Int])

-- expected stdout:
-- | 104999
-- | 969160
-- | Left deep down
-- | (Left deep down,Left deep down)
-- | 63753
-- | Left user error (list)
-- | (5000050000,5000050000)
