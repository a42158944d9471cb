-- One node for a constant, under the first user by age, a reference under the others, also through trusted constants
-- that use each other.
-- trace: --trust even' --trust odd' --trust squares
-- view: tree
main :: IO ()
main = print (pick 2, double 3, parity 4)

pick :: Int -> Int
pick n = squares !! n

double :: Int -> Int
double n = n + head squares

squares :: [Int]
squares = map fst table

table :: [(Int, Int)]
table = [(0, 0), (1, 1), (4, 2)]

parity :: Int -> Bool
parity n = even' !! n

even', odd' :: [Bool]
even' = first : odd'
odd' = map not even'

first :: Bool
first = True
-- expected stdout:
-- | $ tree
-- | 0  main = {prints "(4,3,True)\n"}
-- | 1    pick 2 = 4
-- | 2      table = [(0,0),(1,1),(4,2)]
-- | 3    double 3 = 3
-- | 2      -> table = [(0,0),(1,1),(4,2)]
-- | 4    parity 4 = True
-- | 5      first = True
