-- The program of hoed-2015, Figure 1.
-- only: debug
-- debug: --ghc
-- answer: no
-- answer: no
-- answer: no
main :: IO ()
main = print (isort [4,3,5])

isort :: [Int] -> [Int]
isort = foldr insert []

insert :: Int -> [Int] -> [Int]
insert n ms = let (xs,ys) = span (>n) ms
              in ys ++ (n : xs)
-- expected session:
-- | [3,5,4]
-- | 1. main = {returns ()} ? no
-- | 2. isort [4,3,5] = [3,5,4] ? no
-- | 3. insert 4 [3,5] = [3,5,4] ? no
-- | The fault is in insert, figure1.hs:14:1
-- |     insert n ms = let (xs,ys) = span (>n) ms
-- |                   in ys ++ (n : xs)
