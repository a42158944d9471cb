-- H2010 3.17.2: lazy patterns, as-patterns, wildcards, and when matching forces.
module Main where

lazyPair :: (a, b) -> Int
lazyPair ~(_, _) = 1

swap' :: (a, b) -> (b, a)
swap' ~(a, b) = (b, a)

firsts :: [Int] -> (Int, Int)
firsts ~(x : ~(y : _)) = (x, y)

dup :: [a] -> [a]
dup all'@(x : rest) = all' ++ x : rest
dup e@[] = e

nested :: Maybe (Int, [Int]) -> String
nested m@(Just p@(n, xs@(y : _))) | n == y = show (m, p, xs)
nested (Just (n, _)) = show n
nested Nothing = "none"

partition' :: (a -> Bool) -> [a] -> ([a], [a])
partition' _ [] = ([], [])
partition' p (x : xs)
  | p x = (x : ys, zs)
  | otherwise = (ys, x : zs)
  where ~(ys, zs) = partition' p xs

main :: IO ()
main = do
  print (lazyPair undefined)
  print (fst (swap' (undefined, 1)))
  print (fst (firsts [5]))
  print (dup [1, 2], dup "")
  mapM_ (putStrLn . nested) [Just (1, [1, 2]), Just (3, [4]), Just (5, []), Nothing]
  print (take 3 (fst (partition' even [1 ..])))
  let ~[a, b] = undefined :: [Int]
  putStrLn "not forced"
  let (c, d) | True = (1, 2)
  print (c + d)
  print ((\ ~(x, _) -> 0) undefined)
  print [y | ~(Just y) <- [Just 1]]

-- expected stdout:
-- | 1
-- | 1
-- | 5
-- | ([1,2,1,2],"")
-- | (Just (1,[1,2]),(1,[1,2]),[1,2])
-- | 3
-- | 5
-- | none
-- | [2,4,6]
-- | not forced
-- | 3
-- | 0
-- | [1]
