module Main where
import Data.List (partition, sortBy, unzip3)
import Data.Ord (comparing)

data Student = Student { name :: String, marks :: [Int] } deriving (Show, Eq)

students :: [Student]
students = zipWith Student ["Ann", "Bob", "Cid"] [[90, 80], [40, 45], [60, 50]]

average :: Student -> Int
average s = sum (marks s) `div` length (marks s)

passed, failed :: [Student]
(passed, failed) = partition ((>= passMark) . average) students

passMark :: Int
passMark = 50

[gold, silver, bronze] = map name (ranking ++ repeat' 3)
  where ranking = sortBy (flip (comparing average)) students
        repeat' n = replicate (n - length students) (Student "-" [])

Just best = lookup (maximum averages) (zip averages names)

averages :: [Int]
names :: [String]
(averages, names, _) = unzip3 (map row students)

row :: Student -> (Int, String, Int)
row s@Student { name = n } = (average s, n, length n)

main :: IO ()
main = do
  putStrLn ("passed " ++ unwords (map name passed))
  putStrLn ("failed " ++ unwords (map name failed))
  putStrLn (unwords [gold, silver, bronze])
  putStrLn best
-- plant: average | sum (marks s) => maximum (marks s)
-- plant: passMark | passMark = 50 => passMark = 60
-- plant: students | [40, 45] => [60, 45]
-- plant: ranking | flip (comparing average) => comparing average
-- plant: repeat' | n - length => n + 1 - length
