-- plant: simulate | finish = max now free + service => finish = now + service
-- plant: insertBy' | key x <= key y => key x < key y - 1
-- plant: rotate | drop n xs ++ take n xs => drop n xs ++ take (n + 1) xs
-- Queues of several kinds: banker's queue, priority queue, round robin.
module Main where

class Queue q where
  emptyQ :: q a
  push :: a -> q a -> q a
  pop :: q a -> Maybe (a, q a)
  size :: q a -> Int
  size q = maybe 0 (\(_, rest) -> 1 + size rest) (pop q)

data Pair a = Pair [a] [a]

instance Queue Pair where
  emptyQ = Pair [] []
  push x (Pair front back) = balance front (x : back)
  pop (Pair [] _) = Nothing
  pop (Pair (x : front) back) = Just (x, balance front back)

balance :: [a] -> [a] -> Pair a
balance [] back = Pair (reverse back) []
balance front back = Pair front back

newtype Stack a = Stack [a]

instance Queue Stack where
  emptyQ = Stack []
  push x (Stack xs) = Stack (x : xs)
  pop (Stack []) = Nothing
  pop (Stack (x : xs)) = Just (x, Stack xs)
  size (Stack xs) = length xs

drain :: Queue q => q a -> [a]
drain q = case pop q of
  Nothing -> []
  Just (x, rest) -> x : drain rest

fromList :: Queue q => [a] -> q a
fromList = foldl (flip push) emptyQ

insertBy' :: Ord k => (a -> k) -> a -> [a] -> [a]
insertBy' _ x [] = [x]
insertBy' key x (y : ys)
  | key x <= key y = x : y : ys
  | otherwise = y : insertBy' key x ys

schedule :: [(Int, String)] -> [String]
schedule = map snd . foldr (insertBy' fst) []

simulate :: [(Int, Int)] -> [Int]
simulate = go 0
  where
    go _ [] = []
    go free ((now, service) : rest) = wait : go finish rest
      where
        wait = max 0 (free - now)
        finish = max now free + service

rotate :: Int -> [a] -> [a]
rotate n xs = drop n xs ++ take n xs

roundRobin :: Int -> [(Char, Int)] -> String
roundRobin _ [] = ""
roundRobin slice ((name, left) : rest)
  | left <= slice = name : roundRobin slice rest
  | otherwise = name : roundRobin slice (rest ++ [(name, left - slice)])

main :: IO ()
main = do
  print (drain (fromList [1, 2, 3 :: Int] :: Pair Int))
  print (drain (fromList "abc" :: Stack Char))
  print (size (fromList "four" :: Pair Char), size (fromList "four" :: Stack Char))
  print (schedule [(3, "c"), (1, "a"), (2, "b")])
  print (simulate [(0, 5), (2, 3), (3, 1), (20, 2)])
  print (rotate 2 "hello")
  putStrLn (roundRobin 2 [('a', 3), ('b', 1), ('c', 5)])
