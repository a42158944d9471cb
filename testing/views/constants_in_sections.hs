-- A constant that is mentioned in a section, which is a trusted value, belongs to whoever wrote the section.
-- view: tree
module Main where
import qualified Data.Map as M
table :: [Int]
table = [1, 2, 4]
prices :: M.Map String Int
prices = M.fromList [("tea", 2), ("cake", 5)]
known :: [Int] -> [Int]
known = filter (`elem` table)
shifted :: Int -> Int
shifted = (+ 1) . (+ length table)
price :: String -> Maybe Int
price = fmap (* 2) . (`M.lookup` prices)
(small, large) = span (< limit) [1 .. 6]
limit :: Int
limit = 4
main :: IO ()
main = do
  print (known [3, 4], shifted 3)
  print (price "tea")
  print (small, large)
-- expected stdout:
-- | $ tree
-- |  0  main = {prints "([4],7)\nJust 4\n([1,2,3],[4,5,6])\n"}
-- |  1    known [3,4] = [4]
-- |  2      table = [1,2,4]
-- |  3    shifted 3 = 7
-- |  4      length table = 3
-- |  2        -> table = [1,2,4]
-- |  5    price "tea" = Just 4
-- |  6      prices = fromList [("cake",5),("tea",2)]
-- |  7    small = [1,2,3]
-- |  8      (small, large) = ([1,2,3],[4,5,6])
-- |  9        limit = 4
-- | 10    large = [4,5,6]
-- |  8      -> (small, large) = ([1,2,3],[4,5,6])
