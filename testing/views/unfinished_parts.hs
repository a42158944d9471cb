-- trace: --max-steps 500
-- view: tree --depth 2
module Main where

-- A part of a result is unfinished, and so is an argument.
main :: IO ()
main = print (total (go 3)) >> print 1

go :: Int -> [Int]
go n = 1 : 2 : more n

more :: Int -> [Int]
more n = more n

total :: [Int] -> Int
total xs = sum (skip xs)

skip :: [Int] -> [Int]
skip xs = drop 1 xs
-- expected stdout:
-- | $ tree --depth 2
-- |   0  main = {does not finish}
-- |   1    total (1 : 2 : ⊥) = ⊥
-- |   2      skip (1 : 2 : ⊥) = 2 : ⊥
-- |   3    go 3 = 1 : 2 : ⊥
-- |   4      more 3 = ⊥
-- |            … 483 more like these (more)
-- | 488        more 3 = ⊥
-- | 489          more 3 = ⊥
-- | 490            more 3 = ⊥
