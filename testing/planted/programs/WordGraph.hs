module Main where
import Data.List (sort)

-- word ladder graph in a knot: nodes refer to nodes
data Node = Node { word :: String, nexts :: [Node] }

graph :: [(String, Node)]
graph = [(w, Node w (map find (neighbours w))) | w <- dictionary]

find :: String -> Node
find w = case lookup w graph of
  Just n -> n
  Nothing -> error ("no " ++ w)

dictionary :: [String]
dictionary = words "cat cot cog dog dig"

neighbours :: String -> [String]
neighbours w = filter (oneApart w) dictionary

oneApart :: String -> String -> Bool
oneApart a b = length (filter id (zipWith (/=) a b)) == 1

reach :: Int -> Node -> [String]
reach 0 n = [word n]
reach k n = word n : concatMap (reach (k - 1)) (nexts n)

main :: IO ()
main = do
  print (map word (nexts (find "cot")))
  print (reach 2 (find "dog"))
-- plant: oneApart | == 1 => >= 1
-- plant: neighbours | filter (oneApart w) dictionary => takeWhile (oneApart w) dictionary
-- plant: dictionary | cog dog => cog doh dog
-- plant: graph | (map find (neighbours w)) => (map find (reverse (neighbours w)))
-- plant: reach | (reach (k - 1)) => (reach 0)
-- plant: find | Just n -> n => Just n -> n { nexts = take 1 (nexts n) }
-- plant: oneApart | == 1 => /= 1
-- plant: oneApart | == 1 => == 0
