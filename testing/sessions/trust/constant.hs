-- A suspected constant that a trusted constant uses is a child of every user of that one: `table` is to blame, not `pick`.
-- debug: --trust squares
-- answer: no
-- answer: no
-- answer: no
main :: IO ()
main = print (pick 2, double 3)

pick :: Int -> Int
pick n = squares !! n

double :: Int -> Int
double n = n + head squares

squares :: [Int]
squares = map fst table

table :: [(Int, Int)]
table = [(0, 0), (1, 1), (5, 2)]
-- expected stdout:
-- | (5,3)
-- expected session:
-- | (5,3)
-- | 1. main = {prints "(5,3)\n"} ? no
-- | 2. pick 2 = 5 ? no
-- | 3. table = [(0,0),(1,1),(5,2)] ? no
-- | The fault is in table, constant.hs:19:1
-- |     table = [(0, 0), (1, 1), (5, 2)]
