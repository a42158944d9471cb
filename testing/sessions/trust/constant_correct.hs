-- The same, and the table is right: its user is to blame, after the table was asked about once.
-- debug: --trust squares
-- answer: no
-- answer: no
-- answer: yes
main :: IO ()
main = print (double 3, pick 2)

double :: Int -> Int
double n = n + head squares

pick :: Int -> Int
pick n = squares !! n

squares :: [Int]
squares = map fst table

table :: [(Int, Int)]
table = [(1, 0), (1, 1), (4, 2)]
-- expected stdout:
-- | (4,4)
-- expected session:
-- | (4,4)
-- | 1. main = {prints "(4,4)\n"} ? no
-- | 2. double 3 = 4 ? no
-- | 3. table = [(1,0),(1,1),(4,2)] ? yes
-- | The fault is in double, constant_correct.hs:10:1
-- |     double n = n + head squares
