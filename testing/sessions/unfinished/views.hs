-- only: debug
-- debug: --max-steps 2000
-- debug exit: 4
-- answer: no
-- answer: children 1
-- answer: tree 1
-- answer: show
module Main where

-- Views of a run that does not end, from a question.
main :: IO ()
main = print (wait 1)

wait :: Int -> Int
wait n = 1 + wait (n + 1)
-- expected session:
-- | 1. main = {does not finish} ? no
-- | 2  wait 2 = ⊥
-- |   … 1990 more like these (wait)
-- |   1993  wait 1993 = ⊥
-- |     1994  wait 1994 = ⊥
-- |       1995  wait 1995 = ⊥
-- | 1  wait 1 = ⊥
-- |   2  wait 2 = ⊥
-- |     3  wait 3 = ⊥
-- |       4  wait 4 = ⊥
-- |         … 1988 more like these (wait)
-- |         1993  wait 1993 = ⊥
-- |           1994  wait 1994 = ⊥
-- |             1995  wait 1995 = ⊥
-- | wait 998 = ⊥
-- | 2. wait 998 = ⊥ ?
