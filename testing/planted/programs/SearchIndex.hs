module Main where
import qualified Data.Map.Strict as M
import Data.List (foldl')

-- an index that is built once; queries are sections of it
type Index = M.Map String [Int]

documents :: [(Int, String)]
documents = zip [1 ..] ["the cat sat", "the dog", "a cat and a dog"]

index :: Index
index = foldl' addDocument M.empty documents

addDocument :: Index -> (Int, String) -> Index
addDocument m (n, text) = foldr (\w -> M.insertWith merge w [n]) m (words text)

merge :: [Int] -> [Int] -> [Int]
merge new old
  | head new `elem` old = old
  | otherwise = old ++ new

search :: String -> [Int]
search = maybe [] id . (`M.lookup` index)

both :: String -> String -> [Int]
both a b = filter (`elem` search b) (search a)

common :: [String]
common = M.keys (M.filter ((> 1) . length) index)

isCommon :: String -> Bool
isCommon = (`elem` common)

main :: IO ()
main = do
  print (search "cat", search "a")
  print (both "cat" "dog")
  print (map isCommon ["the", "sat"])
-- plant: merge | old ++ new => new
-- plant: merge | = old => = new ++ old
-- plant: documents | zip [1 ..] => zip [0 ..]
-- plant: common | (> 1) => (> 2)
-- plant: search | maybe [] id => maybe [] reverse
-- plant: both | search b => search a
