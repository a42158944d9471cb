-- Zoom: undo and redo lead in and out, `zoom out` goes back to the finding, and what is about calls is refused inside.
-- debug:
-- answer: zoom
-- answer: no
-- answer: no
-- answer: zoom
-- answer: zoom
-- answer: trust
-- answer: expect 3
-- answer: transform tree-compression
-- answer: switch fdt
-- answer: info
-- answer: tree
-- answer: undo
-- answer: redo
-- answer: strategy single-stepping
-- answer: order innermost
-- answer: go to 3
-- answer: don't know
-- answer: zoom out
-- answer: zoom out
-- answer: zoom
-- answer: no
-- answer: transcript
module Main where

main :: IO ()
main = print (larger 3 4)

larger :: Int -> Int -> Int
larger a b
  | a > b = a
  | a < b = a
  | otherwise = b
-- expected stdout:
-- | 3
-- expected session:
-- | 3
-- | 1. main = {prints "3\n"} ? no
-- | 2. larger 3 4 = 3 ? no
-- | The fault is in larger, moves.hs:31:1
-- |     larger a b
-- |       | a > b = a
-- |                 ~
-- |       | a < b = a
-- |       | otherwise = b
-- |                     ~
-- | The strategy top-down chose node 2 below node 1, the last one that is wrong: larger 3 4 = 3
-- | Suspects left: 7; questions likely: 2; answered: 2.
-- | Tree edt, granularity all. Strategy top-down, order outermost, no transform.
-- | 2  larger 3 4: the guard a > b is False, with a = 3, b = 4
-- |   3  larger 3 4: in a > b, the variable a = 3
-- |     4  larger 3 4: in a > b, the variable b = 4  (also elsewhere)
-- |   4  larger 3 4: in a > b, the variable b = 4
-- |     3  larger 3 4: in a > b, the variable a = 3  (also elsewhere)
-- | The fault is in larger, moves.hs:31:1
-- |     larger a b
-- |       | a > b = a
-- |                 ~
-- |       | a < b = a
-- |       | otherwise = b
-- |                     ~
-- | 3. larger 3 4: in a > b, the variable a = 3 ? don't know
-- | The fault is in larger, moves.hs:31:1
-- |     larger a b
-- |       | a > b = a
-- |                 ~
-- |       | a < b = a
-- |       | otherwise = b
-- |                     ~
-- | 4. larger 3 4: in a > b, the variable b = 4 ? no
-- | The fault is in the expression b, moves.hs:32:9, in larger
-- |     larger a b
-- |       | a > b = a
-- |             ^
-- |       | a < b = a
-- |       | otherwise = b
-- | or, not judged, in larger, from moves.hs:32:5 on
-- |   . larger a b
-- |       | a > b = a
-- |       .   ..... ~
-- |   .   | a < b = a
-- |   .   | otherwise = b
-- |   larger 3 4: in a > b, the variable a = 3
-- | 1. main = {prints "3\n"} ? no
-- | 2. larger 3 4 = 3 ? no
-- | 3. larger 3 4: in a > b, the variable a = 3 ? don't know
-- | 4. larger 3 4: in a > b, the variable b = 4 ? no
