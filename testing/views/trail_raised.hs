-- An error of library code leads to its application, also where main itself failed or the value came from elsewhere.
-- view: trail
-- view: trail --node 3 --go stack
-- view: tree
module Main where

import qualified Data.Map as M

f :: Int -> Int
f x = x + 1

pick :: M.Map Int Int -> Int -> Int
pick m i = f (2 * m M.! i)

total :: [Int] -> Int
total xs = sum xs

main :: IO ()
main = do
  print (total [pick (M.fromList [(1, 2)]) 1])
  print (total [f (head (drop 3 "abc") `seq` 4)])
-- expected stdout:
-- | $ trail
-- | Error:
-- |   Prelude.head: empty list
-- | Calls that lead there:
-- |   <- main  -- trail_raised.hs:21:20, node 0
-- | Trail:
-- |   <- head []  -- trail_raised.hs:21:20
-- | $ trail --node 3 --go stack
-- | Trail:
-- |   <- f 4  -- trail_raised.hs:10:7, node 3
-- |   <- pick (fromList [(1,2)]) 1  -- trail_raised.hs:13:12, node 2
-- |   <- main  -- trail_raised.hs:20:17, node 0
-- | $ tree
-- | 0  main = {prints "5\n"; fails: Prelude.head: empty list}
-- | 1    total [5] = 5
-- | 2    pick (fromList [(1,2)]) 1 = 5
-- | 3      f 4 = 5
-- | 4    total [error "Prelude.head: empty list"] = error "Prelude.head: empty list"
-- | 5    f (error "Prelude.head: empty list") = error "Prelude.head: empty list"
