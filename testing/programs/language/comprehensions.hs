-- List comprehensions, enumerations, strings, show of nested lists and tuples.
module Main where

pyths :: Int -> [(Int, Int, Int)]
pyths n = [(a, b, c) | c <- [1 .. n], b <- [1 .. c], a <- [1 .. b], a * a + b * b == c * c]

perms :: Eq a => [a] -> [[a]]
perms [] = [[]]
perms xs = [x : p | x <- xs, p <- perms [y | y <- xs, y /= x]]

pascal :: [[Integer]]
pascal = iterate (\row -> zipWith (+) (0 : row) (row ++ [0])) [1]

main :: IO ()
main = do
  print (pyths 20)
  print (perms "abc")
  mapM_ print (take 5 pascal)
  print [if odd x then "odd" else "even" | x <- [1 .. 3 :: Int]]
  print [(x, y) | x <- [1 .. 3], let y = x * x, y > 2]
  print [y | (x, Just y) <- [(1, Just 'a'), (2, Nothing), (3, Just 'c')], x > 0]
  print (concat [[c, c] | c <- "xyz"], [() | False], [x | [x] <- ["a", "bc", "d"]])
  print (zip3 [1 ..] "ab" [True, False], unzip [(1, 'a'), (2, 'b')], lookup 2 (zip [1 ..] "xyz"))
  print [['a' ..  'c'], ['x', 'z' .. '}'], []]
  putStr (unlines [unwords [show (i * j) | j <- [1 .. 3]] | i <- [1 .. 3]])
-- expected stdout:
-- | [(3,4,5),(6,8,10),(5,12,13),(9,12,15),(8,15,17),(12,16,20)]
-- | ["abc","acb","bac","bca","cab","cba"]
-- | [1]
-- | [1,1]
-- | [1,2,1]
-- | [1,3,3,1]
-- | [1,4,6,4,1]
-- | ["odd","even","odd"]
-- | [(2,4),(3,9)]
-- | "ac"
-- | ("xxyyzz",[],"ad")
-- | ([(1,'a',True),(2,'b',False)],([1,2],"ab"),Just 'y')
-- | ["abc","xz|",""]
-- | 1 2 3
-- | 2 4 6
-- | 3 6 9
